#include "puzzles/mines/bot/store/state.hpp"

namespace quadrille::mines::bot {

std::string_view name(Status status) {
  switch (status) {
    case Status::unrevealed:
      return "UNREVEALED";
    case Status::just_visualized:
      return "JUST_VISUALIZED";
    case Status::active:
      return "ACTIVE";
    case Status::frontier:
      return "FRONTIER";
    case Status::solved:
      return "SOLVED";
    case Status::to_visualize:
      return "TO_VISUALIZE";
  }
  return "";
}

std::string_view focus_name(const CellState& cell) {
  switch (cell.active_focus) {
    case ActiveFocus::to_reduce:
      return "TO_REDUCE";
    case ActiveFocus::reduced:
      return "REDUCED";
    case ActiveFocus::none:
      break;
  }
  switch (cell.frontier_focus) {
    case FrontierFocus::to_process:
      return "TO_PROCESS";
    case FrontierFocus::processed:
      return "PROCESSED";
    case FrontierFocus::none:
      break;
  }
  return "";
}

}  // namespace quadrille::mines::bot
