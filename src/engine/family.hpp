#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/classic.hpp"
#include "engine/cnf.hpp"
#include "engine/context.hpp"
#include "engine/embedded.hpp"
#include "engine/format.hpp"
#include "engine/grade.hpp"
#include "engine/outcome.hpp"
#include "engine/parameters.hpp"
#include "engine/ruling.hpp"
#include "engine/session.hpp"
#include "engine/strategy.hpp"
#include "grid/picture.hpp"
#include "grid/scan.hpp"
#include "grid/step.hpp"

namespace quadrille {

// How much of an answer a check may demand.
enum class Extent { whole, so_far };

// What explain is asked: steps from a position (a partial answer), towards a known answer where there is one.
template <class A>
struct ExplainRequest {
  const A& from;
  const A* toward = nullptr;
  std::size_t at_most = 1;
};

// A puzzle as it was made, with its answer where the making has shown one.
template <class P, class A>
struct Made {
  Made(P made) : puzzle(std::move(made)) {}  // NOLINT(google-explicit-constructor): most know no answer
  Made(P made, A known) : puzzle(std::move(made)), answer(std::move(known)) {}

  P puzzle;
  std::optional<A> answer{};
};

// Makes puzzles by seed.
template <class P, class A>
struct Generator {
  std::string name;
  std::string summary;
  std::vector<Parameter> parameters;
  Expected<Made<P, A>> (*make)(const Record& settings, Random& random, Context& context) = nullptr;
  // The same from a file that the user gives, a picture for instance. One of the two is null.
  Expected<Made<P, A>> (*make_from)(const Source& source, const Record& settings, Random& random,
                                    Context& context) = nullptr;
};

// A small change that turns a puzzle without a single answer into one with exactly one.
template <class P>
struct Repair {
  std::string change;  // "across 16 at row 3, column 2 becomes 17"
  std::vector<Cell> cells;
  P puzzle;  // with the change made
};

// The same answer in another order, for whoever carries it out, and what is to be said of that order.
template <class A>
struct Arranged {
  A answer;
  Record schedule{};
  std::string note{};
};
template <class P, class A>
struct Arrangement {
  std::vector<Parameter> parameters;
  Expected<Arranged<A>> (*arrange)(const P&, const A&, const Record& settings) = nullptr;
};

// How a claim about a puzzle is proven a second time, by means that share nothing with the strategies.
template <class P, class A>
struct Certification {
  // Writes clauses that can be satisfied exactly where the puzzle has an answer, or one that is not
  // `other_than` where there is such. Their encoder is written to be trusted, and shares no code with a
  // solver.
  void (*clauses)(const P&, const A* other_than, Cnf& cnf) = nullptr;
  // Why counting alone shows that there is no answer; nothing where it does not. A proof from clauses cannot
  // count, but step by step through every way to go wrong.
  std::optional<std::string> (*totals_differ)(const P&) = nullptr;
  // Strategies that lean on the SAT solver themselves: its bare word is no second opinion on theirs.
  std::vector<std::string_view> by_clauses{};
};

struct NamedGame {
  std::string id;
  Record game;
};

// Whole games against a referee that shares no code with the strategies. A game is a record that the family
// deals by seed or reads from a file.
template <class P, class A>
struct Play {
  std::vector<Parameter> parameters;
  Expected<Record> (*deal)(const Record& settings, Random& random) = nullptr;
  Expected<std::vector<NamedGame>> (*read)(std::string_view text) = nullptr;
  GameResult (*play)(const Record& game, const Run<P, A>& run, Context& context) = nullptr;
};

// A small service beside solving, a command of its own: parameters in, record out.
struct Tool {
  std::string name;
  std::string summary;
  std::vector<Parameter> parameters;
  std::size_t by_place = 0;  // so many of the parameters, the first, are given by their place and must be
  std::vector<std::string> examples{};
  Expected<Record> (*run)(const Record& settings) = nullptr;
  std::string (*text)(const Record& result) = nullptr;  // for people
};

// A family as its folder fills it in: P is the puzzle, A the answer, whole or partial. A null member is a
// door that the family does not have; help and page follow from that.
template <class P, class A>
struct FamilySpec {
  std::string_view name;
  std::string_view summary;
  std::vector<Format<P>> formats;          // the first is the plain form
  std::vector<Strategy<P, A>> strategies;  // the first is the default

  Expected<A> (*read_answer)(const P&,
                             std::string_view text) = nullptr;  // whole, or what a player has so far
  std::string (*write_answer)(const P&, const A&) = nullptr;
  A (*blank)(const P&) = nullptr;                                   // nothing filled in
  Record (*record)(const P&, const Found<A>&) = nullptr;            // the answer in JSON where it is no text
  Expected<A> (*read_record)(const P&, const Record&) = nullptr;    // the way back
  std::string (*headline)(const P&, const Found<A>&) = nullptr;     // "47 moves, 152 of 160 cells"
  std::optional<double> (*score)(const P&, const A&) = nullptr;     // higher is better; null: no score
  Ruling (*check)(const P&, const A&, Extent, Context&) = nullptr;  // rules.cpp; shares no code with a solver
  Outcome<A> (*second)(const P&, const A&, Context&) = nullptr;  // another answer; Impossible: there is none
  std::vector<Step> (*explain)(const P&, const ExplainRequest<A>&, Context&) = nullptr;
  Expected<Grade> (*grade)(const P&, Context&) = nullptr;           // an error says why there is none
  std::vector<Repair<P>> (*repairs)(const P&, Context&) = nullptr;  // best first
  Picture (*picture)(const P&, const A*) = nullptr;
  Expected<P> (*blank_sheet)(Size) = nullptr;  // for the editor to draw on; an error where the size is none
  Expected<P> (*edit)(const P&, const Edit&) = nullptr;
  // What a cell has for the editor besides its symbol: "across" is the Field "across ROW COLUMN".
  std::vector<std::string_view> cell_fields{};
  // A player's act on a position: a symbol written into a cell, or the rectangle between two cells taken.
  Expected<A> (*mark)(const P&, const A&, const Mark&) = nullptr;
  Expected<A> (*take)(const P&, const A&, Cell from, Cell to) = nullptr;
  // What a position leaves to solve, as a puzzle; and the position with an answer of that puzzle behind it.
  // A null joined: an answer of the rest is a whole answer.
  Expected<P> (*rest)(const P&, const A&) = nullptr;
  A (*joined)(const A& position, const A& rest) = nullptr;
  Expected<P> (*from_scan)(const Scan&) = nullptr;
  std::vector<Generator<P, A>> generators{};
  std::optional<Arrangement<P, A>> arrangement{};
  std::optional<Play<P, A>> play{};
  std::vector<Tool> tools{};
  std::optional<Classic<P, A>> classic{};
  Expected<std::unique_ptr<Session>> (*session)(const Record& options) = nullptr;
  std::optional<SessionPlay> session_play{};
  std::vector<NamedPicture> (*overlays)(const P&, const A*) = nullptr;  // as a session would show a puzzle
  std::optional<Certification<P, A>> certification{};
  std::span<const EmbeddedFile> samples{};
};

// ---- the same, erased ----

// A puzzle or an answer of some family, seen from outside: only the family that made it can look inside.
class AnyPuzzle {
 public:
  virtual ~AnyPuzzle() = default;
};
class AnyAnswer {
 public:
  virtual ~AnyAnswer() = default;
};
using PuzzlePtr = std::shared_ptr<const AnyPuzzle>;
using AnswerPtr = std::shared_ptr<const AnyAnswer>;
using AnyFound = Found<AnswerPtr>;
using AnyOutcome = Outcome<AnswerPtr>;
using AnyRun = std::function<AnyOutcome(const AnyPuzzle&, Context&)>;
using NamedPuzzle = Named<PuzzlePtr>;
using AnyRepair = Repair<PuzzlePtr>;
using AnyArranged = Arranged<AnswerPtr>;

// A puzzle as it was made; the answer is null where it is not known.
struct MadePuzzle {
  PuzzlePtr puzzle;
  AnswerPtr answer;
};

struct GeneratorInfo {
  std::string name;
  std::string summary;
  std::vector<Parameter> parameters;
  bool from_file = false;  // it makes its puzzle from a file that the user gives
};

struct ClassicInfo {
  std::vector<std::string> strategies;
  std::vector<std::string> columns;
};

// Which of a family's optional doors are open.
struct Doors {
  bool second = false;
  bool explain = false;
  bool grade = false;
  bool repairs = false;
  bool blank_sheet = false;
  bool edit = false;
  bool mark = false;
  bool take = false;
  bool rest = false;
  bool joined = false;
  bool scan = false;
  bool score = false;
  bool play = false;
  bool play_files = false;
  bool session = false;
  bool session_play = false;
  bool overlays = false;
  bool classic = false;
  bool arrangement = false;
  bool certification = false;
};

// A family as command line, server, batch and benchmark know it. Immutable; any thread may call it. A call
// through a door that is shut is a broken invariant: look at doors() first.
class Family {
 public:
  virtual ~Family() = default;

  [[nodiscard]] virtual std::string_view name() const = 0;
  [[nodiscard]] virtual std::string_view summary() const = 0;
  [[nodiscard]] virtual const Doors& doors() const = 0;
  [[nodiscard]] virtual std::span<const StrategyInfo> strategies() const = 0;
  [[nodiscard]] virtual std::span<const FormatInfo> formats() const = 0;
  [[nodiscard]] virtual std::span<const GeneratorInfo> generators() const = 0;
  [[nodiscard]] virtual std::span<const Parameter> arrangement_parameters() const = 0;
  [[nodiscard]] virtual std::span<const Parameter> play_parameters() const = 0;
  [[nodiscard]] virtual std::span<const Tool> tools() const = 0;
  [[nodiscard]] virtual const ClassicInfo& classic() const = 0;
  [[nodiscard]] virtual std::span<const EmbeddedFile> samples() const = 0;
  [[nodiscard]] virtual std::span<const std::string_view> cell_fields() const = 0;

  // Reads every puzzle of a source in the named format, or in the one that recognises it ("").
  [[nodiscard]] virtual Expected<std::vector<NamedPuzzle>> read(const Source& source,
                                                                std::string_view format) const = 0;
  // The name of the format that recognises a source; "" where none does.
  [[nodiscard]] virtual std::string_view recognise(const Source& source) const = 0;
  [[nodiscard]] virtual Expected<std::string> write(std::span<const NamedPuzzle> puzzles,
                                                    std::string_view format) const = 0;

  // The strategy of that name with its parameters checked.
  [[nodiscard]] virtual Expected<AnyRun> bind(std::string_view strategy, const Record& parameters) const = 0;

  [[nodiscard]] virtual Expected<AnswerPtr> read_answer(const AnyPuzzle& puzzle,
                                                        std::string_view text) const = 0;
  [[nodiscard]] virtual Expected<AnswerPtr> read_answer(const AnyPuzzle& puzzle,
                                                        const Record& record) const = 0;
  [[nodiscard]] virtual std::string write_answer(const AnyPuzzle& puzzle, const AnyAnswer& answer) const = 0;
  [[nodiscard]] virtual AnswerPtr blank(const AnyPuzzle& puzzle) const = 0;
  [[nodiscard]] virtual Record record(const AnyPuzzle& puzzle, const AnyFound& found) const = 0;
  [[nodiscard]] virtual std::string headline(const AnyPuzzle& puzzle, const AnyFound& found) const = 0;
  [[nodiscard]] virtual std::optional<double> score(const AnyPuzzle& puzzle,
                                                    const AnyAnswer& answer) const = 0;
  // The referee's word, within what the context allows: what it could not decide is said to be unchecked.
  [[nodiscard]] virtual Ruling check(const AnyPuzzle& puzzle, const AnyAnswer& answer, Extent extent,
                                     Context& context) const = 0;
  // The same with nothing but the usual memory to hold it back.
  [[nodiscard]] Ruling check(const AnyPuzzle& puzzle, const AnyAnswer& answer, Extent extent) const {
    Context context({});
    return check(puzzle, answer, extent, context);
  }
  [[nodiscard]] virtual AnyOutcome second(const AnyPuzzle& puzzle, const AnyAnswer& answer,
                                          Context& context) const = 0;
  [[nodiscard]] virtual std::vector<Step> explain(const AnyPuzzle& puzzle, const AnyAnswer& from,
                                                  const AnyAnswer* toward, std::size_t at_most,
                                                  Context& context) const = 0;
  [[nodiscard]] virtual Expected<Grade> grade(const AnyPuzzle& puzzle, Context& context) const = 0;
  [[nodiscard]] virtual std::vector<AnyRepair> repairs(const AnyPuzzle& puzzle, Context& context) const = 0;
  [[nodiscard]] virtual Picture picture(const AnyPuzzle& puzzle, const AnyAnswer* answer) const = 0;
  [[nodiscard]] virtual Expected<PuzzlePtr> blank_sheet(Size size) const = 0;
  [[nodiscard]] virtual Expected<PuzzlePtr> edit(const AnyPuzzle& puzzle, const Edit& edit) const = 0;
  [[nodiscard]] virtual Expected<AnswerPtr> mark(const AnyPuzzle& puzzle, const AnyAnswer& position,
                                                 const Mark& mark) const = 0;
  [[nodiscard]] virtual Expected<AnswerPtr> take(const AnyPuzzle& puzzle, const AnyAnswer& position,
                                                 Cell from, Cell to) const = 0;
  [[nodiscard]] virtual Expected<PuzzlePtr> rest(const AnyPuzzle& puzzle,
                                                 const AnyAnswer& position) const = 0;
  [[nodiscard]] virtual AnswerPtr joined(const AnyAnswer& position, const AnyAnswer& rest) const = 0;
  [[nodiscard]] virtual Expected<PuzzlePtr> from_scan(const Scan& scan) const = 0;
  // source: the user's file for a generator that works from one; null for the others.
  [[nodiscard]] virtual Expected<MadePuzzle> generate(std::string_view generator, const Source* source,
                                                      const Record& settings, Random& random,
                                                      Context& context) const = 0;
  [[nodiscard]] virtual Expected<AnyArranged> arrange(const AnyPuzzle& puzzle, const AnyAnswer& answer,
                                                      const Record& settings) const = 0;
  [[nodiscard]] virtual Expected<Record> deal(const Record& settings, Random& random) const = 0;
  [[nodiscard]] virtual Expected<std::vector<NamedGame>> read_games(std::string_view text) const = 0;
  [[nodiscard]] virtual GameResult play(const Record& game, const AnyRun& run, Context& context) const = 0;
  [[nodiscard]] virtual Expected<std::unique_ptr<Session>> session(const Record& options) const = 0;
  [[nodiscard]] virtual const SessionPlay& session_play() const = 0;
  [[nodiscard]] virtual std::vector<NamedPicture> overlays(const AnyPuzzle& puzzle,
                                                           const AnyAnswer* answer) const = 0;
  [[nodiscard]] virtual std::string classic_board(const AnyPuzzle& puzzle, const AnyAnswer& answer) const = 0;
  [[nodiscard]] virtual std::string classic_statistics(const ClassicRun& run) const = 0;
  [[nodiscard]] virtual std::vector<std::string> classic_row(const ClassicRun& run) const = 0;
  // See Certification; other_than may be null.
  [[nodiscard]] virtual std::optional<std::string> totals_differ(const AnyPuzzle& puzzle) const = 0;
  virtual void clauses(const AnyPuzzle& puzzle, const AnyAnswer* other_than, Cnf& cnf) const = 0;
  [[nodiscard]] virtual bool by_clauses(std::string_view strategy) const = 0;
};

}  // namespace quadrille
