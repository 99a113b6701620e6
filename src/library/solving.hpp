#pragma once

#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>

#include "library/opened.hpp"

namespace quadrille::library {

// A solve that was read and understood, and can begin.
struct Planned {
  Opened opened;
  AnswerPtr position{};
  service::SolveRequest request{};
};

// Everything that can be wrong with what the caller asks is said here.
[[nodiscard]] Expected<Planned> plan(std::string_view family, std::string_view puzzle,
                                     const SolveOptions& options);

// Runs it. Throws Fault.
[[nodiscard]] Expected<Solution> run(const Planned& planned, const service::Hooks& hooks);

// Hooks around the caller's callback. What it throws must not fall through a search: it ends the run, and is
// thrown once that has returned.
class Following {
 public:
  Following(std::stop_token stop, std::function<void(const Progress&)> listener);

  [[nodiscard]] service::Hooks hooks();
  // Throws what the callback threw, if anything.
  void settle();

 private:
  void hear(const Progress& progress) noexcept;

  std::function<void(const Progress&)> listener_;
  std::stop_source ending_;
  std::mutex guard_;
  std::exception_ptr thrown_;
  std::stop_callback<std::function<void()>> link_;  // last: it refers to ending_
};

}  // namespace quadrille::library
