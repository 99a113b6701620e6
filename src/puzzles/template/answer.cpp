#include "puzzles/template/answer.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "grid/picture.hpp"
#include "puzzles/template/formats/plain.hpp"

namespace quadrille::template_family {

Expected<Answer> read_answer(const Puzzle& puzzle, std::string_view text) {
  auto page = read_page(text, U".?x");
  if (!page) return std::unexpected(page.error());
  if (page->size() != puzzle.page.size()) return fail("the answer has another size than the page");
  return Answer{std::move(*page)};
}

std::string write_answer(const Puzzle& /*puzzle*/, const Answer& answer) { return plain_text(answer.page); }

std::string headline(const Puzzle& puzzle, const FoundView<Answer>& found) {
  return fmt::format("{} of {} ticked", std::ranges::count(found.answer.page.values(), kTick),
                     std::ranges::count(puzzle.page.values(), kOpen));
}

}  // namespace quadrille::template_family
