#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Quadrille as a library: texts in, texts out, the standard library's types between. Every call may be made
// from any thread. The same checks run as in the program: an answer that leaves here has passed its family's
// referee.
//
//   const auto solution = quadrille::solve("tens", "1 9 5\n5 2 8\n", {.seed = 7});
//   if (solution) {
//     std::cout << solution->answer;  // one move per line
//   } else {
//     std::cerr << solution.error().message;  // bad input, with line and column
//   }
//
// Bad input is a value, never an exception. What can be thrown is Fault, and std::bad_alloc.
namespace quadrille {

// What is wrong with an input; line and column count from 1, 0 means the whole.
struct Trouble {
  std::string message;
  int line = 0;
  int column = 0;
};

// What is wrong with an answer, and the cells that show it: row and column, counted from 0. No cells: it lies
// in none by itself.
struct Mistake {
  std::string reason;
  std::vector<std::pair<int, int>> cells{};
};

// An answer did not pass its family's referee, or the program has another fault of its own.
class Fault : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct SolveOptions {
  std::string strategy{};                                         // "": the family's default
  std::vector<std::pair<std::string, std::string>> parameters{};  // of the strategy, as texts
  std::string format{};                                           // "": recognised from the content
  std::optional<std::chrono::nanoseconds> time_limit{};           // nothing: the strategy's own
  std::optional<std::uint64_t> node_limit{};
  std::size_t memory_limit = std::size_t{1} << 30U;  // bytes
  int threads = 1;
  std::uint64_t seed = 1;
  bool prove_unique = true;
  std::stop_token stop{};  // ends the run; the best so far is returned
  std::function<void(double done, const std::string& message)> progress{};  // done is negative where unknown
};

struct Solution {
  // solved, impossible, partial, stopped, timeout, nodes, memory; not_checked: complete, but its referee
  // could not decide all of it within the limits
  std::string status;
  std::string ended;  // finished, stopped, timeout, nodes, memory
  std::string strategy;
  std::optional<bool> unique;   // nothing: not determined, or without meaning for the family
  std::optional<double> score;  // where the family has one
  std::string answer;           // the plain form; empty where there is none
  std::string json;             // the whole result, as `quadrille solve --output json` prints it
  double time_ms = 0;
  std::uint64_t states = 0;
};

[[nodiscard]] std::vector<std::string> families();
[[nodiscard]] std::expected<std::vector<std::string>, Trouble> strategies(std::string_view family);

// Solves the first puzzle of a text. Trouble: unknown family, strategy or parameter, or a text that is no
// puzzle. Throws Fault.
[[nodiscard]] std::expected<Solution, Trouble> solve(std::string_view family, std::string_view puzzle,
                                                     const SolveOptions& options = {});

// What is wrong with an answer (its plain form, or the JSON of a solution); nothing: it is right. Trouble: as
// above, or a referee that could not decide it within a minute.
[[nodiscard]] std::expected<std::vector<Mistake>, Trouble> check(std::string_view family,
                                                                 std::string_view puzzle,
                                                                 std::string_view answer);

// A picture of a puzzle, with an answer on it unless that is empty: form is text, svg, png or pdf.
[[nodiscard]] std::expected<std::string, Trouble> render(std::string_view family, std::string_view puzzle,
                                                         std::string_view answer, std::string_view form);

}  // namespace quadrille
