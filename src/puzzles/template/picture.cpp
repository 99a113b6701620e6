#include "puzzles/template/picture.hpp"

namespace quadrille::template_family {

Picture picture(const Puzzle& puzzle, const Answer* answer) {
  constexpr std::uint32_t kPaper = 0xFFFFFF;
  constexpr std::uint32_t kInk = 0x202124;
  return {.board = answer != nullptr ? answer->page : puzzle.page,
          .legend = {{kBlank, "blank", ".", kPaper, kInk, ""},
                     {kOpen, "open", "?", kPaper, kInk, "?"},
                     {kTick, "ticked", "x", kPaper, kInk, "x"}}};
}

}  // namespace quadrille::template_family
