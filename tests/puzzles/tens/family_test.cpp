#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "engine/extensions/arrangement.hpp"
#include "engine/family/family.hpp"
#include "puzzles/tens/drawn.hpp"
#include "puzzles/tens/formats/plain.hpp"

namespace quadrille::tens {

std::unique_ptr<const Family> family();

namespace {

TEST(TensFamily, IsAGameOfMoves) {
  const auto tens = family();
  EXPECT_EQ(tens->name(), "tens");
  EXPECT_NE(tens->played_moves(), nullptr);
  EXPECT_NE(tens->teaching(), nullptr);
  EXPECT_NE(tens->editing(), nullptr);
  EXPECT_NE(tens->games(), nullptr);
  EXPECT_NE(tens->extension<Arrangement>(), nullptr);
  EXPECT_EQ(tens->filled_cells(), nullptr);
  EXPECT_EQ(tens->uniqueness(), nullptr);
  EXPECT_EQ(tens->strategies().front().name, "auto");
}

std::string_view answer_of(std::span<const EmbeddedFile> samples, std::string_view puzzle) {
  const auto stem = puzzle.substr(0, puzzle.rfind('.'));
  const auto found = std::ranges::find(samples, std::string(stem) + ".answer", &EmbeddedFile::name);
  return found == samples.end() ? std::string_view() : found->bytes;
}

TEST(TensSamples, EveryBoardIsReadAndItsAnswerReplays) {
  const auto tens = family();
  int boards = 0;
  for (const auto& [name, bytes] : tens->samples()) {
    if (!name.ends_with(".txt")) continue;
    SCOPED_TRACE(name);
    const auto puzzles = tens->read({bytes}, "");
    ASSERT_TRUE(puzzles) << puzzles.error().message;
    const auto& puzzle = *puzzles->front().puzzle;
    const auto text = answer_of(tens->samples(), name);
    ASSERT_FALSE(text.empty());
    const auto answer = tens->read_answer(puzzle, text);
    ASSERT_TRUE(answer) << answer.error().message;
    EXPECT_TRUE(tens->check(puzzle, **answer, Extent::whole).right());
    ++boards;
  }
  EXPECT_GE(boards, 8);
}

// The most cells any play clears, by trying all of them.
int most_cleared(const Board& board, std::map<std::string, int>& known) {
  const auto [entry, unseen] = known.try_emplace(write_plain(board), 0);
  if (!unseen) return entry->second;
  const auto size = board.digits.size();
  for_each_cell(size, [&](Cell from) {
    for_each_cell(size, [&](Cell to) {
      auto after = board;
      if (const auto cells = clear(after, {from, to})) {
        entry->second = std::max(entry->second, *cells + most_cleared(after, known));
      }
    });
  });
  return entry->second;
}

TEST(TensSamples, TheTinyOnesAnswerIsTheBestThereIs) {
  const auto tens = family();
  const auto samples = tens->samples();
  const auto tiny = std::ranges::find(samples, "tiny.txt", &EmbeddedFile::name);
  ASSERT_NE(tiny, samples.end());
  const auto puzzle = tens->read({tiny->bytes}, "").value().front().puzzle;
  const auto answer = tens->read_answer(*puzzle, answer_of(samples, "tiny.txt")).value();
  std::map<std::string, int> known;
  EXPECT_EQ(most_cleared(drawn(tiny->bytes), known), 9);
  EXPECT_EQ(tens->score(*puzzle, *answer), 9);
}

}  // namespace
}  // namespace quadrille::tens
