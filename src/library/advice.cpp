#include "library/opened.hpp"
#include "service/make/grade.hpp"
#include "service/solve/check.hpp"
#include "service/solve/hint.hpp"

namespace quadrille {

Expected<std::vector<Step>> hint(std::string_view family, std::string_view puzzle,
                                 const HintOptions& options) {
  const auto opened = library::open(family, puzzle, options.read);
  if (!opened) return std::unexpected(opened.error());
  auto position = library::answer_in(*opened, options.position);
  if (!position) return std::unexpected(position.error());
  const auto limits = library::request_of(options.limits);
  return service::hint({.family = *opened->family,
                        .puzzle = *opened->puzzle,
                        .position = std::move(*position),
                        .at_most = options.at_most,
                        .limits = limits,
                        .review = limits},
                       {.stop = options.stop});
}

Expected<Ruling> check(std::string_view family, std::string_view puzzle, std::string_view answer,
                       const CheckOptions& options) {
  const auto opened = library::open(family, puzzle, options.read);
  if (!opened) return std::unexpected(opened.error());
  const auto read = service::read_answer(*opened->family, *opened->puzzle, answer);
  if (!read) return std::unexpected(read.error());
  return service::check(*opened->family, *opened->puzzle, **read,
                        options.so_far ? Extent::so_far : Extent::whole, library::request_of(options.limits),
                        {.stop = options.stop});
}

Expected<Grade> grade(std::string_view family, std::string_view puzzle, const GradeOptions& options) {
  const auto opened = library::open(family, puzzle, options.read);
  if (!opened) return std::unexpected(opened.error());
  return service::grade(*opened->family, *opened->puzzle,
                        library::request_of(options.limits, options.threads, options.seed),
                        {.stop = options.stop});
}

}  // namespace quadrille
