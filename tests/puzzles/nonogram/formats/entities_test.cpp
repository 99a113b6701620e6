#include "puzzles/nonogram/formats/entities.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace quadrille::nonogram {
namespace {

TEST(NonogramEntities, NamedAndNumberedReferencesBecomeCharacters) {
  EXPECT_EQ(unescaped("Tom &amp; Jerry"), "Tom & Jerry");
  EXPECT_EQ(unescaped("&quot;&lt;&gt;&apos;&quot;"), "\"<>'\"");
  EXPECT_EQ(unescaped("&#65;&#x42;&#X43;"), "ABC");
  EXPECT_EQ(unescaped("Gr&uuml;&szlig;e"), "Grüße");
  EXPECT_EQ(unescaped("&#x1F600;"), "😀");
  EXPECT_EQ(unescaped("a&nbsp;b"), "a b");
}

TEST(NonogramEntities, WhatIsNotAReferenceStaysAsItStands) {
  for (const auto* text : {"&", "a & b", "&nothing;", "&amp", "&;", "&#;", "&#x;", "&#12z;", "&Amp;"}) {
    EXPECT_EQ(unescaped(text), text);
  }
}

TEST(NonogramEntities, NoReferenceMakesAControlCharacterOrHalfASurrogate) {
  for (const auto* text : {"&#0;", "&#10;", "&#x1F;", "&#xD800;", "&#xDFFF;", "&#x110000;", "&#99999999;"}) {
    EXPECT_EQ(unescaped(text), text);
  }
  EXPECT_EQ(unescaped("&#x20;"), " ");
}

TEST(NonogramEntities, ANameIsSoughtNoFartherThanAnyIsLong) {
  EXPECT_EQ(unescaped("&aaaaaaaaaaaaaaaaaaaaaaa;&amp;"), "&aaaaaaaaaaaaaaaaaaaaaaa;&");
}

TEST(NonogramEntities, WhatWasReplacedIsNotReadAgain) { EXPECT_EQ(unescaped("&amp;lt;"), "&lt;"); }

TEST(NonogramEntities, ControlCharactersAreWrittenAsQuestionMarks) { EXPECT_EQ(escaped("a\nb\x7F"), "a?b?"); }

RC_GTEST_PROP(NonogramEntities, APrintableTextComesBack, ()) {
  const auto text = *rc::gen::container<std::string>(rc::gen::inRange(' ', '\x7F'));
  const auto safe = escaped(text);
  RC_ASSERT(safe.find('"') == std::string::npos);
  RC_ASSERT(unescaped(safe) == text);
}

}  // namespace
}  // namespace quadrille::nonogram
