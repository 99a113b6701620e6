#include "service/input/encoding.hpp"

#include <gtest/gtest.h>

#include "service/json/json.hpp"

namespace quadrille::service {
namespace {

using namespace std::string_literals;

TEST(Encoding, AMarkIsNoPartOfAText) {
  EXPECT_EQ(without_mark("\xEF\xBB\xBF"
                         "12\n"),
            "12\n");
  EXPECT_EQ(without_mark("12\n"), "12\n");
  EXPECT_EQ(decoded("\xEF\xBB\xBF"
                    "12\n"),
            "12\n");
  EXPECT_EQ(decoded("\x89PNG\r\n"), "\x89PNG\r\n") << "a picture stays as it is";
}

TEST(Encoding, Utf16IsConverted) {
  EXPECT_EQ(decoded("\xFF\xFE"
                    "1\0\n\0\xE9\0\x3C\xD8\x4E\xDF"s),
            "1\n\xc3\xa9\xf0\x9f\x8d\x8e");
  EXPECT_EQ(decoded("\xFE\xFF\0"
                    "1\0\n\0\xE9\xD8\x3C\xDF\x4E"s),
            "1\n\xc3\xa9\xf0\x9f\x8d\x8e");
  EXPECT_EQ(decoded("\xFF\xFE"), "");
}

TEST(Encoding, BrokenUtf16IsToldInWords) {
  EXPECT_EQ(decoded("\xFF\xFE"
                    "1"s)
                .error()
                .message,
            "the file is UTF-16 and ends within a character");
  for (const auto& half : {"\xFF\xFE\x3C\xD8"s,
                           "\xFF\xFE\x3C\xD8"
                           "1\0"s,
                           "\xFF\xFE\x4E\xDF"s}) {
    EXPECT_EQ(decoded(half).error().message, "the file is UTF-16 and holds half of a surrogate pair");
  }
}

TEST(Encoding, JsonIsReadWithAMarkAndUtf16IsRefusedInWords) {
  EXPECT_EQ(from_json("\xEF\xBB\xBF[1]"), Record(Record::List{1}));
  EXPECT_EQ(from_json("\xEF\xBB\xBF[x]").error().column, 2) << "columns count behind the mark";
  EXPECT_EQ(from_json("\xFF\xFE[\0001\0]\0"s).error().message,
            "the text is UTF-16, and here it must be UTF-8");
}

}  // namespace
}  // namespace quadrille::service
