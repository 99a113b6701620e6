#include <algorithm>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/family/player.hpp"
#include "grid/picture.hpp"
#include "server/assets.hpp"

// The words of a picture and of a view are in three places: beside their enumerations, in the page's types,
// and in the manual of the HTTP interface. These tests fail where one of them lacks a word or has one too
// many.
namespace quadrille::server {
namespace {

template <class Enum>
std::vector<std::string_view> names_of_all() {
  std::vector<std::string_view> names;
  for (const auto value : all_values<Enum>()) names.push_back(name(value));
  return names;
}

std::string_view types_of_the_page() {
  const auto files = page_files();
  const auto found = std::ranges::find(files, "js/types.js", &EmbeddedFile::name);
  return found == files.end() ? std::string_view() : found->bytes;
}

// The manual on one line, since its lines are wrapped, and without the backslashes that a table needs before
// '|'.
std::string manual() {
  std::ifstream file(QUADRILLE_DOCS "/http-api.md");
  std::string text{std::istreambuf_iterator<char>(file), {}};
  std::ranges::replace(text, '\n', ' ');
  std::erase(text, '\\');
  return text;
}

// As in {"none"|"dots"} Hatch.
template <class Enum>
std::string in_types(std::string_view type) {
  return fmt::format("@typedef {{\"{}\"}} {} ", fmt::join(names_of_all<Enum>(), "\"|\""), type);
}

// As in "role": "move|good".
template <class Enum>
std::string in_manual(std::string_view key) {
  return fmt::format(R"("{}": "{}")", key, fmt::join(names_of_all<Enum>(), "|"));
}

TEST(PictureWords, ThePageKnowsEachOfThem) {
  for (const auto& words :
       {in_types<Hatch>("Hatch"), in_types<Place>("Place"), in_types<ShapeKind>("ShapeKind"),
        in_types<Role>("Role"), in_types<Stage>("Stage")})
    EXPECT_NE(types_of_the_page().find(words), std::string_view::npos) << words;
}

TEST(PictureWords, TheManualHasEachOfThem) {
  const auto text = manual();
  for (const auto& words : {in_manual<Hatch>("hatch"), in_manual<Place>("place"),
                            in_manual<ShapeKind>("kind"), in_manual<Role>("role"), in_manual<Stage>("stage")})
    EXPECT_NE(text.find(words), std::string::npos) << words;
}

}  // namespace
}  // namespace quadrille::server
