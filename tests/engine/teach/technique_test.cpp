#include "engine/teach/technique.hpp"

#include <array>

#include <gtest/gtest.h>

#include "engine/teach/walk.hpp"

namespace quadrille {
namespace {

// A toy: a row of cells that count up from the first, "1 2 3". A gap between two neighbours is easy, the next
// cell of a row that begins somewhere is hard.
struct Counted {
  std::string cells;  // '?': open

  [[nodiscard]] bool finished() const { return cells.find('?') == std::string::npos; }
  [[nodiscard]] std::vector<Mark> marks_of(const std::pair<std::size_t, char>& found) const {
    return {{at(0, static_cast<int>(found.first)), U'?', static_cast<Symbol>(found.second)}};
  }
  [[nodiscard]] std::vector<Cell> because_of(const std::pair<std::size_t, char>& found) const {
    return {at(0, static_cast<int>(found.first) - 1)};
  }
  void note(const std::pair<std::size_t, char>& found) { cells[found.first] = found.second; }
};
using Written = std::pair<std::size_t, char>;
using RowTechnique = Technique<Counted, Written>;

std::optional<Written> find_gap(Counted& row, Context& /*context*/) {
  for (std::size_t i = 1; i + 1 < row.cells.size(); ++i) {
    if (row.cells[i] == '?' && row.cells[i - 1] != '?' && row.cells[i + 1] != '?')
      return Written{i, static_cast<char>(row.cells[i - 1] + 1)};
  }
  return std::nullopt;
}

std::optional<Written> find_next(Counted& row, Context& context) {
  if (!context.enter_node()) return std::nullopt;
  for (std::size_t i = 1; i < row.cells.size(); ++i) {
    if (row.cells[i] == '?' && row.cells[i - 1] != '?')
      return Written{i, static_cast<char>(row.cells[i - 1] + 1)};
  }
  return std::nullopt;
}

std::string tell_gap(const Counted& row, const Written& found) {
  return std::string("it is between ") + row.cells[found.first - 1] + " and " + row.cells[found.first + 1];
}

std::string tell_next(const Counted& row, const Written& found) {
  return std::string("it follows ") + row.cells[found.first - 1];
}

constexpr RowTechnique kGap{
    .name = "gap", .tier = Tier::easy, .effort = 1, .find = find_gap, .tell = tell_gap};
constexpr RowTechnique kNext{
    .name = "next", .tier = Tier::hard, .effort = 5, .find = find_next, .tell = tell_next};
constexpr std::array kEasiestFirst{&kGap, &kNext};
constexpr std::array kHardestFirst{&kNext, &kGap};

using RowHand = Hand<Counted, Written>;
RowHand hand_for(std::string cells) { return {Counted{std::move(cells)}, kEasiestFirst}; }

// "gap: it is between 1 and 3 (1=2)", a line per step.
std::string in_lines(const std::vector<Step>& steps) {
  std::string text;
  for (const auto& step : steps) {
    text += step.rule + ": " + step.reason;
    for (const auto& mark : step.marks)
      text += " (" + std::to_string(mark.cell.col.value) + "=" + static_cast<char>(mark.now) + ")";
    text += "\n";
  }
  return text;
}

template <class Hand>
std::string told(Hand hand, std::size_t at_most = 100) {
  Context context({});
  return in_lines(steps_by(hand, at_most, context));
}

TEST(Techniques, TiersHaveNames) {
  EXPECT_EQ(name(Tier::easy), "easy");
  EXPECT_EQ(name(Tier::diabolical), "diabolical");
}

TEST(Techniques, AListWhoseTiersGoDownDoesNotAscend) {
  EXPECT_TRUE(tiers_ascend<RowTechnique>(kEasiestFirst));
  EXPECT_FALSE(tiers_ascend<RowTechnique>(kHardestFirst));
}

TEST(Walk, TakesTheEasiestTechniqueThatFindsSomethingAndTellsItFromTheNotesBefore) {
  EXPECT_EQ(told(hand_for("1?3??")),
            "gap: it is between 1 and 3 (1=2)\n"
            "next: it follows 3 (3=4)\n"
            "next: it follows 4 (4=5)\n");
}

TEST(Walk, AStepSaysWhatItFollowsFrom) {
  Context context({});
  auto hand = hand_for("1?3");
  EXPECT_EQ(steps_by(hand, 1, context).front().because, std::vector<Cell>{at(0, 0)});
}

TEST(Walk, TellsAtMostAsManyStepsAsAreAskedFor) {
  EXPECT_EQ(told(hand_for("1?3??"), 1), "gap: it is between 1 and 3 (1=2)\n");
  EXPECT_EQ(told(hand_for("1?3??"), 0), "");
}

TEST(Walk, EndsWhereNoTechniqueFindsAnything) { EXPECT_EQ(told(hand_for("???")), ""); }

struct Mistaken : RowHand {
  using RowHand::RowHand;
  [[nodiscard]] static std::vector<Step> mistakes(Context& /*context*/) {
    return {{.rule = "mistake", .reason = "one"}, {.rule = "mistake", .reason = "two"}};
  }
};

TEST(Walk, TellsMistakesFirstAndAlone) {
  EXPECT_EQ(told(Mistaken({"1?3"}, kEasiestFirst)), "mistake: one\nmistake: two\n");
  EXPECT_EQ(told(Mistaken({"1?3"}, kEasiestFirst), 1), "mistake: one\n");
}

struct Toward : RowHand {
  using RowHand::RowHand;
  [[nodiscard]] static bool is_wanted(const Mark& mark) { return mark.now == U'4'; }
};

TEST(Walk, TowardAnAnswerTellsOnlyWhatTheAnswerHas) {
  EXPECT_EQ(told(Toward({"1?3??"}, kEasiestFirst)), "next: it follows 3 (3=4)\n");
}

struct Guessing : RowHand {
  using RowHand::RowHand;
  std::optional<Step> beyond(Context& /*context*/) {
    note({0, '1'});
    return Step{.rule = "guess", .reason = "somewhere it begins"};
  }
};

TEST(Walk, GoesOnAfterAStepThatNoTechniqueShows) {
  EXPECT_EQ(told(Guessing({"??"}, kEasiestFirst)), "guess: somewhere it begins\nnext: it follows 1 (1=2)\n");
}

TEST(Walk, TheHardestTechniqueNeededNamesTheGradeAndEffortsAddUp) {
  Context context({});
  auto hand = hand_for("1?3??");
  const auto grade = grade_by(hand, context).value();
  EXPECT_EQ(grade.name, "hard");
  EXPECT_EQ(grade.hardest, "next");
  EXPECT_EQ(grade.score, 11);
  EXPECT_EQ(grade.techniques, (decltype(grade.techniques){{"gap", 1}, {"next", 2}}));
}

TEST(Walk, AFamilyMayNameItsGradesOtherwise) {
  Context context({});
  auto hand = hand_for("1??");
  const auto named = [](Tier tier) { return std::string_view(tier == Tier::easy ? "mild" : "hot"); };
  EXPECT_EQ(grade_by(hand, context, named)->name, "hot");
}

TEST(Walk, WhereNothingIsNeededTheGradeIsTheEasiest) {
  Context context({});
  auto hand = hand_for("123");
  const auto grade = grade_by(hand, context).value();
  EXPECT_EQ(grade.name, "easy");
  EXPECT_EQ(grade.hardest, "");
  EXPECT_EQ(grade.score, 0);
}

TEST(Walk, ThereIsNoGradeWhereNoTechniqueGetsOnOrTheContextEnds) {
  Context context({});
  auto stuck = hand_for("???");
  EXPECT_FALSE(grade_by(stuck, context));
  Context short_of_nodes({.limits = {.nodes = 1}});
  auto cut = hand_for("1????");
  EXPECT_FALSE(grade_by(cut, short_of_nodes));
}

TEST(Walk, LooksNoFurtherThanTheTierAskedFor) {
  Context context({});
  auto hand = hand_for("1??");
  EXPECT_FALSE(easiest(hand, Tier::medium, context));
  EXPECT_EQ(easiest(hand, Tier::hard, context)->technique, 1U);
}

}  // namespace
}  // namespace quadrille
