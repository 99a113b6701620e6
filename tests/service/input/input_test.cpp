#include "service/input/input.hpp"

#include <gtest/gtest.h>

#include "support/folder.hpp"
#include "support/lamps.hpp"

namespace quadrille::service {
namespace {

using namespace std::string_literals;

TEST(ReadFile, GivesEveryByte) {
  const Folder folder;
  const auto text = "a\r\nb\0c\n"s;
  EXPECT_EQ(read_file(folder.write("file", text)), text);
  EXPECT_EQ(read_file(folder.write("empty", "")), "");
}

TEST(ReadFile, SaysWhatIsWrong) {
  const Folder folder;
  EXPECT_EQ(read_file(folder.path("missing")).error().message, "no such file");
  EXPECT_EQ(read_file(folder.path()).error().message, "is a folder, not a file");
}

TEST(ReadFile, AFileOverTheLimitIsRefusedWithItsLimit) {
  const Folder folder;
  const auto large = folder.write("large", "");
  std::filesystem::resize_file(large, kLargestFile + 1);
  EXPECT_EQ(read_file(large).error().message, "larger than the limit of 64 MiB");
  std::filesystem::resize_file(large, kLargestFile);
  EXPECT_EQ(read_file(large)->size(), kLargestFile);
}

TEST(ReadFile, AFileComesInUtf8WithoutAMark) {
  const Folder folder;
  EXPECT_EQ(read_file(folder.write("marked",
                                   "\xEF\xBB\xBF"
                                   "1 1\n")),
            "1 1\n");
  EXPECT_EQ(read_file(folder.write("wide",
                                   "\xFE\xFF\0"
                                   "1\0\n"s)),
            "1\n");
  EXPECT_EQ(read_file(folder.write("torn", "\xFE\xFF\0"s)).error().message,
            "the file is UTF-16 and ends within a character");
}

TEST(ReadFile, MoreLinesThanTheLimitAreRefusedWithIt) {
  const Folder folder;
  const auto lines = [](std::ptrdiff_t count) { return std::string(static_cast<std::size_t>(count), '\n'); };
  const auto error = read_file(folder.write("many", lines(kMostLines + 1))).error();
  EXPECT_EQ(error.message, "more than the limit of 2000000 lines");
  EXPECT_EQ(error.line, kMostLines + 1);
  EXPECT_TRUE(read_file(folder.write("most", lines(kMostLines))));
  EXPECT_TRUE(read_file(folder.write("tree", "[" + lines(kMostLines + 1) + "]"))) << "JSON has its own limit";
}

TEST(OpenText, ATextThatIsJsonComesWithItsTree) {
  const auto opened = open_text(" \n[1, 2]").value();
  ASSERT_NE(opened.source().record, nullptr);
  EXPECT_EQ(*opened.source().record, Record(Record::List{1, 2}));
  EXPECT_EQ(opened.source().text, " \n[1, 2]");
}

TEST(OpenText, AnyOtherTextComesAlone) {
  for (const auto* text : {"123", "", "{broken"})
    EXPECT_EQ(open_text(text)->source().record, nullptr) << text;
  EXPECT_TRUE(open_text("{broken")->broken);
  EXPECT_FALSE(open_text("123")->broken);
}

TEST(OpenText, MarksAreTakenAwayAndUtf16IsConverted) {
  EXPECT_EQ(open_text("\xEF\xBB\xBF"
                      "12")
                ->text,
            "12");
  EXPECT_EQ(open_text("\xFF\xFE"
                      "1\0"
                      "2\0"s)
                ->text,
            "12");
  EXPECT_TRUE(open_text("\xEF\xBB\xBF[1]")->tree);
  EXPECT_FALSE(
      open_text("\xFF\xFE"
                "1"s));
}

TEST(OpenText, MoreLinesThanTheLimitAreRefused) {
  EXPECT_FALSE(open_text(std::string(static_cast<std::size_t>(kMostLines) + 1, '\n')));
}

TEST(ReadPuzzles, NamesWhatHasNoName) {
  const auto family = lamps::family();
  const auto puzzles = read_puzzles(*family, "1 1\n1 1 second\n1 1\n", "").value();
  ASSERT_EQ(puzzles.size(), 3U);
  EXPECT_EQ(puzzles[0].id, "1");
  EXPECT_EQ(puzzles[1].id, "second");
  EXPECT_EQ(puzzles[2].id, "3");
  EXPECT_FALSE(read_puzzles(*family, "1 1", "lump"));
}

TEST(ReadPuzzles, NamesCarryNoControlCharacters) {
  EXPECT_EQ(read_puzzles(*lamps::family(), "1 1 a\x1b[2J\n", "")->front().id, "a?[2J");
}

TEST(ReadPuzzles, BrokenJsonIsToldWhereItBreaks) {
  const auto error = read_puzzles(*lamps::family(), "[1,\n 2", "").error();
  EXPECT_TRUE(error.message.starts_with("not JSON: ")) << error.message;
  EXPECT_EQ(error.line, 2);
}

TEST(PickPuzzle, ByNameByNumberOrTheFirst) {
  const auto family = lamps::family();
  const auto puzzles = read_puzzles(*family, "1 1 b\n1 1 2\n1 1 a\n", "").value();
  EXPECT_EQ(pick_puzzle(puzzles, "")->id, "b");
  EXPECT_EQ(pick_puzzle(puzzles, "a")->id, "a");
  EXPECT_EQ(pick_puzzle(puzzles, "3")->id, "a");
  EXPECT_EQ(pick_puzzle(puzzles, "2")->id, "2") << "a name goes before a number";
  for (const auto* wrong : {"0", "4", "-1", "x"}) {
    EXPECT_EQ(pick_puzzle(puzzles, wrong).error().message, "no puzzle '"s + wrong + "' among the 3 here");
  }
}

TEST(ExpandFiles, AFolderStandsForItsPuzzlesInNaturalOrder) {
  const Folder folder;
  for (const auto* name :
       {"p10.txt", "p2.txt", "p1.txt", "a.txt", "p02b.txt", ".hidden", "p1.answer", "notes.md", "out.csv"}) {
    folder.write(name, "1 1\n");
  }
  std::filesystem::create_directory(folder.path("inner"));
  const auto files = expand_files({folder.path()}).value();
  std::vector<std::string> names;
  for (const auto& file : files) names.push_back(std::filesystem::path(file).filename());
  EXPECT_EQ(names, (std::vector{"a.txt"s, "p1.txt"s, "p2.txt"s, "p02b.txt"s, "p10.txt"s}));
}

TEST(ExpandFiles, FilesStayAsGivenAlsoMissingOnes) {
  const auto given = std::vector{"b.txt"s, "a.answer"s, "-"s};
  EXPECT_EQ(expand_files(given), given);
}

TEST(BatchId, IsTheFilesNameAndThePuzzlesInAFileOfMany) {
  EXPECT_EQ(batch_id("some/where/p.txt", "3", true), "p.txt");
  EXPECT_EQ(batch_id("some/where/p.txt", "3", false), "p.txt#3");
  EXPECT_EQ(batch_id("-", "a", false), "-#a");
}

TEST(Located, HasFileLineAndColumn) {
  EXPECT_EQ(located("p.txt", {"wrong", 3, 7}), "p.txt:3:7: wrong");
  EXPECT_EQ(located("p.txt", {"wrong", 3, 0}), "p.txt:3:1: wrong");
  EXPECT_EQ(located("p.txt", {"wrong"}), "p.txt: wrong");
}

}  // namespace
}  // namespace quadrille::service
