#include "puzzles/kakuro/facets.hpp"

#include <fmt/format.h>

#include "grid/text.hpp"
#include "puzzles/kakuro/model/combinations.hpp"

namespace quadrille::kakuro {
namespace {

struct CombosOptions {
  std::int64_t length = 1;
  std::int64_t sum = 1;
  std::string with{};
  std::string without{};
};

Parameters<CombosOptions> parameters() {
  return Parameters<CombosOptions>()
      .integer("length", &CombosOptions::length, std::int64_t{1}, std::int64_t{9}, "cells of the run")
      .integer("sum", &CombosOptions::sum, std::int64_t{1}, std::int64_t{kLargestSum}, "what they sum to")
      .text("with", &CombosOptions::with, "only sets that hold all these digits: 17")
      .text("without", &CombosOptions::without, "only sets that hold none of these digits: 289");
}

Expected<Digits> digits_in(std::string_view name, std::string_view text) {
  Digits digits = 0;
  for (const char character : text) {
    if (character < '1' || character > '9') {
      return fail(fmt::format("--{} takes digits 1 to 9, as in 289, not {}", name, in_quotes(text)));
    }
    digits |= digit_bit(character - '0');
  }
  return digits;
}

std::string spelled(Digits digits) {
  std::string text;
  for (int digit = 1; digit <= 9; ++digit) {
    if ((digits & digit_bit(digit)) != 0) text += static_cast<char>('0' + digit);
  }
  return text;
}

Expected<Record> run(const Record& settings) {
  const auto options = parameters().bind(settings);
  if (!options) return std::unexpected(options.error());
  const auto with = digits_in("with", options->with);
  if (!with) return std::unexpected(with.error());
  const auto without = digits_in("without", options->without);
  if (!without) return std::unexpected(without.error());

  Digits all = kAllDigits;
  Digits any = 0;
  Record::List sets;
  for (const Digits set :
       combinations(static_cast<int>(options->length), static_cast<int>(options->sum), *with, *without)) {
    sets.emplace_back(spelled(set));
    all &= set;
    any |= set;
  }
  Record result;
  result.add("length", options->length);
  result.add("sum", options->sum);
  result.add("required", sets.empty() ? "" : spelled(all));
  result.add("possible", spelled(any));
  result.add("sets", std::move(sets));
  return result;
}

std::string text(const Record& result) {
  const auto& sets = *result.find("sets")->get<Record::List>();
  if (sets.empty()) {
    return fmt::format("no {} such digits make {}\n", *result.find("length")->get<std::int64_t>(),
                       *result.find("sum")->get<std::int64_t>());
  }
  std::string lines;
  for (const auto& set : sets) lines += *set.get<std::string>() + "\n";
  const auto& required = *result.find("required")->get<std::string>();
  return lines + fmt::format("{} {}; in every set: {}; in some: {}\n", sets.size(),
                             sets.size() == 1 ? "set" : "sets", required.empty() ? "none" : required,
                             *result.find("possible")->get<std::string>());
}

}  // namespace

Tool combos() {
  return {.name = "combos",
          .summary = "Kakuro's table: which digits can make a sum",
          .parameters = parameters().list(),
          .by_place = 2,
          .examples = {"quadrille combos 3 11", "quadrille combos 4 20 --with 9 --without 12"},
          .run = run,
          .text = text};
}

}  // namespace quadrille::kakuro
