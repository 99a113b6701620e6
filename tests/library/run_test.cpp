#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <quadrille/quadrille.hpp>
#include <stdexcept>

// start() and Run: a solve on a thread of its own.

namespace {

using quadrille::Status;
using namespace std::chrono_literals;

constexpr const char* kRunBoard = "19\n28\n";

// A board that keeps its strategy busy until it is stopped.
std::string endless_board() {
  return quadrille::generate("tens", {.settings = {{"rows", "10"}, {"cols", "17"}}}).value().puzzle;
}
const quadrille::SolveOptions kLong{.limits = {.time = 10h}};

TEST(LibraryRun, GivesWhatSolveGives) {
  const quadrille::SolveOptions options{.limits = {.nodes = 1000}, .seed = 7};
  const auto run = quadrille::start("tens", kRunBoard, options);
  ASSERT_TRUE(run);
  EXPECT_EQ(run->result().value().answer, quadrille::solve("tens", kRunBoard, options).value().answer);
}

TEST(LibraryRun, AfterItsEndItCanBeAskedAgain) {
  const auto run = quadrille::start("tens", kRunBoard);
  ASSERT_TRUE(run);
  run->wait();
  EXPECT_FALSE(run->running());
  EXPECT_TRUE(run->wait_for(0ns));
  EXPECT_EQ(run->result().value().status, Status::solved);
  EXPECT_EQ(run->result().value().status, Status::solved);
}

TEST(LibraryRun, WhatIsWrongIsSaidBeforeAnythingRuns) {
  EXPECT_FALSE(quadrille::start("tenz", kRunBoard));
  EXPECT_FALSE(quadrille::start("tens", "1x\n"));
  EXPECT_FALSE(quadrille::start("tens", kRunBoard, {.strategy = "gredy"}));
  EXPECT_FALSE(quadrille::start("tens", kRunBoard, {.position = "nonsense"}));
}

TEST(LibraryRun, StoppedItHasTheBestSoFar) {
  auto run = quadrille::start("tens", endless_board(), kLong);
  ASSERT_TRUE(run);
  EXPECT_TRUE(run->running());
  EXPECT_FALSE(run->wait_for(0ns));
  run->stop();
  EXPECT_EQ(run->result().value().end, quadrille::End::stopped);
}

TEST(LibraryRun, TheCallersOwnTokenStopsItToo) {
  std::stop_source stop;
  auto options = kLong;
  options.stop = stop.get_token();
  const auto run = quadrille::start("tens", endless_board(), options);
  ASSERT_TRUE(run);
  stop.request_stop();
  EXPECT_EQ(run->result().value().end, quadrille::End::stopped);
}

TEST(LibraryRun, WithItsHandleTheRunEnds) {
  auto calls = std::make_shared<std::atomic<int>>(0);
  {
    auto options = kLong;
    options.progress = [calls](const quadrille::Progress&) { ++*calls; };
    EXPECT_TRUE(quadrille::start("tens", endless_board(), options));
  }
  // The run's thread has let go of the callback: nobody else holds what it counts.
  EXPECT_EQ(calls.use_count(), 1);
}

TEST(LibraryRun, OneThatWasMovedFromIsEmptyAndSaysSo) {
  auto run = quadrille::start("tens", kRunBoard);
  ASSERT_TRUE(run);
  const quadrille::Run other = std::move(*run);
  run->stop();
  run->wait();
  EXPECT_FALSE(run->running());
  EXPECT_TRUE(run->wait_for(1h));
  EXPECT_FALSE(run->result());
  EXPECT_TRUE(other.result());
}

TEST(LibraryRun, AssignedToItEndsTheRunThatItHeld) {
  auto run = quadrille::start("tens", endless_board(), kLong);
  ASSERT_TRUE(run);
  *run = quadrille::start("tens", kRunBoard).value();
  EXPECT_EQ(run->result().value().status, Status::solved);
}

TEST(LibraryRun, ItsOwnCallbackCannotWaitForIt) {
  std::atomic<quadrille::Run*> handle = nullptr;
  std::atomic<bool> refused = false;
  auto options = kLong;
  options.progress = [&](const quadrille::Progress&) {
    auto* const run = handle.load();
    if (run == nullptr) return;
    run->wait();
    refused = !run->result() && !run->wait_for(1h);
    run->stop();
  };
  auto run = quadrille::start("tens", endless_board(), options);
  ASSERT_TRUE(run);
  handle = &*run;
  EXPECT_EQ(run->result().value().end, quadrille::End::stopped);
  EXPECT_TRUE(refused);
}

TEST(LibraryRun, WhatACallbackThrowsComesOutOfTheResult) {
  auto options = kLong;
  options.progress = [](const quadrille::Progress&) { throw std::runtime_error("enough"); };
  const auto run = quadrille::start("tens", endless_board(), options);
  ASSERT_TRUE(run);
  EXPECT_THROW(static_cast<void>(run->result()), std::runtime_error);
  EXPECT_THROW(static_cast<void>(run->result()), std::runtime_error);
}

}  // namespace
