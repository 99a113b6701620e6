#pragma once

#include <quadrille/quadrille.h>
#include <quadrille/quadrille.hpp>

#include <array>
#include <exception>
#include <initializer_list>
#include <new>
#include <span>
#include <string_view>
#include <utility>

#include "engine/settings/record.hpp"
#include "service/input/record_reader.hpp"
#include "service/solve/solve.hpp"

// The way between C and quadrille.hpp: texts, options, errors.

namespace quadrille::library {

// Writes an error where somebody wants it, and gives the code back. noexcept, since it speaks for exceptions.
quadrille_code report(quadrille_error* error, quadrille_code code, const Error& what) noexcept;
quadrille_code report(quadrille_error* error, quadrille_code code, const char* what) noexcept;
quadrille_code report_null(quadrille_error* error) noexcept;

// A copy that the caller frees. Throws bad_alloc.
[[nodiscard]] char* copied(std::string_view text);

// Runs what gives an Expected<void>; nothing that it throws goes further.
template <class Work>
quadrille_code guarded(quadrille_error* error, Work&& work) noexcept {
  try {
    const Expected<void> done = std::forward<Work>(work)();
    return done ? QUADRILLE_OK : report(error, QUADRILLE_BAD_INPUT, done.error());
  } catch (const std::bad_alloc&) {
    return report(error, QUADRILLE_NO_MEMORY, "there is not enough memory");
  } catch (const std::exception& thrown) {
    return report(error, QUADRILLE_FAULT, thrown.what());
  } catch (...) {
    return report(error, QUADRILLE_FAULT, "a callback has thrown");
  }
}

// The same for a text, which goes to the caller.
template <class Work>
quadrille_code guarded_text(char** out, quadrille_error* error, Work&& work) noexcept {
  return guarded(error, [&] {
    return mapped(std::forward<Work>(work)(), [&](const std::string& text) { *out = copied(text); });
  });
}

// ---- options ----

// The keys that calls share.
inline constexpr std::array<std::string_view, 2> kReading{"format", "pick"};
inline constexpr std::array<std::string_view, 5> kWorking{"time_limit", "node_limit", "memory_limit",
                                                          "threads", "seed"};

// A JSON object that contains no key but these, shared and of its own; nullptr is an empty one.
[[nodiscard]] Expected<Record> options_in(const char* text,
                                          std::initializer_list<std::span<const std::string_view>> shared,
                                          std::initializer_list<std::string_view> own = {});

[[nodiscard]] Reading reading(service::RecordReader& reader);
[[nodiscard]] Limits limits_of(const service::SolveRequest& request);
// An object of values, as texts.
[[nodiscard]] Settings settings(service::RecordReader& reader, std::string_view key);

[[nodiscard]] Expected<SolveOptions> solve_options(const char* text);

}  // namespace quadrille::library
