#pragma once

#include <quadrille/quadrille.hpp>

#include <string_view>

#include "service/catalogue.hpp"
#include "service/solve/solve.hpp"

namespace quadrille::library {

// All families, made when the first is asked for.
[[nodiscard]] const service::Catalogue& catalogue();

// A puzzle of a text.
struct Opened {
  const Family* family = nullptr;
  PuzzlePtr puzzle{};
};
[[nodiscard]] Expected<Opened> open(std::string_view family, std::string_view text, const Reading& reading);

// An answer or a position as the caller hands it in; null for "".
[[nodiscard]] Expected<AnswerPtr> answer_in(const Opened& opened, std::string_view text);

// Settings as the inside takes them. A name that comes twice is an error.
[[nodiscard]] Expected<Record> record_of(const Settings& settings);

// The part of a request that all calls have.
[[nodiscard]] service::SolveRequest request_of(const Limits& limits, int threads = 1, std::uint64_t seed = 1);

}  // namespace quadrille::library
