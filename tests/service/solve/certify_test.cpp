#include "service/solve/certify.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <fmt/format.h>

#include <algorithm>

#include "service/every_family.hpp"
#include "service/input/input.hpp"
#include "service/json/json.hpp"
#include "support/lamps.hpp"
#include "support/manual_clock.hpp"

namespace quadrille::service {
namespace {

using namespace std::chrono_literals;

// A puzzle with what a run has made of it.
struct Case {
  const Family& family;
  PuzzlePtr puzzle;
  SolveResult result;

  Case(std::string_view name, std::string_view text, std::string strategy = "")
      : family(*catalogue().find(name).value()),
        puzzle(read_puzzles(family, text, "").value().front().puzzle),
        result(solve(family, *puzzle, {.strategy = std::move(strategy)}).value()) {}

  Certificate certified(const SolveRequest& request = {}, const Hooks& hooks = {}) const {
    return certify(family, *puzzle, result, request, hooks);
  }
  std::string words(const Certificate& certificate) const { return in_words(certificate, result); }
};

constexpr auto kCross = "width 3\nheight 3\n\nrows\n1\n3\n1\n\ncolumns\n1\n3\n1\n";
constexpr auto kTwins = "2 2\n1\n1\n#\n1\n1\n";
constexpr auto kImpossible = "width 3\nheight 3\n\nrows\n1 1\n1\n1 1\n\ncolumns\n2\n1\n2\n";
constexpr auto kSquare = "3 3\nX D4 D6\nA3 . .\nA7 . .\n";
constexpr auto kImpossibleSquare = "3 3\nX D12 D8\nA3 . .\nA17 . .\n";

void expect_proven(const Certificate& certificate, Claim claim) {
  EXPECT_EQ(certificate.claim, claim);
  EXPECT_EQ(certificate.by, Witness::proof);
  EXPECT_EQ(certificate.verified, true);
  EXPECT_GT(certificate.steps.value_or(0), 0U);
  EXPECT_GT(certificate.clauses, 0U);
  EXPECT_EQ(certificate.why_not, "");
}

TEST(Certify, TheOnlyAnswerIsProvenSo) {
  const Case cross("nonogram", kCross);
  const Case square("kakuro", kSquare);
  expect_proven(cross.certified(), Claim::unique);
  expect_proven(square.certified(), Claim::unique);
  const auto words = cross.words(cross.certified());
  EXPECT_EQ(words.find("certified: no other answer (a proof of "), 0U) << words;
}

TEST(Certify, ThatThereIsNoneIsProven) {
  for (const auto& each : {Case("nonogram", kImpossible), Case("kakuro", kImpossibleSquare)}) {
    ASSERT_EQ(each.result.status, Status::impossible);
    const auto certificate = each.certified();
    expect_proven(certificate, Claim::impossible);
    EXPECT_TRUE(achieved(certificate, each.result));
    EXPECT_EQ(each.words(certificate).find("certified: no answer (a proof of "), 0U);
  }
}

// A clue off by one is what counting finds at once, and what a proof from clauses takes for ever to find.
TEST(Certify, TotalsThatDifferAreTheirOwnProof) {
  const Case square("kakuro", "3 3\nX D4 D6\nA3 . .\nA8 . .\n");
  EXPECT_EQ(square.certified().by, Witness::totals);
  EXPECT_EQ(square.words(square.certified()),
            "certified: no answer (the 4 cells joined to row 2, column 2 sum to 11 across and to 10 down)");
  const Case typo("nonogram", "width 2\nheight 2\nrows\n2\n1\ncolumns\n2\n2\n");
  EXPECT_EQ(typo.certified().verified, true);
  EXPECT_EQ(typo.words(typo.certified()),
            "certified: no answer (the rows have 3 cells of black, the columns 4)");
}

TEST(Certify, EverySampleThatHasOneAnswerIsProvenToHaveOne) {
  std::size_t proven = 0;
  for (const std::string_view name : {"nonogram", "kakuro"}) {
    const auto& family = *catalogue().find(name).value();
    for (const auto& sample : family.samples()) {
      const auto puzzles = read_puzzles(family, sample.bytes, "");
      if (!puzzles) continue;  // an answer, or a list
      const auto result = solve(family, *puzzles->front().puzzle, {}).value();
      const auto certificate = certify(family, *puzzles->front().puzzle, result, {});
      EXPECT_TRUE(achieved(certificate, result)) << sample.name << ' ' << certificate.why_not;
      EXPECT_EQ(certificate.claim.has_value(), certificate.by == Witness::proof) << sample.name;
      proven += certificate.verified == true ? 1 : 0;
    }
  }
  EXPECT_GT(proven, 20U);
}

// The runs of black in a line, as a file writes them.
std::string runs_of(const std::string& line) {
  std::string runs;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '.') continue;
    const auto end = std::min(line.find('.', i), line.size());
    runs += fmt::format("{}{}", runs.empty() ? "" : " ", end - i);
    i = end;
  }
  return runs.empty() ? "0" : runs;
}

// The clues of a small random picture; in every other one two columns have changed places, after which there
// is often no answer.
RC_GTEST_PROP(Certify, WhateverIsClaimedOfASmallPuzzleIsProven, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto side = static_cast<std::size_t>(random.between(3, 6));
  std::vector<std::string> rows(side, std::string(side, '.'));
  std::vector<std::string> cols = rows;
  for (std::size_t row = 0; row < side; ++row) {
    for (std::size_t col = 0; col < side; ++col) {
      if (random.below(5) < 3) rows[row][col] = cols[col][row] = '#';
    }
  }
  if (random.below(2) == 0) std::swap(cols[0], cols[1]);
  std::string text = fmt::format("width {0}\nheight {0}\nrows\n", side);
  for (const auto& row : rows) text += runs_of(row) + "\n";
  text += "columns\n";
  for (const auto& col : cols) text += runs_of(col) + "\n";

  const Case each("nonogram", text);
  const auto certificate = each.certified();
  RC_CLASSIFY(certificate.claim == Claim::unique, "unique");
  RC_CLASSIFY(certificate.claim == Claim::impossible, "impossible");
  RC_ASSERT(achieved(certificate, each.result));
  RC_ASSERT(!certificate.claim || certificate.by == Witness::proof);
}

TEST(Certify, OfTwoAnswersThereIsNothingToProve) {
  const Case twins("nonogram", kTwins);
  const auto certificate = twins.certified();
  EXPECT_FALSE(certificate.claim);
  EXPECT_TRUE(achieved(certificate, twins.result));
  EXPECT_EQ(twins.words(certificate), "nothing to certify: both answers are checked");
}

TEST(Certify, WhatWasNotSettledIsNotCertified) {
  const Case by_lines("nonogram", kTwins, "line");
  auto open = by_lines.result;
  std::get<AnyFound>(open.outcome.found).unique.reset();
  std::get<AnyFound>(open.outcome.found).second.reset();
  const auto certificate = certify(by_lines.family, *by_lines.puzzle, open, {});
  EXPECT_FALSE(certificate.claim);
  EXPECT_FALSE(achieved(certificate, open));
  EXPECT_EQ(in_words(certificate, open),
            "not certified: the run did not settle whether there is an answer, or another one");
}

// ---- claims that are false ----

TEST(Certify, AFalseImpossibleIsAFault) {
  for (auto each : {Case("nonogram", kCross), Case("kakuro", kSquare), Case("nonogram", kTwins)}) {
    each.result.outcome.found = Objection{"so the strategy says"};
    EXPECT_THROW((void)each.certified(), Fault);
  }
}

TEST(Certify, AFalseUniqueIsAFault) {
  Case twins("nonogram", kTwins);
  auto& found = std::get<AnyFound>(twins.result.outcome.found);
  found.unique = true;
  found.second.reset();
  try {
    (void)twins.certified();
    FAIL() << "nobody noticed";
  } catch (const Fault& fault) {
    EXPECT_STREQ(fault.what(),
                 "nonogram 'auto' claims that there is no other answer, but the clauses of the certificate "
                 "have one");
  }
}

// ---- limits ----

TEST(Certify, AProofThatIsNotCheckedToItsEndLeavesTheSecondEnginesWord) {
  const Case cross("nonogram", kCross);
  const auto certificate = cross.certified({.nodes = 3});
  EXPECT_EQ(certificate.by, Witness::second_engine);
  EXPECT_EQ(certificate.verified, true);
  EXPECT_FALSE(certificate.steps);
  EXPECT_EQ(cross.words(certificate),
            "certified: no other answer (a second engine agrees; its proof is too long to check here)");
}

TEST(Certify, TheSatSolversWordIsNoSecondOpinionOnItsOwn) {
  for (const auto& each : {Case("nonogram", kCross, "sat"), Case("kakuro", kSquare, "auto")}) {
    const auto certificate = each.certified({.nodes = 3});
    EXPECT_FALSE(certificate.by);
    EXPECT_FALSE(certificate.verified);
    EXPECT_FALSE(achieved(certificate, each.result));
    EXPECT_EQ(each.words(certificate),
              "not certified: the proof was not checked to its end (ended by nodes)");
  }
}

TEST(Certify, TimeCutsIt) {
  const Case cross("nonogram", kCross);
  ManualClock clock(kEveryNode);
  const auto certificate = cross.certified({.time = 2ms}, {.clock = &clock});
  EXPECT_FALSE(certificate.verified);
  EXPECT_EQ(cross.words(certificate), "not certified: its clauses were not written (ended by timeout)");
}

TEST(Certify, WhereverTimeCutsItNothingIsClaimedWithoutAWitness) {
  const Case cross("nonogram", kCross);
  std::size_t not_certified = 0;
  std::size_t by_proof = 0;
  for (auto time = 1ms; by_proof == 0; time += 7ms) {
    ManualClock clock(kEveryNode);
    const auto certificate = cross.certified({.time = time}, {.clock = &clock});
    EXPECT_EQ(certificate.verified.has_value(), certificate.by.has_value());
    EXPECT_EQ(certificate.why_not.empty(), certificate.verified == true);
    by_proof += certificate.by == Witness::proof ? 1 : 0;
    not_certified += certificate.by ? 0 : 1;
  }
  EXPECT_GT(not_certified, 0U);
}

TEST(Certify, AByteLimitCutsIt) {
  const Case cross("nonogram", kCross);
  const auto certificate = cross.certified({.bytes = 1000});
  EXPECT_FALSE(certificate.by);
  EXPECT_EQ(cross.words(certificate), "not certified: its clauses were not written (ended by memory)");
}

TEST(Certify, AStopCutsIt) {
  const Case cross("nonogram", kCross);
  std::stop_source source;
  source.request_stop();
  EXPECT_EQ(cross.words(cross.certified({}, {.stop = source.get_token()})),
            "not certified: its clauses were not written (ended by stopped)");
}

// ---- the record ----

TEST(Certify, TheRecordHasEveryKeyOfTheContract) {
  Certificate certificate{.claim = Claim::unique,
                          .by = Witness::proof,
                          .verified = true,
                          .steps = 1234,
                          .clauses = 99,
                          .time_ms = 1.5};
  EXPECT_EQ(to_json(record_of(certificate)),
            R"({"claim":"unique","by":"proof","verified":true,"steps":1234,"clauses":99,"time_ms":1.5})");
  EXPECT_EQ(
      to_json(record_of(Certificate{.claim = Claim::impossible, .why_not = "no time"})),
      R"({"claim":"impossible","by":null,"verified":null,"steps":null,"clauses":0,"time_ms":0.0,"why_not":"no time"})");
  certificate.by = Witness::second_engine;
  EXPECT_EQ(*record_of(certificate).find("by"), Record("second engine"));
  certificate.by = Witness::proof;
  certificate.steps = 1'234'567;
  EXPECT_EQ(in_words(certificate, {}), "certified: no other answer (a proof of 1,234,567 steps, checked)");
}

TEST(Certify, AFamilyWithoutCertificatesSaysSoByItsDoor) {
  EXPECT_EQ(lamps::family()->certification(), nullptr);
  EXPECT_NE(catalogue().find("nonogram").value()->certification(), nullptr);
}

}  // namespace
}  // namespace quadrille::service
