#include <gtest/gtest.h>

#include "cli/parsed.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

// solve --certify, as a setter and a script meet it.

namespace quadrille::cli {
namespace {

constexpr auto kCross = "width 3\nheight 3\n\nrows\n1\n3\n1\n\ncolumns\n1\n3\n1\n";
constexpr auto kTwins = "2 2\n1\n1\n#\n1\n1\n";
constexpr auto kImpossible = "3 3\nX D12 D8\nA3 . .\nA17 . .\n";

TEST(CertifyCli, TextSaysInALineWhatWasProven) {
  const auto solved = run({"solve", "nonogram", "-", "--certify"}, {.input = kCross});
  EXPECT_EQ(solved.code, 0);
  EXPECT_EQ(solved.error, "");
  EXPECT_TRUE(says(solved.out, "the only answer\ncertified: no other answer (a proof of "));
  EXPECT_TRUE(says(solved.out, " steps, checked)\n"));
}

TEST(CertifyCli, ImpossibleIsCertifiedAndStaysAProvenNegative) {
  const auto solved = run({"solve", "kakuro", "-", "--certify"}, {.input = kImpossible});
  EXPECT_EQ(solved.code, 1);
  EXPECT_TRUE(says(solved.out, "\ncertified: no answer (a proof of "));
}

TEST(CertifyCli, JsonHasTheCertificate) {
  const auto record =
      parsed(run({"solve", "nonogram", "-", "--certify", "--output", "json"}, {.input = kCross}).out);
  EXPECT_EQ(text_at(record, "certificate.claim"), "unique");
  EXPECT_EQ(text_at(record, "certificate.by"), "proof");
  EXPECT_TRUE(truth_at(record, "certificate.verified"));
  EXPECT_GT(count_at(record, "certificate.steps"), 0);
  EXPECT_GT(count_at(record, "certificate.clauses"), 0);
  EXPECT_GT(number_at(record, "certificate.time_ms"), 0);
}

TEST(CertifyCli, UnaskedThereIsNone) {
  const auto record = parsed(run({"solve", "nonogram", "-", "--output", "json"}, {.input = kCross}).out);
  EXPECT_EQ(record.find("certificate"), nullptr);
}

TEST(CertifyCli, TwoAnswersNeedNoProof) {
  const auto solved = run({"solve", "nonogram", "-", "--certify"}, {.input = kTwins});
  EXPECT_EQ(solved.code, 0);
  EXPECT_TRUE(says(solved.out, "\nnothing to certify: both answers are checked\n"));
}

TEST(CertifyCli, WhatIsNotAchievedIsSaidAndExitsWithThree) {
  const Words words{"solve", "nonogram", "-", "--certify", "--strategy", "sat", "--node-limit", "5"};
  const auto solved = run(words, {.input = kCross});
  EXPECT_EQ(solved.code, 3);
  EXPECT_TRUE(says(solved.out, "\nnot certified: the proof was not checked to its end (ended by nodes)\n"));
}

TEST(CertifyCli, WhereTheFormHasNoPlaceForItStandardErrorSaysIt) {
  Words words{"solve", "nonogram", "-", "--certify", "--output", "answer"};
  EXPECT_EQ(run(words, {.input = kCross}).error, "");
  words.insert(words.end(), {"--strategy", "sat", "--node-limit", "5"});
  const auto solved = run(words, {.input = kCross});
  EXPECT_EQ(solved.code, 3);
  EXPECT_EQ(solved.out, ".#.\n###\n.#.\n");
  EXPECT_TRUE(says(solved.error, "not certified: the proof was not checked to its end"));
}

TEST(CertifyCli, AFamilyWithoutCertificatesRefusesIt) {
  const auto solved = run({"solve", "tens", "-", "--certify"}, {.input = "19\n"});
  EXPECT_EQ(solved.code, 2);
  EXPECT_EQ(solved.out, "");
  EXPECT_TRUE(says(solved.error, "tens has no certificates"));
}

TEST(CertifyCli, WithoutUniquenessThereIsNothingToCertify) {
  const auto solved = run({"solve", "nonogram", "-", "--certify", "--no-unique"}, {.input = kCross});
  EXPECT_EQ(solved.code, 2);
  EXPECT_TRUE(says(solved.error, "--certify needs the proof of uniqueness that --no-unique leaves out"));
}

}  // namespace
}  // namespace quadrille::cli
