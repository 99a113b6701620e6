#include "service/show/render.hpp"

#include <fmt/format.h>

#include <cmath>

#include "draw/pdf.hpp"
#include "draw/png.hpp"
#include "draw/svg.hpp"
#include "draw/terminal.hpp"
#include "engine/settings/spelling.hpp"

namespace quadrille::service {
namespace {

// The answers of a book are smaller than its puzzles by this factor, in each direction.
constexpr int kAnswersSmaller = 2;

Picture captioned(Picture picture, const std::string& name) {
  picture.caption = picture.caption.empty() ? name : fmt::format("{}: {}", name, picture.caption);
  return picture;
}

}  // namespace

Expected<std::string> render(const Picture& picture, std::string_view form, const RenderOptions& options) {
  if (form == "text") return draw::text(picture, {.colour = options.colour, .rulers = options.rulers});
  if (form == "svg") return draw::svg(picture, {.rulers = options.rulers});
  if (form == "png") return draw::png(picture, {.rulers = options.rulers});
  if (form == "pdf") return draw::pdf(std::span(&picture, 1), {.rulers = options.rulers});
  return fail(unknown_word("form", form, {"text", "svg", "png", "pdf"}));
}

Expected<std::string> book(const std::vector<BookPuzzle>& puzzles, const BookOptions& options) {
  std::vector<Picture> fronts;
  std::vector<Picture> backs;
  for (const auto& [name, puzzle, answer] : puzzles) {
    fronts.push_back(captioned(puzzle, name));
    if (options.answers) backs.push_back(captioned(answer, name));
  }
  // A page is taller than wide, and so is the table of places.
  const int across = std::max(1, static_cast<int>(std::sqrt(options.per_page)));
  const int down = (options.per_page + across - 1) / across;
  std::vector<draw::Chapter> chapters{{fronts, across, down, options.rulers}};
  if (options.answers)
    chapters.push_back({backs, across * kAnswersSmaller, down * kAnswersSmaller, options.rulers});
  return draw::pdf(chapters, puzzles.empty() ? "" : puzzles.front().name);
}

bool is_binary(std::string_view form) { return form == "png" || form == "pdf"; }

}  // namespace quadrille::service
