#include "draw/lettering.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <limits>
#include <string>

namespace quadrille::draw {
namespace {

TEST(Lettering, PlainTextStaysAsItIs) { EXPECT_EQ(legible("3 1 2, größer als ●"), "3 1 2, größer als ●"); }

TEST(Lettering, ControlCharactersAndEscapeCodesLoseTheirPower) {
  EXPECT_EQ(legible("a\x1b[31mb\tc\r\n\x7f"), "a?[31mb?c???");
  EXPECT_EQ(legible("\xC2\x9B"), "?");  // the one-character form of ESC [
  EXPECT_EQ(legible("\x9B"), "?");      // and the same in eight bits
}

TEST(Lettering, BrokenUtf8BecomesOneQuestionMarkPerCharacter) {
  EXPECT_EQ(legible("x\xE2\x97y"), "x?y");               // cut short
  EXPECT_EQ(legible("\xC0\xAF"), "?");                   // overlong
  EXPECT_EQ(legible("\xED\xA0\x80"), "?");               // a surrogate
  EXPECT_EQ(legible("\xEF\xBF\xBF"), "?");               // U+FFFF, which XML forbids
  EXPECT_EQ(legible("\xF4\x90\x80\x80"), "?");           // beyond Unicode
  EXPECT_EQ(legible("\xF0\x9F\x92\xA3"), "\U0001F4A3");  // whole, and of four bytes
}

TEST(Lettering, ASymbolBeyondUnicodeIsAQuestionMark) {
  EXPECT_EQ(legible(Symbol{U'é'}), "é");
  EXPECT_EQ(legible(Symbol{0xD800}), "?");
  EXPECT_EQ(legible(Symbol{0x110000}), "?");
  EXPECT_EQ(legible(Symbol{0x1B}), "?");
}

RC_GTEST_PROP(Lettering, AnyBytesBecomeLegibleAndStaySo, (const std::string& bytes)) {
  const auto once = legible(bytes);
  RC_ASSERT(std::ranges::none_of(once, [](char c) { return (c >= 0 && c < ' ') || c == '\x7F'; }));
  RC_ASSERT(legible(once) == once);
}

TEST(Lettering, DigitsAreAllOfOneWidth) {
  for (const char digit : std::string("123456789")) {
    EXPECT_EQ(width_in_ems(std::string(1, digit)), width_in_ems("0"));
  }
  EXPECT_DOUBLE_EQ(width_in_ems("100"), 3 * width_in_ems("0"));
}

TEST(Lettering, ACharacterOfSeveralBytesIsOneEmWide) { EXPECT_DOUBLE_EQ(width_in_ems("●●"), 2.0); }

TEST(Lettering, AnAsteriskIsSetLowerThanADigitSinceItsInkSitsHigher) {
  EXPECT_GT(middle_in_ems("*"), middle_in_ems("8"));
  EXPECT_LT(middle_in_ems("●"), middle_in_ems("8"));
  EXPECT_EQ(middle_in_ems("**"), middle_in_ems("8"));  // only when it is alone
}

TEST(Wrapping, ALineBreaksAtItsBlanks) {
  EXPECT_EQ(wrapped("aaa bbb ccc", width_in_ems("aaa bbb.")), (std::vector<std::string>{"aaa bbb", "ccc"}));
}

TEST(Wrapping, NewlinesAreKept) {
  EXPECT_EQ(wrapped("first\n\nthird", 100), (std::vector<std::string>{"first", "", "third"}));
}

TEST(Wrapping, AWordLongerThanTheLineIsCut) {
  EXPECT_EQ(wrapped("x 0000000", width_in_ems("000")), (std::vector<std::string>{"x", "000", "000", "0"}));
}

RC_GTEST_PROP(Wrapping, NoLineIsWiderThanAskedAndNoLetterIsLost, (const std::string& text)) {
  const auto inked = [](const std::vector<std::string>& lines) {
    std::string letters;
    for (const auto& line : lines) letters += line;
    std::erase(letters, ' ');
    return letters;
  };
  const double width = 8;
  const auto lines = wrapped(text, width);
  for (const auto& line : lines) RC_ASSERT(width_in_ems(line) <= width + 1e-9);
  RC_ASSERT(inked(lines) == inked(wrapped(text, std::numeric_limits<double>::infinity())));
}

}  // namespace
}  // namespace quadrille::draw
