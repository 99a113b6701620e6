#pragma once

#include <quadrille/export.h>
#include <quadrille/values.hpp>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Quadrille as a library: texts in, texts out, the standard library's types between. quadrille.h is the same
// for C. What the families are, which formats they read and what their strategies take: docs/formats.md,
// docs/strategies.md, or describe().
//
// An example, which is a test (tests/library/examples/tour.cpp):
//
//   #include <iostream>
//   #include <quadrille/quadrille.hpp>
//
//   int main() {
//     using namespace std::chrono_literals;
//     const char* board = "1 9 5\n5 2 8\n";
//
//     // Solve it. A board that cannot be read is a value with a line and a column.
//     const auto solution = quadrille::solve("tens", board, {.limits = {.time = 1s}});
//     if (!solution) {
//       std::cerr << solution.error().line << ": " << solution.error().message << '\n';
//       return 2;
//     }
//     std::cout << name(solution->status) << ", " << solution->headline << '\n' << solution->answer;
//
//     // Ask the referee, which shares no code with the solvers.
//     const auto ruling = quadrille::check("tens", board, solution->answer);
//     if (!ruling || !ruling->right()) return 1;
//
//     // Solve it on a thread of its own, and take the best that it has found when the time is up.
//     auto run = quadrille::start("tens", board);
//     if (!run) return 2;
//     if (!run->wait_for(100ms)) run->stop();
//     std::cout << run->result()->answer;
//   }
//
// Threads. Every function may be called from any thread, and from several at once; a call works on the thread
// that makes it, and on as many of its own as `threads` says. A Session and a Run belong to one thread at a
// time, but for Run::stop, which any thread may call. A progress callback is called from a thread that
// solves, by one at a time, and never after the call, or the Run, has ended.
//
// Lifetimes. Texts and options that are passed in are only looked at during the call; start() keeps copies.
// What comes back is the caller's own, and refers to nothing. A Run that goes out of scope is stopped and
// waited for.
//
// Failures. Bad input is a value, an Error in an Expected, never an exception. What can be thrown is Fault,
// an answer that did not pass its family's referee; std::bad_alloc and, where the system gives no thread,
// std::system_error; and what a callback throws, after it has ended the run.
namespace quadrille {

// Same as the program's: "0.2.0".
[[nodiscard]] QUADRILLE_API std::string_view version() noexcept;

// ---- what there is ----

struct Description {
  std::string name;     // what is typed
  std::string summary;  // in one line
};

struct FormatDescription {
  std::string name;
  std::string summary;
  std::string extension;  // with its dot
  bool reads = true;
  bool writes = true;
};

[[nodiscard]] QUADRILLE_API std::vector<Description> families();

// In the order shown to users; the first is the default. Error: an unknown family.
[[nodiscard]] QUADRILLE_API Expected<std::vector<Description>> strategies(std::string_view family);

// The first is the plain form. Error: an unknown family.
[[nodiscard]] QUADRILLE_API Expected<std::vector<FormatDescription>> formats(std::string_view family);

// All of it as JSON: strategies, formats and generators with their parameters, each with its range, default
// and help. Error: an unknown family.
[[nodiscard]] QUADRILLE_API Expected<std::string> describe(std::string_view family);

// ---- options ----

// How a text of puzzles is read, in UTF-8, or in UTF-16 with its mark.
struct Reading {
  std::string format{};  // "": recognised from the content
  std::string pick{};    // of several puzzles: its name, or its number from 1; "": the first
};

// Names with values as texts: {{"prefer", "fewest"}}.
using Settings = std::vector<std::pair<std::string, std::string>>;

struct SolveOptions {
  std::string strategy{};  // "": the family's default
  Settings parameters{};   // of the strategy
  Reading read{};
  std::string position{};  // what a player has so far, as an answer's plain form or JSON; "": nothing
  Limits limits{};         // time: the strategy's own where there is nothing
  int threads = 1;
  std::uint64_t seed = 1;
  bool prove_unique = true;
  std::stop_token stop{};  // ends the run; the best so far is returned
  std::function<void(const Progress&)> progress{};
};

// For a person who waits: where no time is given a minute is the limit.
struct HintOptions {
  Reading read{};
  std::string position{};
  std::size_t at_most = 1;  // steps
  Limits limits{};
  std::stop_token stop{};
};

struct CheckOptions {
  Reading read{};
  bool so_far = false;  // of an answer that is not whole only what it says is looked at
  Limits limits{};
  std::stop_token stop{};
};

struct GradeOptions {
  Reading read{};
  Limits limits{};
  int threads = 1;
  std::uint64_t seed = 1;
  std::stop_token stop{};
};

struct GenerateOptions {
  std::string kind{};        // which generator; "": the family's first
  Settings settings{};       // rows, cols, ...
  std::string file{};        // what a generator that works from a file is given
  std::string format{};      // to write; "": the plain form
  std::uint64_t number = 0;  // of the puzzles of a seed
  bool with_answer = false;
  Limits limits{};
  int threads = 1;
  std::uint64_t seed = 1;
  std::stop_token stop{};
  std::function<void(const Progress&)> progress{};
};

struct ConvertOptions {
  std::string format{};  // to read; "": recognised from the content
  std::string pick{};    // one puzzle alone; "": all of them
};

struct RenderOptions {
  Reading read{};
  std::string answer{};  // drawn on the puzzle; "": none
};

// ---- calls ----

struct Solution {
  Status status{};
  End end{};
  std::string strategy{};
  std::optional<bool> unique{};           // nothing: not determined, or without meaning for the family
  std::optional<double> score{};          // where moves are played
  std::string answer{};                   // the plain form; "" where there is none
  std::string headline{};                 // of the answer, in one line: "47 moves, 152 of 160 cells"
  std::optional<Objection> impossible{};  // why there is no answer, where there is none
  std::vector<Cell> unchecked{};          // cells whose claims the referee could not decide
  double time_ms = 0;
  std::uint64_t nodes = 0;
  std::string json{};  // the whole result, as `quadrille solve --output json` prints it
};

// Error: an unknown family, strategy or parameter, or a text that cannot be read. Throws Fault.
[[nodiscard]] QUADRILLE_API Expected<Solution> solve(std::string_view family, std::string_view puzzle,
                                                     const SolveOptions& options = {});

// A solve on a thread of its own.
//
//   start() ---> RUNNING --(it ends, or stop())--> ENDED        moved from: EMPTY
//
class QUADRILLE_API Run {
 public:
  Run(Run&& other) noexcept;
  Run& operator=(Run&& other) noexcept;
  ~Run();  // stops the run and waits for it

  [[nodiscard]] bool running() const noexcept;
  void stop() noexcept;        // asks for an end and does not wait; within milliseconds for most
  void wait() const noexcept;  // returns at once in the run's own callback
  // True: the run has ended within that time.
  [[nodiscard]] bool wait_for(std::chrono::nanoseconds time) const noexcept;
  // Waits, and says what solve() would have; as often as asked. Error: as solve, or the Run is EMPTY, or its
  // own callback asks. Throws what solve does.
  [[nodiscard]] Expected<Solution> result() const;

 private:
  struct Inside;
  explicit Run(std::shared_ptr<Inside> inside) noexcept;
  friend QUADRILLE_API Expected<Run> start(std::string_view family, std::string_view puzzle,
                                           const SolveOptions& options);
  std::shared_ptr<Inside> inside_;
};

// Reads the puzzle and the options, and solves while the caller goes on. Error: as solve.
[[nodiscard]] QUADRILLE_API Expected<Run> start(std::string_view family, std::string_view puzzle,
                                                const SolveOptions& options = {});

// The steps that a person could take next. A position that is wrong gives one step of rule "mistake" for each
// thing wrong; nothing more can be said: none. Error: as solve, or a family without hints. Throws Fault.
[[nodiscard]] QUADRILLE_API Expected<std::vector<Step>> hint(std::string_view family, std::string_view puzzle,
                                                             const HintOptions& options = {});

// The referee, which shares no code with any solver, on an answer: its plain form, or the JSON of a Solution.
// Error: as solve, or an answer that cannot be read.
[[nodiscard]] QUADRILLE_API Expected<Ruling> check(std::string_view family, std::string_view puzzle,
                                                   std::string_view answer, const CheckOptions& options = {});

// How hard a puzzle is for a person. Error: as solve, or why it has no grade.
[[nodiscard]] QUADRILLE_API Expected<Grade> grade(std::string_view family, std::string_view puzzle,
                                                  const GradeOptions& options = {});

struct Generated {
  std::string puzzle;
  std::string answer{};  // its plain form, where it was wanted and there is one
};

// The same options make the same puzzle on any machine, but where time ended the making. Error: an unknown
// family, kind, setting or format, settings that contradict each other, or a limit that was reached before a
// puzzle was found. Throws Fault.
[[nodiscard]] QUADRILLE_API Expected<Generated> generate(std::string_view family,
                                                         const GenerateOptions& options = {});

// Puzzles from one format to another. Error: a text that cannot be read, or that the other format cannot
// hold.
[[nodiscard]] QUADRILLE_API Expected<std::string> convert(std::string_view family, std::string_view puzzles,
                                                          std::string_view to,
                                                          const ConvertOptions& options = {});

// A picture: form is text, svg, png or pdf; the last two are bytes. Error: as solve, an answer that is wrong,
// or a form that this system has no means for.
[[nodiscard]] QUADRILLE_API Expected<std::string> render(std::string_view family, std::string_view puzzle,
                                                         std::string_view form,
                                                         const RenderOptions& options = {});

// ---- sessions ----

struct SessionOptions {
  Settings options{};                               // what the session begins with; docs/session.md
  Limits limits{.time = std::chrono::seconds(15)};  // of one tick
};

// A bot's side of a game, tick by tick: docs/session.md has the lines and the replies.
class QUADRILLE_API Session {
 public:
  // Error: an unknown family, one without sessions, or an option that is not known or out of range.
  [[nodiscard]] static Expected<Session> open(std::string_view family, const SessionOptions& options = {});
  Session(Session&& other) noexcept;
  Session& operator=(Session&& other) noexcept;
  ~Session();

  // The reply to a line of JSON, as a line of JSON. A bad line is answered with "error" in the reply, and
  // changes nothing. Error: the session is closed.
  [[nodiscard]] Expected<std::string> tick(std::string_view line);
  [[nodiscard]] bool is_open() const noexcept;
  void close() noexcept;  // lets go of all that it knows

 private:
  struct Inside;
  explicit Session(std::unique_ptr<Inside> inside) noexcept;
  std::unique_ptr<Inside> inside_;
};

}  // namespace quadrille
