#include "grid/text.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <string>

namespace quadrille {
namespace {

using namespace std::string_literals;

std::vector<std::string> lines(std::string_view text) {
  std::vector<std::string> found;
  for (const auto& line : split_lines(text)) found.emplace_back(line.text);
  return found;
}

std::string utf8(Symbol symbol) {
  std::string text;
  append_utf8(text, symbol);
  return text;
}

TEST(Lines, EndWithLfOrCrlf) {
  EXPECT_EQ(lines("ab\ncd\n"), (std::vector{"ab"s, "cd"s}));
  EXPECT_EQ(lines("ab\r\ncd\r\n"), (std::vector{"ab"s, "cd"s}));
}

TEST(Lines, TheLastNewlineMayBeMissing) {
  EXPECT_EQ(lines("ab\ncd"), (std::vector{"ab"s, "cd"s}));
  EXPECT_TRUE(lines("").empty());
}

TEST(Lines, LoseTrailingBlanksButNotLeadingOnes) {
  EXPECT_EQ(lines("  ab \t\r\n \t\n"), (std::vector{"  ab"s, ""s}));
}

TEST(Lines, CountFromOneAndEmptyOnesCount) {
  const auto found = split_lines("a\n\nb");
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found[0].number, 1);
  EXPECT_EQ(found[1].text, "");
  EXPECT_EQ(found[2].number, 3);
}

TEST(Lines, ANulByteIsAByteLikeAnyOther) { EXPECT_EQ(lines("a\0b\nc"s), (std::vector{"a\0b"s, "c"s})); }

RC_GTEST_PROP(Lines, JoinedAgainGiveATextWithoutTrailingBlanks, ()) {
  const auto rows = *rc::gen::container<std::vector<std::string>>(
      rc::gen::container<std::string>(rc::gen::inRange('!', '~')));
  std::string text;
  for (const auto& row : rows) text += row + (*rc::gen::arbitrary<bool>() ? "\r\n" : " \n");
  RC_ASSERT(lines(text) == rows);
}

TEST(Comments, AreAHashAloneOrAHashAndABlank) {
  EXPECT_TRUE(is_comment("#"));
  EXPECT_TRUE(is_comment("# a title"));
  EXPECT_FALSE(is_comment("#title"));
  EXPECT_FALSE(is_comment("##"));
  EXPECT_FALSE(is_comment(" # indented"));
  EXPECT_FALSE(is_comment(""));
}

TEST(Words, KnowTheirColumn) {
  const auto words = split_words("  ab\tc ");
  ASSERT_EQ(words.size(), 2U);
  EXPECT_EQ(words[0].text, "ab");
  EXPECT_EQ(words[0].column, 3);
  EXPECT_EQ(words[1].text, "c");
  EXPECT_EQ(words[1].column, 6);
  EXPECT_TRUE(split_words(" \t").empty());
}

TEST(Integers, AreDecimalWithAnOptionalMinus) {
  EXPECT_EQ(parse_integer("0"), 0);
  EXPECT_EQ(parse_integer("-17"), -17);
  EXPECT_EQ(parse_integer("007"), 7);
  EXPECT_EQ(parse_integer("9223372036854775807"), INT64_MAX);
}

TEST(Integers, OutOfRangeSaysSo) {
  EXPECT_EQ(parse_integer("9223372036854775808").error().message,
            "the number '9223372036854775808' is too large");
  EXPECT_FALSE(parse_integer("-9223372036854775809"));
}

TEST(Integers, AnythingElseIsNamed) {
  for (const auto* word : {"", "x", "1x", "+1", " 1", "1.0", "--1", "0x10"}) {
    EXPECT_EQ(parse_integer(word).error().message, "'"s + word + "' is not a whole number");
  }
}

TEST(Reals, ReadEveryUsualSpelling) {
  EXPECT_EQ(parse_real("0.5"), 0.5);
  EXPECT_EQ(parse_real("-2"), -2.0);
  EXPECT_EQ(parse_real("1e3"), 1000.0);
}

TEST(Reals, ANumberThatIsNoneIsRefused) {
  for (const auto* word : {"", "x", "1,5", "nan", "1.5s"}) {
    EXPECT_EQ(parse_real(word).error().message, "'"s + word + "' is not a number");
  }
}

TEST(Quotes, ShowACharacterOrItsCode) {
  EXPECT_EQ(in_quotes('x'), "'x'");
  EXPECT_EQ(in_quotes('\0'), "the byte 0x00");
  EXPECT_EQ(in_quotes('\x1b'), "the byte 0x1B");
  EXPECT_EQ(in_quotes('\x7f'), "the byte 0x7F");
  EXPECT_EQ(in_quotes('\xc3'), "the byte 0xC3");
}

TEST(Quotes, ShortenALongText) {
  EXPECT_EQ(in_quotes("short"), "'short'");
  EXPECT_EQ(in_quotes(std::string(40, 'a')), "'" + std::string(40, 'a') + "'");
  EXPECT_EQ(in_quotes(std::string(41, 'a')), "'" + std::string(40, 'a') + "…'");
}

TEST(Printable, LeavesOrdinaryTextAlone) { EXPECT_EQ(printable("Größe 5 × 3 …"), "Größe 5 × 3 …"); }

TEST(Printable, ReplacesEveryControlCharacter) {
  EXPECT_EQ(printable("a\x1b[31mred"), "a?[31mred");
  EXPECT_EQ(printable("a\tb\nc\rd\x7f"), "a?b?c?d?");
  EXPECT_EQ(printable("a\0b"s), "a?b");
}

TEST(Printable, ReplacesTheSecondSetOfControls) {
  EXPECT_EQ(printable("a\xc2\x9b"
                      "31m"),
            "a?31m");  // CSI in one character
  EXPECT_EQ(printable("\xc2\x80\xc2\x9f\xc2\xa0"), "??\xc2\xa0");
  EXPECT_EQ(printable("\xc2"), "\xc2");
  EXPECT_EQ(printable("\xc2"
                      "A\xc2\x05"),
            "\xc2"
            "A\xc2?");  // broken bytes take no letter with them
}

RC_GTEST_PROP(Printable, LetsNoControlByteThrough, (const std::string& text)) {
  for (const char character : printable(text)) {
    const auto byte = static_cast<unsigned char>(character);
    RC_ASSERT(byte >= 0x20 && byte != 0x7F);
  }
}

TEST(Utf8, EncodesEveryLength) {
  EXPECT_EQ(utf8(U'a'), "a");
  EXPECT_EQ(utf8(U'é'), "\xc3\xa9");
  EXPECT_EQ(utf8(U'€'), "\xe2\x82\xac");
  EXPECT_EQ(utf8(U'🍎'), "\xf0\x9f\x8d\x8e");
}

TEST(Utf8, LengthCountsCharacters) {
  EXPECT_EQ(utf8_length(""), 0U);
  EXPECT_EQ(utf8_length("aé€🍎"), 4U);
  EXPECT_EQ(utf8_length("a\xff"
                        "b"),
            3U);
}

RC_GTEST_PROP(Utf8, AppendedSymbolsCountOneEach, ()) {
  const auto symbols = *rc::gen::container<std::vector<int>>(rc::gen::inRange(1, 0x110000));
  std::string text;
  for (const int symbol : symbols) append_utf8(text, static_cast<Symbol>(symbol));
  RC_ASSERT(utf8_length(text) == symbols.size());
}

}  // namespace
}  // namespace quadrille
