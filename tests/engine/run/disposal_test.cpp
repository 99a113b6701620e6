#include "engine/run/disposal.hpp"

#include <gtest/gtest.h>

#include <future>
#include <thread>

namespace quadrille {
namespace {

// Says on which thread it was freed.
struct Notice {
  explicit Notice(std::promise<std::thread::id>& freed) : freed_(&freed) {}
  ~Notice() { freed_->set_value(std::this_thread::get_id()); }
  Notice(const Notice&) = delete;
  Notice& operator=(const Notice&) = delete;

 private:
  std::promise<std::thread::id>* freed_;
};

TEST(Disposal, FreesOnAnotherThread) {
  std::promise<std::thread::id> freed;
  dispose(std::make_shared<Notice>(freed));
  EXPECT_NE(freed.get_future().get(), std::this_thread::get_id());
}

TEST(Disposal, TakesValuesAsTheyAre) {
  std::promise<std::thread::id> freed;
  dispose_of(std::make_unique<Notice>(freed), 1);
  EXPECT_NE(freed.get_future().get(), std::this_thread::get_id());
}

}  // namespace
}  // namespace quadrille
