#include "puzzles/mines/bot/talk/action.hpp"

namespace quadrille::mines::bot {

static_assert(reason_of(Rule::counting) == Reason::counting &&
              reason_of(Rule::saturation) == Reason::saturation);

std::string_view name(Kind kind) {
  switch (kind) {
    case Kind::safe:
      return "SAFE";
    case Kind::flag:
      return "FLAG";
    case Kind::guess:
      return "GUESS";
  }
  return "";
}

std::string_view verb(Kind kind) {
  switch (kind) {
    case Kind::safe:
      return "open";
    case Kind::flag:
      return "flag";
    case Kind::guess:
      return "guess";
  }
  return "";
}

std::string_view name(Reason reason) {
  switch (reason) {
    case Reason::counting:
      return "counting";
    case Reason::earlier:
      return "earlier";
    case Reason::safest:
      return "safest";
    case Reason::progress:
      return "progress";
    case Reason::outlook:
      return "outlook";
    default:
      return mines::name(static_cast<Rule>(reason));
  }
}

}  // namespace quadrille::mines::bot
