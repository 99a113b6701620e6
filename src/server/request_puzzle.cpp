#include "server/request_puzzle.hpp"

#include <utility>

#include <fmt/format.h>

#include "service/show/view.hpp"
#include "service/solve/check.hpp"
#include "service/solve/report.hpp"

namespace quadrille::server {

Expected<void> fits_page(Size size) {
  if (size.cells() <= kMostCells) return {};
  return fail(
      fmt::format("a board of {} cells is too large for the page, which shows {}: use the command line",
                  size.cells(), kMostCells));
}

Expected<RequestPuzzle> read_puzzle(service::Recognised read, NamedPuzzle picked) {
  if (const auto fits = fits_page(read.family->size(*picked.puzzle)); !fits)
    return std::unexpected(fits.error());
  // A puzzle that is alone in its text and has no name was numbered by the reader.
  if (read.puzzles.size() == 1 && picked.id == "1") picked.id.clear();
  return RequestPuzzle{read.family, std::move(picked), std::move(read.format), {}};
}

Expected<RequestPuzzle> read_puzzle(const service::Catalogue& catalogue, service::RecordReader& form) {
  const auto family = form.text("family");
  const auto text = form.text("puzzle");
  const auto format = form.text_or("format", "");
  const auto name = form.text_or("name", "");
  if (form.problem()) return std::unexpected(*form.problem());
  auto read = service::recognise(catalogue, text, family, format);
  if (!read) return std::unexpected(read.error());
  auto first = read->puzzles.front();
  auto result = read_puzzle(std::move(*read), std::move(first));
  if (!result) return result;
  if (!name.empty()) result->named.id = name;
  if (const auto* answer = form.find("answer")) {
    const auto* plain = answer->get<std::string>();
    auto filled = plain != nullptr ? service::read_answer(*result->family, result->puzzle(), *plain)
                                   : result->family->read_answer(result->puzzle(), *answer);
    // A place in an answer that is not a text would be a place in the request, which no user sees.
    if (!filled && plain == nullptr) return fail(filled.error().message);
    if (!filled) return std::unexpected(filled.error());
    result->answer = std::move(*filled);
  }
  return result;
}

Expected<Record> view_of(const RequestPuzzle& request) {
  const AnyFound found{.answer = request.answer};
  return service::view({.family = *request.family,
                        .named = request.named,
                        .format = request.format,
                        .found = request.answer ? &found : nullptr});
}

Expected<Record> stamped(Expected<Record> record) {
  if (record) service::stamp(*record);
  return record;
}

}  // namespace quadrille::server
