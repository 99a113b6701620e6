#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/family/family.hpp"

namespace quadrille::service {

struct RenderOptions {
  bool colour = false;  // text only
  bool rulers = false;  // the numbers of rows and columns, from one
};

// The picture of a puzzle, with an answer on it if there is one, as text, svg, png or pdf. png and pdf are
// bytes.
[[nodiscard]] Expected<std::string> render(const Picture& picture, std::string_view form,
                                           const RenderOptions& options = {});

// A book of puzzles.
struct BookOptions {
  int per_page = 1;
  bool answers = false;  // on pages of their own at the end, smaller
  bool rulers = false;
};
struct BookPuzzle {
  std::string name;
  Picture puzzle;
  Picture answer;  // used only if answers are wanted
};
[[nodiscard]] Expected<std::string> book(const std::vector<BookPuzzle>& puzzles, const BookOptions& options);

[[nodiscard]] bool is_binary(std::string_view form);

}  // namespace quadrille::service
