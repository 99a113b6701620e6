#include "server/bundle.hpp"

#include <gtest/gtest.h>

#include "server/assets.hpp"

namespace quadrille::server {
namespace {

TEST(Condense, TakesCommentsThatBeginALineAndIndentation) {
  EXPECT_EQ(condensed_script(R"(// What it is.

/**
 * What it does, as `code` and "text".
 * @param {number} a
 */
function act(a) {
  // Why.
  return a; // What.
}
)"),
            "function act(a) {\nreturn a;\n}\n");
}

TEST(Condense, KeepsTheCodeBehindAComment) {
  EXPECT_EQ(condensed_script("  /** @type {A} */ const a = /** @type {any} */ (b);\n"),
            "const a = /** @type {any} */ (b);\n");
  EXPECT_EQ(condensed_script("/* one */ /* two\n three */ act();\n"), "act();\n");
  EXPECT_EQ(condensed_script("/*/ still a comment\n*/ act();\n"), "act();\n");
}

TEST(Condense, LeavesStringsTemplatesAndRegularExpressionsAlone) {
  for (const std::string_view line :
       {R"(const a = "// no comment", b = '/* nor this */';)",
        R"(const a = `  // ${b ? `/* ${c} */` : ""}  `;)",
        R"(const a = "a // b", b = '" // ', c = "'" + " // ";)", "const a = `${b} // ${c}`;",
        R"(const a = /\/\/ *x/g.test(b) || /`[^`]/.test(c);)", R"(fetch("https://example.org//a");)"}) {
    const auto text = std::string(line) + "\n";
    EXPECT_EQ(condensed_script(text), text);
  }
}

TEST(Condense, RefusesWhatGoesOnInTheNextLine) {
  for (const std::string_view text : {"const a = `one\n  // two`;\n", "const a = \"one\\\n  // two\";\n",
                                      "act(); /* one\n/* two */ act();\n"}) {
    const auto condensed = condensed_script("\n" + std::string(text));
    ASSERT_FALSE(condensed) << text;
    EXPECT_EQ(condensed.error().line, 2);
  }
}

TEST(Condense, OfAStyleSheetTakesItsComments) {
  EXPECT_EQ(condensed_style("/* All\n   of it. */\n\n.a {\n  color: #fff; /* white */\n}\n"),
            ".a {\ncolor: #fff; /* white */\n}\n");
  EXPECT_EQ(condensed_style("a::before {\n  content: \"`\";\n}\n"), "a::before {\ncontent: \"`\";\n}\n");
}

TEST(Condense, KnowsEverythingThatThePageIsWrittenIn) {
  for (const auto& file : page_files()) {
    if (file.name.ends_with(".js")) {
      const auto script = condensed_script(file.bytes);
      EXPECT_TRUE(script) << file.name << ":" << script.error().line << ": " << script.error().message;
    }
    if (file.name.ends_with(".css")) {
      const auto style = condensed_style(file.bytes);
      EXPECT_TRUE(style) << file.name << ":" << style.error().line << ": " << style.error().message;
    }
  }
}

}  // namespace
}  // namespace quadrille::server
