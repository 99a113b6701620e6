#include "puzzles/kakuro/make/generate.hpp"

#include <fmt/format.h>

#include "puzzles/kakuro/facets.hpp"
#include "puzzles/kakuro/make/recipe.hpp"

namespace quadrille::kakuro {
namespace {

// Beyond these limits a recipe is taken to be out of reach. A pattern that resists is soon abandoned for
// another.
constexpr int kMostPatterns = 200;
constexpr int kTriesOnOne = 40;

constexpr int kLeastSide = 3;
constexpr int kMostSide = 60;

// What the user asks for, as the parameters put it.
struct RandomOptions {
  std::int64_t rows = 12;
  std::int64_t cols = 12;
  double black = Recipe{}.black;
  Symmetry symmetry = Symmetry::rotational;
  std::int64_t longest = kLongestRun;
  std::optional<Tier> grade{};
};

struct PatternOptions {
  std::string pattern = "..#../...../#...#/...../..#..";
  std::optional<Tier> grade{};
};

std::vector<std::pair<std::string, std::optional<Tier>>> grades() {
  std::vector<std::pair<std::string, std::optional<Tier>>> choices{{"any", std::nullopt}};
  for (const auto tier : {Tier::easy, Tier::medium, Tier::hard, Tier::expert, Tier::diabolical})
    choices.emplace_back(name(tier), tier);
  return choices;
}

Parameters<RandomOptions> random_parameters() {
  return Parameters<RandomOptions>()
      .integer("rows", &RandomOptions::rows, std::int64_t{kLeastSide}, std::int64_t{kMostSide},
               "rows of squares")
      .integer("cols", &RandomOptions::cols, std::int64_t{kLeastSide}, std::int64_t{kMostSide},
               "columns of squares")
      .real("black", &RandomOptions::black, 0.1, 0.9,
            "share of black squares, apart from the first row and column, which are black")
      .choice("symmetry", &RandomOptions::symmetry,
              {{"none", Symmetry::none}, {"rotational", Symmetry::rotational}, {"mirror", Symmetry::mirror}},
              "of the black squares")
      .integer("longest", &RandomOptions::longest, std::int64_t{2}, std::int64_t{kLongestRun},
               "cells of the longest run")
      .choice("grade", &RandomOptions::grade, grades(), "how hard it should be for a person");
}

Parameters<PatternOptions> pattern_parameters() {
  return Parameters<PatternOptions>()
      .text("pattern", &PatternOptions::pattern, "rows of . (white) and # (black) with / between them")
      .choice("grade", &PatternOptions::grade, grades(), "how hard it should be for a person");
}

Error not_found(const Context& context, std::string_view what_else) {
  if (context.end() != End::finished) return {"the limits were reached before a puzzle was found"};
  return {fmt::format("no puzzle with a single answer was found: {}", what_else)};
}

Expected<Made<Puzzle, Filling>> make_random(const Record& settings, Random& random, Context& context) {
  const auto options = random_parameters().bind(settings);
  if (!options) return std::unexpected(options.error());
  return generate({.rows = static_cast<int>(options->rows),
                   .cols = static_cast<int>(options->cols),
                   .black = options->black,
                   .symmetry = options->symmetry,
                   .longest = static_cast<int>(options->longest),
                   .grade = options->grade},
                  random, context);
}

Expected<Made<Puzzle, Filling>> make_on_pattern(const Record& settings, Random& random, Context& context) {
  const auto options = pattern_parameters().bind(settings);
  if (!options) return std::unexpected(options.error());
  const auto pattern = read_pattern(options->pattern);
  if (!pattern) return std::unexpected(pattern.error());
  return generate_on(*pattern, options->grade, random, context);
}

}  // namespace

Expected<Puzzle> generate(const Recipe& recipe, Random& random, Context& context) {
  for (int i = 0; i < kMostPatterns && context.end() == End::finished; ++i) {
    const auto pattern = random_pattern(recipe, random, context);
    if (!pattern) return std::unexpected(pattern.error());
    if (auto puzzle = compose(*pattern, recipe.grade, random, context)) return std::move(*puzzle);
  }
  return std::unexpected(not_found(context, "more black squares, shorter runs or another grade would help"));
}

Expected<Puzzle> generate_on(const Grid<Square>& pattern, std::optional<Tier> grade, Random& random,
                             Context& context) {
  for (int i = 0; i < kTriesOnOne && context.end() == End::finished; ++i) {
    if (auto puzzle = compose(pattern, grade, random, context)) return std::move(*puzzle);
  }
  return std::unexpected(
      not_found(context, "the pattern's runs may be too long, or its parts too small for the grade"));
}

std::vector<Generator<Puzzle, Filling>> generators() {
  return {{.name = "random",
           .summary = "black squares and digits at random",
           .parameters = random_parameters().list(),
           .make = make_random},
          {.name = "pattern",
           .summary = "digits for black squares that you draw",
           .parameters = pattern_parameters().list(),
           .make = make_on_pattern}};
}

}  // namespace quadrille::kakuro
