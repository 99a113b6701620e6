#include "server/bundle.hpp"

#include <gtest/gtest.h>

#include "server/assets.hpp"

namespace quadrille::server {
namespace {

constexpr EmbeddedFile kDom{"js/elements/dom.js",
                            "export const find = 1;\nexport function make(a) {\n  return a;\n}\n"};

TEST(BundleScript, AModuleBecomesAScopeThatReturnsItsExports) {
  const EmbeddedFile files[] = {kDom};
  EXPECT_EQ(bundled_script(files, "js/elements/dom.js"), R"(const $0=(() => {
const find = 1;
function make(a) {
return a;
}
return {find,make};
})();
)");
}

TEST(BundleScript, WhatIsImportedStandsInFrontOnceHoweverOftenItIsImported) {
  const EmbeddedFile files[] = {
      kDom,
      {"js/board/svg-board.js", "import { find } from \"../elements/dom.js\";\nexport class Board {}\n"},
      {"js/main.js",
       "import {\n  Board as Drawn,\n} from \"./board/svg-board.js\";\nimport * as dom from "
       "\"./elements/dom.js\";\n\nnew Drawn(dom.find);\n"}};
  const auto script = bundled_script(files, "js/main.js");
  ASSERT_TRUE(script) << script.error().message;
  EXPECT_LT(script->find("const find = 1;"), script->find("class Board {}"));
  EXPECT_EQ(script->find("const find = 1;"), script->rfind("const find = 1;"));
  EXPECT_NE(script->find("const $1=(() => {\nconst {find}=$0;\nclass Board {}\nreturn {Board};"),
            std::string::npos);
  EXPECT_NE(script->find("const {Board:Drawn,}=$1;\nconst dom=$0;\n"), std::string::npos);
}

TEST(BundleScript, WhatIsNotKnownIsAnErrorThatNamesTheModule) {
  for (const std::string_view line :
       {"import find from \"./elements/dom.js\";\n", "import { find } from \"dom\";\n",
        "import { find } from './elements/dom.js'\n", "import { find } from \"./nothing.js\";\n",
        "import { find } from \"../../js/elements/dom.js\";\n", "export default 1;\n",
        "export let turn = 0;\n", "export * from \"./elements/dom.js\";\n", "export const { a, b } = c;\n"}) {
    const EmbeddedFile files[] = {kDom, {"js/main.js", line}};
    const auto script = bundled_script(files, "js/main.js");
    ASSERT_FALSE(script) << line;
    EXPECT_NE(script.error().message.find(".js"), std::string::npos) << script.error().message;
  }
}

TEST(BundleScript, ACircleOfImportsIsAnError) {
  const EmbeddedFile files[] = {{"a.js", "import { b } from \"./b.js\";\n"},
                                {"b.js", "import { a } from \"./a.js\";\n"}};
  EXPECT_FALSE(bundled_script(files, "a.js"));
}

TEST(BundleScript, CommentsAndIndentationStayBehind) {
  const EmbeddedFile files[] = {{"js/main.js", "// What it is.\n/** @type {number} */\nlet a;\n"}};
  EXPECT_EQ(bundled_script(files, "js/main.js"), "const $0=(() => {\nlet a;\nreturn {};\n})();\n");
}

TEST(BundleScript, WhatCannotBeCondensedIsAnErrorWithItsPlace) {
  const EmbeddedFile files[] = {{"js/main.js", "const a = `\n// b`;\n"}};
  EXPECT_TRUE(bundled_script(files, "js/main.js").error().message.starts_with("js/main.js:1: "));
}

TEST(BundleStyle, EverySheetTakesThePlaceOfItsLine) {
  const EmbeddedFile files[] = {{"css/page.css", "/* All. */\n@import \"one.css\";\n@import \"two.css\";\n"},
                                {"css/one.css", "a {}\n"},
                                {"css/two.css", "b {}\n"}};
  EXPECT_EQ(bundled_style(files, "css/page.css"), "a {}\nb {}\n");
  EXPECT_FALSE(bundled_style(std::span(files).first(2), "css/page.css"));
}

TEST(Bundle, ThePageIsWrittenAsItIsKnownHere) {
  const auto script = bundled_script(page_files(), "js/main.js");
  EXPECT_TRUE(script) << script.error().message;
  const auto style = bundled_style(page_files(), "css/page.css");
  ASSERT_TRUE(style) << style.error().message;
  EXPECT_EQ(style->find("@import"), std::string::npos);
}

TEST(Bundle, WhatAPageNamesIsServedInOnePiece) {
  const EmbeddedFile files[] = {{"index.html", "<script type=\"module\" src=\"/js/main.js\"></script>"},
                                {"js/main.js", "import { find } from \"./elements/dom.js\";\n"},
                                kDom};
  const Assets assets(files, {});
  EXPECT_EQ(assets.find({.method = "GET", .path = "/js/main.js"})->body, bundled_script(files, "js/main.js"));
  EXPECT_EQ(assets.find({.method = "GET", .path = "/js/elements/dom.js"})->body, kDom.bytes);
}

TEST(Bundle, WhatCannotBeBundledIsServedAsItIs) {
  const EmbeddedFile files[] = {{"index.html", "<script type=\"module\" src=\"/js/main.js\"></script>"},
                                {"js/main.js", "export default 1;\n"}};
  EXPECT_EQ(Assets(files, {}).find({.method = "GET", .path = "/js/main.js"})->body, files[1].bytes);
}

}  // namespace
}  // namespace quadrille::server
