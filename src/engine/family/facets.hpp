#pragma once

#include <quadrille/values.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/family/cnf.hpp"
#include "engine/family/format.hpp"
#include "engine/family/player.hpp"
#include "engine/family/required.hpp"
#include "engine/family/strategy.hpp"
#include "engine/run/context.hpp"
#include "engine/run/outcome.hpp"
#include "engine/settings/parameters.hpp"
#include "grid/picture.hpp"

// What a family may have beyond its core (engine/family/family.hpp), each facet whole or not at all; how people
// play stands in engine/family/player.hpp. P is the puzzle, A the answer, whole or partial, G a game as it is
// dealt.

namespace quadrille {

// ---- optional facets ----

// Puzzles are drawn by hand.
template <class P>
struct Editing {
  // An empty puzzle of that size. Fails if a side is 0 or longer than the family takes.
  Required<Expected<P>(Size)> blank_sheet;
  // The puzzle with one cell or one clue changed. Fails if the text of a clue cannot be read, or contradicts
  // the size by itself; a contradiction that only several clues show together is not an error.
  Required<Expected<P>(const P&, const Edit&)> edit;
  // What the editor can change about a cell besides its symbol: "across" is the Field "across ROW COLUMN".
  std::vector<std::string_view> cell_fields{};
};

// A small change after which a puzzle that has no answer, or several, has exactly one.
template <class P>
struct Repair {
  std::string change;  // "across 16 at row 3, column 2 becomes 17"
  std::vector<Cell> cells;
  P puzzle;  // with the change made
};

// For families whose puzzles are meant to have exactly one answer.
template <class P, class A>
struct Uniqueness {
  // An answer other than a given one, or a proof that there is none; nullopt if the context ends first.
  Required<Outcome<A>(const P&, const A&, Context&)> second;
  // Changes that give a puzzle exactly one answer, best first; those found until the context ends.
  Required<std::vector<Repair<P>>(const P&, Context&)> repairs;
};

// What explain is asked: steps from a position, towards a known answer if there is one.
template <class A>
struct ExplainRequest {
  const A& from;
  const A* toward = nullptr;
  std::size_t at_most = 1;
};

// A person's way of solving.
template <class P, class A>
struct Teaching {
  // The next steps a person would find, each with its reason, at most as many as asked for. A position that
  // is wrong gives one step of rule "mistake" for each thing wrong. Empty: no further step can be explained.
  Required<std::vector<Step>(const P&, const ExplainRequest<A>&, Context&)> explain;
  // How hard the puzzle is for a person. Fails, saying why, if there is no grade or the context ends.
  Required<Expected<Grade>(const P&, Context&)> grade;
};

// How a claim about a puzzle is proven a second time, by means that share nothing with the strategies.
template <class P, class A>
struct Certification {
  // Writes clauses that can be satisfied exactly if the puzzle has an answer; with `other_than`, exactly if
  // it has an answer different from that one. The encoder is written to be trusted, and shares no code with a
  // solver.
  Required<void(const P&, const A* other_than, Cnf& cnf)> clauses;
  // Why counting alone shows that there is no answer; nullopt if it does not show that. A proof from clauses
  // can only count by going step by step through every way to go wrong.
  Required<std::optional<std::string>(const P&)> totals_differ;
  // Strategies that rely on the SAT solver themselves: its word without a proof is not a second opinion on
  // theirs.
  std::vector<std::string_view> by_clauses{};
};

// One finished game against a family's referee.
struct GameResult {
  bool won = false;
  double score = 0;
  std::uint64_t guesses = 0;
  Record extra{};
};

// Stands in for G in a family without games.
struct NoGame {};

// Whole games against a referee that shares no code with the strategies.
template <class P, class A, class G>
struct Games {
  std::vector<Parameter> parameters;  // of deal()
  // A new game by seed. Fails if the settings contradict each other.
  Required<Expected<G>(const Record& settings, Random& random)> deal;
  // The games of a file, at least one; and one game in a form that read() understands.
  Required<Expected<std::vector<Named<G>>>(std::string_view text)> read;
  Required<std::string(const G&)> write;
  // Lets a strategy play a game until the game ends, the strategy gives up or the context ends.
  Required<GameResult(const G&, const BoundStrategy<P, A>& run, Context& context)> play;
};

// A puzzle as it was made, with its answer if making it has shown one.
template <class P, class A>
struct Made {
  Made(P made) : puzzle(std::move(made)) {}  // not explicit: most generators know no answer
  Made(P made, A known) : puzzle(std::move(made)), answer(std::move(known)) {}

  P puzzle;
  std::optional<A> answer{};
};

// Makes puzzles by seed, or from a file that the user gives, such as a picture.
template <class P, class A>
struct Generator {
  using FromNothing = Expected<Made<P, A>> (*)(const Record& settings, Random& random, Context& context);
  using FromFile = Expected<Made<P, A>> (*)(const Source& source, const Record& settings, Random& random,
                                            Context& context);
  std::string name;
  std::string summary;
  std::vector<Parameter> parameters;
  std::variant<FromNothing, FromFile> make;
};

// An answer that is not a text in JSON: written as a record, and read back.
template <class P, class A>
struct AnswerRecord {
  Required<Record(const P&, const FoundView<A>&)> write;
  Required<Expected<A>(const P&, const Record&)> read;
};

// A small service beside solving, a command of its own: parameters in, record out.
struct Tool {
  std::string name;
  std::string summary;
  std::vector<Parameter> parameters;
  std::size_t by_place =
      0;  // how many of the parameters, counted from the first, are positional and required
  std::vector<std::string> examples{};
  Expected<Record> (*run)(const Record& settings) = nullptr;
  std::string (*text)(const Record& result) = nullptr;  // for people
};

}  // namespace quadrille
