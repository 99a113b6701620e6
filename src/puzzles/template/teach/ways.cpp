#include "puzzles/template/facets.hpp"

#include <fmt/format.h>

#include "puzzles/template/model/model.hpp"

namespace quadrille::template_family {
namespace {

struct Options {
  std::int64_t squares = 5;
  std::int64_t ticks = 2;
};

Parameters<Options> parameters() {
  return Parameters<Options>()
      .integer("squares", &Options::squares, std::int64_t{1}, std::int64_t{kLongestSide}, "squares of a band")
      .integer("ticks", &Options::ticks, std::int64_t{0}, std::int64_t{kLongestSide}, "ticks in it");
}

// Settings out of their range do not get here; what they contradict together is an error in words.
Expected<Record> run(const Record& settings) {
  const auto options = parameters().bind(settings);
  if (!options) return std::unexpected(options.error());
  if (options->ticks > options->squares)
    return fail(fmt::format("{} ticks do not fit into {} squares", options->ticks, options->squares));
  std::int64_t ways = 1;
  for (std::int64_t i = 0; i < options->ticks; ++i) ways = ways * (options->squares - i) / (i + 1);
  Record result;
  result.add("ways", ways);
  return result;
}

std::string text(const Record& result) {
  return fmt::format("{}\n", *result.find("ways")->get<std::int64_t>());
}

}  // namespace

Tool ways() {
  return {.name = "ways",
          .summary = "in how many ways a band can have its ticks",
          .parameters = parameters().list(),
          .by_place = 2,
          .examples = {"quadrille ways 5 2"},
          .run = run,
          .text = text};
}

}  // namespace quadrille::template_family
