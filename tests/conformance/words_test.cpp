#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>

#include "conformance/every_family.hpp"

// People count from one: what a sentence calls row 3, column 5 is the cell at(2, 4) beside it.

namespace quadrille::conformance {
namespace {

constexpr std::size_t kManySteps = 12;
constexpr std::size_t kBreaksPerAnswer = 40;

std::vector<Cell> places_in(const std::string& sentence) {
  static const std::regex place(R"(\brow (-?\d+),? column (-?\d+))");
  std::vector<Cell> places;
  for (std::sregex_iterator at_place(sentence.begin(), sentence.end(), place), end; at_place != end;
       ++at_place)
    places.push_back(at(std::stoi((*at_place)[1]) - 1, std::stoi((*at_place)[2]) - 1));
  return places;
}

// The numbers right after a word, "row" or "rows": a range or a list may go on from there.
std::set<int> lines_after(const std::string& word, const std::string& sentence) {
  const std::regex line("\\b" + word + " (-?\\d+)");
  std::set<int> lines;
  for (std::sregex_iterator at_line(sentence.begin(), sentence.end(), line), end; at_line != end; ++at_line)
    lines.insert(std::stoi((*at_line)[1]) - 1);
  return lines;
}

// A sentence, with the cells it is about.
struct Told {
  std::string sentence;
  std::vector<Cell> cells;
};

Told told_by(const Step& step) {
  Told told{step.reason, step.because};
  for (const auto& mark : step.marks) told.cells.push_back(mark.cell);
  return told;
}

class EverySpeakingFamily : public EveryFamily {
 protected:
  // One place or line alone is that of a cell, and every line that is named lies on the board.
  void expect_from_one(const AnyPuzzle& puzzle, const Told& told) {
    SCOPED_TRACE(told.sentence);
    const auto size = family().size(puzzle);
    for (const int row : lines_after("rows?", told.sentence)) EXPECT_TRUE(size.contains(at(row, 0)));
    for (const int col : lines_after("columns?", told.sentence)) EXPECT_TRUE(size.contains(at(0, col)));
    // Cells of a window onto a larger board are the board's own, from wherever it counts.
    const auto is_seen = [&](Cell cell) { return size.contains(cell); };
    if (told.cells.empty() || !std::ranges::all_of(told.cells, is_seen)) return;
    const auto places = places_in(told.sentence);
    if (places.size() == 1) {
      EXPECT_NE(std::ranges::find(told.cells, places.front()), told.cells.end());
      ++named_;
    }
    const auto has_row = [&](int row) {
      return std::ranges::any_of(told.cells, [&](Cell cell) { return cell.row.value == row; });
    };
    const auto has_col = [&](int col) {
      return std::ranges::any_of(told.cells, [&](Cell cell) { return cell.col.value == col; });
    };
    const auto rows = lines_after("row", told.sentence);
    const auto cols = lines_after("column", told.sentence);
    EXPECT_TRUE(rows.size() != 1 || has_row(*rows.begin()));
    EXPECT_TRUE(cols.size() != 1 || has_col(*cols.begin()));
    named_ += static_cast<int>(rows.size() + cols.size());
  }

  void expect_from_one(const AnyPuzzle& puzzle, const Ruling& ruling) {
    for (const auto& [reason, cells] : ruling.mistakes) expect_from_one(puzzle, Told{reason, cells});
  }

  int named_ = 0;  // places and lines that were compared with cells
};

class EveryExplainingFamily : public EverySpeakingFamily {};
class EveryMarkedFamily : public EverySpeakingFamily {};

TEST_P(EveryExplainingFamily, StepsCountFromOne) {
  for (const auto& [id, puzzle] : puzzles()) {
    SCOPED_TRACE(id);
    Context context({.limits = {.nodes = kFewNodes}});
    const auto blank = family().blank(*puzzle);
    for (const auto& step : family().teaching()->explain(*puzzle, {*blank, nullptr, kManySteps}, context))
      expect_from_one(*puzzle, told_by(step));
  }
  for (const auto& [id, puzzle, answer, text] : answered()) {
    SCOPED_TRACE(id);
    Context context({.limits = {.nodes = kFewNodes}});
    const auto blank = family().blank(*puzzle);
    for (const auto& step : family().teaching()->explain(*puzzle, {*blank, answer.get(), 1000}, context))
      expect_from_one(*puzzle, told_by(step));
  }
  // A move of a game is told by its corners, which are its cells.
  EXPECT_TRUE(named_ > 0 || family().played_moves() != nullptr) << "no sentence names a place";
}

// An answer with one character in the place of another, where that is an answer at all; and the blank, which
// is not whole.
TEST_P(EverySpeakingFamily, TheRefereeCountsFromOne) {
  int wrong = 0;
  const auto judge = [&](const AnyPuzzle& puzzle, const AnyAnswer& answer) {
    for (const auto extent : {Extent::so_far, Extent::whole}) {
      const auto ruling = family().check(puzzle, answer, extent);
      wrong += ruling.mistakes.empty() ? 0 : 1;
      expect_from_one(puzzle, ruling);
    }
  };
  for (const auto& [id, puzzle, answer, text] : answered()) {
    SCOPED_TRACE(id);
    judge(*puzzle, *family().blank(*puzzle));
    const std::set<char> characters(text.begin(), text.end());
    const auto stride = std::max<std::size_t>(1, text.size() / kBreaksPerAnswer);
    for (std::size_t i = 0; i < text.size(); i += stride) {
      for (const char character : characters) {
        if (character == text[i] || character == '\n' || text[i] == '\n') continue;
        std::string broken(text);
        broken[i] = character;
        if (const auto read = family().read_answer(*puzzle, std::string_view(broken))) judge(*puzzle, **read);
      }
    }
  }
  EXPECT_GT(wrong, 0) << "no answer was wrong";
}

TEST_P(EverySpeakingFamily, ProofsAndRepairsCountFromOne) {
  for (const auto& [id, puzzle] : samples()) {
    SCOPED_TRACE(id);
    const auto outcome = solved(*puzzle);
    if (const auto* impossible = outcome.impossible())
      expect_from_one(*puzzle, Told{impossible->reason, impossible->cells});
    if (family().uniqueness() == nullptr) continue;
    Context context({.limits = {.nodes = kFewNodes}});
    for (const auto& repair : family().uniqueness()->repairs(*puzzle, context))
      expect_from_one(*puzzle, Told{repair.change, repair.cells});
  }
}

// What is refused is called by the place where the player put it, also beside the board.
TEST_P(EveryMarkedFamily, RefusedMarksAreCalledByTheirPlaceFromOne) {
  const auto refused = [&](const AnyPuzzle& puzzle, const Mark& mark) {
    std::vector<std::string> sentences;
    if (family().editing() != nullptr) {
      if (const auto edited = family().editing()->edit(puzzle, mark); !edited)
        sentences.push_back(edited.error().message);
    }
    if (family().filled_cells() != nullptr) {
      const auto set = family().filled_cells()->set_cell(puzzle, *family().blank(puzzle), mark);
      if (!set) sentences.push_back(set.error().message);
    }
    for (const auto& sentence : sentences) {
      SCOPED_TRACE(sentence);
      for (const auto place : places_in(sentence)) {
        EXPECT_EQ(place, mark.cell);
        ++named_;
      }
    }
  };
  for (const auto& [id, puzzle] : samples()) {
    const auto picture = family().picture(*puzzle, nullptr);
    const auto symbol = picture.legend.front().symbol;
    const auto size = picture.board.size();
    refused(*puzzle, {at(size.rows, 1), symbol, symbol});
    refused(*puzzle, {at(1, size.cols), symbol, symbol});
    for_each_cell(size, [&](Cell cell) { refused(*puzzle, {cell, picture.board[cell], symbol}); });
  }
  EXPECT_GT(named_, 0) << "no refusal names a place";
}

QUADRILLE_EVERY(EverySpeakingFamily, family_subjects());
QUADRILLE_EVERY(EveryExplainingFamily, family_subjects_with(&Family::teaching));
QUADRILLE_EVERY(EveryMarkedFamily, family_subjects_that([](const Family& family) {
                  return family.editing() != nullptr || family.filled_cells() != nullptr;
                }));

}  // namespace
}  // namespace quadrille::conformance
