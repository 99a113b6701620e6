#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

// Bad input: exit code 2, one line on standard error, nothing on standard output. Gives the line after the
// file's name.
std::string refusal(const Words& words, const std::string& file) {
  const auto refused = run(words);
  EXPECT_EQ(refused.code, 2) << refused.error;
  EXPECT_EQ(refused.out, "");
  EXPECT_EQ(lines_of(refused.error), 1U) << refused.error;
  EXPECT_TRUE(opens_with(refused.error, file + ":"));
  return refused.error.substr(std::min(file.size(), refused.error.size()));
}

// What solve says of a file with this text.
std::string said_of(std::string_view text) {
  const TempFolder folder;
  const auto file = folder.write("board.txt", text);
  return refusal({"solve", "tens", file, "--strategy", "greedy"}, file);
}

TEST(BadInput, RaggedRowsAreLocated) {
  EXPECT_EQ(said_of("123\n12\n"), ":2:1: this row has 2 cells, the one in line 1 has 3\n");
}

TEST(BadInput, ALetterIsLocated) { EXPECT_EQ(said_of("123\n1a3\n"), ":2:2: 'a' is not a digit\n"); }

TEST(BadInput, ANulByteIsLocated) {
  EXPECT_EQ(said_of(std::string_view("12\n1\0\n", 6)), ":2:2: the byte 0x00 is not a digit\n");
}

TEST(BadInput, AnEmptyFileHoldsNoBoard) {
  EXPECT_TRUE(says(said_of(""), "the file holds no board"));
  EXPECT_TRUE(says(said_of("# only a comment\n\n"), "the file holds no board"));
}

TEST(BadInput, ARowBeyondTheLimitIsRefusedWithTheLimit) {
  EXPECT_TRUE(opens_with(said_of(std::string(1'000'000, '5')), ":1:2001: a row has at most 2000 cells"));
}

TEST(BadInput, AFileOfABillionColumnsIsRefusedWithTheLimit) {
  const TempFolder folder;
  const auto file = folder.write("board.txt", "");
  ASSERT_EQ(truncate(file.c_str(), 1'000'000'000), 0);  // takes no room on the disk
  EXPECT_EQ(refusal({"solve", "tens", file}, file), ": larger than the limit of 64 MiB\n");
}

TEST(BadInput, BrokenJsonIsLocatedWhereItBreaks) {
  EXPECT_TRUE(opens_with(said_of("[[1, 9],\n [2, 8]"), ":2:8: not JSON: "));
  EXPECT_TRUE(opens_with(said_of("[[1, 9],\n [2, x]]"), ":2:"));
  EXPECT_TRUE(says(said_of(std::string(100'000, '[')), "JSON nested deeper than 100"));
}

TEST(BadInput, JsonThatIsNoBoardIsRefused) {
  EXPECT_TRUE(says(said_of("[[1, 9], [2]]"), "row 2"));
  EXPECT_TRUE(says(said_of("[[1, 9], [2, \"8\"]]"), "row 2, column 2: not a digit"));
  EXPECT_TRUE(says(said_of("{\"board\": 5}"), "not a list of rows"));
  EXPECT_TRUE(says(said_of("{\"board\": [[1]], \"target\": 0}"), "the target is a whole number"));
}

TEST(BadInput, AFolderIsNoFile) {
  const TempFolder folder;
  EXPECT_EQ(refusal({"solve", "tens", folder.path()}, folder.path()), ": is a folder, not a file\n");
}

TEST(BadInput, AMissingFileIsSaid) {
  const TempFolder folder;
  const auto file = folder.path("nowhere.txt");
  EXPECT_EQ(refusal({"solve", "tens", file}, file), ": no such file\n");
  EXPECT_EQ(refusal({"hint", "tens", file}, file), ": no such file\n");
  EXPECT_EQ(refusal({"render", "tens", file}, file), ": no such file\n");
  EXPECT_EQ(refusal({"convert", "tens", file, "--to", "json"}, file), ": no such file\n");
  EXPECT_EQ(refusal({"compare", "tens", file}, file), ": no such file\n");
  EXPECT_EQ(refusal({"check", "tens", file, file}, file), ": no such file\n");
  EXPECT_EQ(refusal({"play", "tens", "--layouts", file}, file), ": no such file\n");
}

TEST(BadInput, AFileThatCannotBeReadIsSaid) {
  // A program's own memory can be opened as a file, but nobody can read it from its start, not even root.
  EXPECT_EQ(refusal({"solve", "tens", "/proc/self/mem"}, "/proc/self/mem"), ": cannot be read\n");
}

TEST(BadInput, StandardInputIsNamedByItsDash) {
  const auto refused = run({"solve", "tens"}, {.input = "12\n1\n"});
  EXPECT_EQ(refused.code, 2);
  EXPECT_TRUE(opens_with(refused.error, "-:2:1: "));
}

TEST(BadInput, AnAnswerIsLocatedInItsOwnFile) {
  const TempFolder folder;
  const auto board = folder.write("board.txt", "19\n28\n");
  const auto answer = folder.write("answer.txt", "0 0 0 1\n1 0 x 1\n");
  EXPECT_EQ(refusal({"check", "tens", board, answer}, answer), ":2:5: 'x' is not a whole number\n");
  EXPECT_EQ(refusal({"hint", "tens", board, "--from", answer}, answer), ":2:5: 'x' is not a whole number\n");
  EXPECT_EQ(refusal({"render", "tens", board, "--answer", answer}, answer),
            ":2:5: 'x' is not a whole number\n");
  const auto broken = folder.write("answer.json", "{\"answer\":\n {\"moves\": [");
  EXPECT_TRUE(opens_with(refusal({"check", "tens", board, broken}, broken), ":2:"));
  const auto none = folder.write("none.json", "{\"answer\": null}");
  EXPECT_TRUE(says(refusal({"check", "tens", board, none}, none), "holds no answer"));
}

TEST(BadInput, APuzzleThatIsNotInTheFileIsSaid) {
  const TempFolder folder;
  const auto file = folder.write("boards.txt", "@ one\n19\n@ two\n28\n");
  EXPECT_EQ(refusal({"solve", "tens", file, "--puzzle", "three"}, file),
            ": no puzzle 'three' among the 2 here\n");
  EXPECT_EQ(refusal({"solve", "tens", file, "--puzzle", "0"}, file), ": no puzzle '0' among the 2 here\n");
}

TEST(BadInput, ARefusedPuzzleLeavesNoResultFile) {
  const TempFolder folder;
  const auto file = folder.write("board.txt", "1x\n");
  EXPECT_EQ(run({"solve", "tens", file, "-o", folder.path("result")}).code, 2);
  EXPECT_FALSE(std::filesystem::exists(folder.path("result")));
}

TEST(BadInput, ALinkThatLeadsInACircleIsNotAMissingFile) {
  const TempFolder folder;
  std::filesystem::create_symlink("circle", folder.path("circle"));
  const auto refused = run({"solve", "tens", folder.path("circle")});
  EXPECT_EQ(refused.code, 2);
  EXPECT_TRUE(says(refused.error, "circle: cannot be opened: Too many levels of symbolic links"));
}

}  // namespace
}  // namespace quadrille::cli
