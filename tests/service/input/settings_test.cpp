#include "service/input/settings.hpp"

#include <gtest/gtest.h>

#include <fmt/format.h>

#include "service/every_family.hpp"
#include "support/folder.hpp"

namespace quadrille::service {
namespace {

using namespace std::string_literals;

LoadedSettings parse(std::string_view text) { return parse_settings(text, catalogue()); }
LoadedSettings load(const std::filesystem::path& path) { return load_settings(path, catalogue()); }

TEST(Settings, EveryKeyIsRead) {
  const auto loaded = parse(R"({
    "strategy": {"tens": "greedy", "kakuro": "sat"},
    "time_limit": 2.5,
    "threads": 3,
    "seed": 42,
    "output": "json",
    "progress": "never",
    "log": "debug"
  })");
  EXPECT_TRUE(loaded.warnings.empty());
  EXPECT_EQ(loaded.settings.strategy,
            (std::vector<std::pair<std::string, std::string>>{{"tens", "greedy"}, {"kakuro", "sat"}}));
  EXPECT_EQ(loaded.settings.time_limit, 2.5);
  EXPECT_EQ(loaded.settings.threads, 3);
  EXPECT_EQ(loaded.settings.seed, 42U);
  EXPECT_EQ(loaded.settings.output, "json");
  EXPECT_EQ(loaded.settings.progress, "never");
  EXPECT_EQ(loaded.settings.log, "debug");
}

TEST(Settings, ABadValueIsWarnedAboutAndTheRestHolds) {
  const auto loaded = parse(
      R"({"threads": 0, "seed": -1, "time_limit": "long", "output": 3, "strategy": {"kakuro": 1}, "log": "info"})");
  EXPECT_EQ(
      loaded.warnings,
      (std::vector{"\"threads\" should be a whole number from 1 to 1024; ignored"s,
                   "\"seed\" should be a whole number from 0 to 9223372036854775807; ignored"s,
                   "\"time_limit\" should be a number of seconds; ignored"s,
                   "\"output\" should be one of text, json, answer, markdown, csv, svg, png, pdf; ignored"s,
                   "\"strategy.kakuro\" should be one of auto, basic, mrv, lcv, full, gac, sat; ignored"s}));
  EXPECT_FALSE(loaded.settings.threads);
  EXPECT_FALSE(loaded.settings.seed);
  EXPECT_FALSE(loaded.settings.time_limit);
  EXPECT_FALSE(loaded.settings.output);
  EXPECT_TRUE(loaded.settings.strategy.empty());
  EXPECT_EQ(loaded.settings.log, "info");
}

TEST(Settings, AWordThatIsNoChoiceIsWarnedAbout) {
  const auto loaded = parse(R"({"progress": "sometimes", "log": "loud"})");
  EXPECT_EQ(loaded.warnings, (std::vector{"\"progress\" should be one of auto, always, never; ignored"s,
                                          "\"log\" should be one of error, warn, info, debug; ignored"s}));
  EXPECT_FALSE(loaded.settings.progress);
  EXPECT_FALSE(loaded.settings.log);
}

TEST(Settings, AStrategyOrAFamilyThatDoesNotExistIsWarnedAboutByItsKey) {
  std::vector<std::string_view> names;
  for (const auto& family : catalogue().families()) names.push_back(family->name());
  const auto loaded = parse(R"({"strategy": {"kakuro": "mvr", "chess": "auto", "tens": "greedy"}})");
  EXPECT_EQ(
      loaded.warnings,
      (std::vector{"\"strategy.kakuro\" should be one of auto, basic, mrv, lcv, full, gac, sat; ignored"s,
                   fmt::format("\"strategy.chess\" should be of a known family ({}); ignored",
                               fmt::join(names, ", "))}));
  EXPECT_EQ(loaded.settings.strategy, (std::vector<std::pair<std::string, std::string>>{{"tens", "greedy"}}));
}

TEST(Settings, AnUnknownKeyIsWarnedAbout) {
  const auto loaded = parse(R"({"treads": 3})");
  EXPECT_EQ(
      loaded.warnings,
      (std::vector{"\"treads\" should be one of strategy, time_limit, threads, seed, output, progress, log; "
                   "ignored"s}));
  EXPECT_EQ(parse(R"({"strategy": "greedy"})").warnings,
            (std::vector{"\"strategy\" should be an object of family to strategy; ignored"s}));
}

TEST(Settings, AFileThatIsNoJsonIsWarnedAbout) {
  EXPECT_EQ(parse("[]").warnings, (std::vector{"not a JSON object; ignored"s}));
  EXPECT_EQ(parse("threads=3").warnings.size(), 1U);
}

TEST(Settings, AMissingFileIsNothingAndAFolderAWarning) {
  const Folder folder;
  EXPECT_TRUE(load(folder.path("none.json")).warnings.empty());
  EXPECT_TRUE(load({}).warnings.empty());
  EXPECT_EQ(load(folder.path()).warnings, (std::vector{"is a folder, not a file; ignored"s}));
  EXPECT_EQ(load(folder.write("config.json", R"({"threads": 2})")).settings.threads, 2);
}

}  // namespace
}  // namespace quadrille::service
