#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/family/any_facets.hpp"
#include "engine/family/embedded.hpp"
#include "engine/family/extension.hpp"
#include "engine/family/introduction.hpp"
#include "engine/family/ruling.hpp"

namespace quadrille {

// A family as its folder fills it in: P is the puzzle, A the answer, whole or partial, G a game if it has
// any. The first part is the core, which every family has; then come facets, each present or absent, and what
// belongs together in a facet cannot be given in part (engine/family/facets.hpp). Command line, page and help
// follow from what is present. docs/writing-a-family.md says what each member is for; src/puzzles/template
// opens them all.
template <class P, class A, class G = NoGame>
struct FamilySpec {
  // What the user types, and one line that describes the puzzle.
  std::string_view name;
  std::string_view summary;
  // What people who have never seen it are told.
  Introduction introduction;
  // The file formats, in the order in which they are asked whether they recognise a text; the first is the
  // plain form, whose error messages are shown when no format does.
  std::vector<Format<P>> formats;
  // The ways to solve, in the order shown to users; the first is the default and should be the strongest.
  std::vector<Strategy<P, A>> strategies;

  // The plain form of an answer, whole or what a player has so far. Fails, with line and column, if the text
  // is not of that form or that size; whether the answer is right is not checked. What is written can be read
  // back.
  Required<Expected<A>(const P&, std::string_view text)> read_answer;
  Required<std::string(const P&, const A&)> write_answer;
  // The answer in which nothing is filled in.
  Required<A(const P&)> blank;
  // A summary of an answer, in one line for people: "47 moves, 152 of 160 cells".
  Required<std::string(const P&, const FoundView<A>&)> headline;
  // The referee: every rule that the answer breaks, with the cells that show it. It shares no code with any
  // solver, is naive on purpose, keeps within the context, and says what it could not decide (rules.cpp).
  Required<Ruling(const P&, const A&, Extent, Context&)> check;
  // The puzzle as it is drawn, with or without an answer.
  Required<Picture(const P&, const A*)> picture;
  // How large its board is, without drawing it.
  Required<Size(const P&)> size;

  Player<P, A> player{};  // how a player acts
  std::optional<AnswerRecord<P, A>> answer_record{};
  std::optional<Editing<P>> editing{};
  std::optional<Uniqueness<P, A>> uniqueness{};
  std::optional<Teaching<P, A>> teaching{};
  std::optional<Games<P, A, G>> games{};
  std::optional<HiddenGames<P, A, G>> hidden_games{};  // needs games
  std::optional<Aids<P, A>> aids{};
  std::optional<Certification<P, A>> certification{};
  std::vector<Generator<P, A>> generators{};
  std::vector<Preset> presets{};  // new puzzles in one click: the usual game, or the easiest, first
  std::span<const EmbeddedFile> samples{};
  std::span<const EmbeddedFile> collection{};  // puzzles to play, graded (service/input/collection.hpp)
  std::vector<Tool> tools{};                   // small commands of the family's own
  std::vector<ExtensionPtr> extensions{};      // what this family alone has
};

// ---- the same, erased ----

// How an answer is written in JSON.
enum class AnswerForm { text, record };

// A family's description of itself.
struct FamilyInfo {
  std::string_view name;
  std::string_view summary;
  Introduction introduction;
  std::vector<Preset> presets{};
  std::vector<FormatInfo> formats{};
  std::vector<StrategyInfo> strategies{};
  std::vector<GeneratorInfo> generators{};
  std::span<const EmbeddedFile> samples{};
  std::span<const EmbeddedFile> collection{};
  std::vector<Tool> tools{};
  std::vector<ExtensionPtr> extensions{};
  AnswerForm answer_form = AnswerForm::text;
};

// A family as the command line, server, batch and benchmark see it. Immutable; any thread may call it. Each
// function keeps the contract of its typed namesake; an absent facet is a null pointer.
class Family {
 public:
  virtual ~Family() = default;
  Family(const Family&) = delete;
  Family& operator=(const Family&) = delete;

  [[nodiscard]] std::string_view name() const { return info_.name; }
  [[nodiscard]] std::string_view summary() const { return info_.summary; }
  [[nodiscard]] const Introduction& introduction() const { return info_.introduction; }
  [[nodiscard]] std::span<const Preset> presets() const { return info_.presets; }
  [[nodiscard]] std::span<const FormatInfo> formats() const { return info_.formats; }
  [[nodiscard]] std::span<const StrategyInfo> strategies() const { return info_.strategies; }
  [[nodiscard]] std::span<const GeneratorInfo> generators() const { return info_.generators; }
  [[nodiscard]] std::span<const EmbeddedFile> samples() const { return info_.samples; }
  [[nodiscard]] std::span<const EmbeddedFile> collection() const { return info_.collection; }
  [[nodiscard]] std::span<const Tool> tools() const { return info_.tools; }
  [[nodiscard]] std::span<const ExtensionPtr> extensions() const { return info_.extensions; }
  [[nodiscard]] AnswerForm answer_form() const { return info_.answer_form; }

  // What is known of a strategy; "" is the default. Fails for an unknown name, with the known ones and the
  // nearest spelling.
  [[nodiscard]] Expected<const StrategyInfo*> strategy(std::string_view name) const;

  // The name of the format that recognises a source; "" if none does.
  [[nodiscard]] virtual std::string_view recognise(const Source& source) const = 0;
  // Reads every puzzle of a source in the named format, or in the one that recognises it ("").
  [[nodiscard]] virtual Expected<std::vector<NamedPuzzle>> read(const Source& source,
                                                                std::string_view format) const = 0;
  [[nodiscard]] virtual Expected<std::string> write(std::span<const NamedPuzzle> puzzles,
                                                    std::string_view format) const = 0;
  // The strategy of that name with its parameters checked; "" is the default.
  [[nodiscard]] virtual Expected<AnyRun> bind(std::string_view strategy, const Record& parameters) const = 0;

  [[nodiscard]] virtual Expected<AnswerPtr> read_answer(const AnyPuzzle& puzzle,
                                                        std::string_view text) const = 0;
  [[nodiscard]] virtual Expected<AnswerPtr> read_answer(const AnyPuzzle& puzzle,
                                                        const Record& record) const = 0;
  [[nodiscard]] virtual std::string write_answer(const AnyPuzzle& puzzle, const AnyAnswer& answer) const = 0;
  // The answer as written in JSON, a string or a record.
  [[nodiscard]] virtual Record record(const AnyPuzzle& puzzle, const AnyFound& found) const = 0;
  [[nodiscard]] virtual AnswerPtr blank(const AnyPuzzle& puzzle) const = 0;
  [[nodiscard]] virtual std::string headline(const AnyPuzzle& puzzle, const AnyFound& found) const = 0;
  [[nodiscard]] virtual Ruling check(const AnyPuzzle& puzzle, const AnyAnswer& answer, Extent extent,
                                     Context& context) const = 0;
  // The same, limited only by the default memory limit.
  [[nodiscard]] Ruling check(const AnyPuzzle& puzzle, const AnyAnswer& answer, Extent extent) const {
    Context context({});
    return check(puzzle, answer, extent, context);
  }
  [[nodiscard]] virtual Picture picture(const AnyPuzzle& puzzle, const AnyAnswer* answer) const = 0;
  [[nodiscard]] virtual Size size(const AnyPuzzle& puzzle) const = 0;
  // source: the user's file for a generator that works from one; null for the others.
  [[nodiscard]] virtual Expected<MadePuzzle> generate(std::string_view generator, const Source* source,
                                                      const Record& settings, Random& random,
                                                      Context& context) const = 0;

  [[nodiscard]] virtual AnyPlayer player() const = 0;
  [[nodiscard]] virtual const AnyEditing* editing() const = 0;
  [[nodiscard]] virtual const AnyUniqueness* uniqueness() const = 0;
  [[nodiscard]] virtual const AnyTeaching* teaching() const = 0;
  [[nodiscard]] virtual const AnyGames* games() const = 0;
  [[nodiscard]] virtual const AnyHiddenGames* hidden_games() const = 0;
  [[nodiscard]] virtual const AnyAids* aids() const = 0;
  [[nodiscard]] virtual const AnyCertification* certification() const = 0;

  // The player's facet if it is of that kind, else null.
  [[nodiscard]] const AnyFilledCells* filled_cells() const { return player_as<AnyFilledCells>(); }
  [[nodiscard]] const AnyPlayedMoves* played_moves() const { return player_as<AnyPlayedMoves>(); }

  // What an answer is worth if moves are played; nullopt otherwise.
  [[nodiscard]] std::optional<double> score(const AnyPuzzle& puzzle, const AnyAnswer& answer) const;

  // What this family alone has, by its type.
  template <class E>
  [[nodiscard]] const E* extension() const {
    for (const auto& each : info_.extensions) {
      if (const auto* wanted = dynamic_cast<const E*>(each.get())) return wanted;
    }
    return nullptr;
  }

 protected:
  explicit Family(FamilyInfo info) : info_(std::move(info)) {}
  [[nodiscard]] const FamilyInfo& info() const { return info_; }

 private:
  template <class Kind>
  [[nodiscard]] const Kind* player_as() const {
    const auto acting = player();
    const auto* const* kind = std::get_if<const Kind*>(&acting);
    return kind != nullptr ? *kind : nullptr;
  }

  FamilyInfo info_;
};

}  // namespace quadrille
