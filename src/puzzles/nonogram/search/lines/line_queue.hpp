#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille::nonogram {

// Lines that wait to be solved, each once, in the order they came. A ring with room for all of them.
class LineQueue {
 public:
  explicit LineQueue(std::size_t lines) : waiting_(lines + 1), queued_(lines) {}

  [[nodiscard]] bool empty() const { return head_ == tail_; }
  [[nodiscard]] std::size_t front() const { return waiting_[head_]; }

  // False: it is already waiting.
  bool push(std::size_t line) {
    if (queued_[line] != 0) return false;
    queued_[line] = 1;
    waiting_[tail_] = static_cast<std::uint32_t>(line);
    tail_ = after(tail_);
    return true;
  }
  void pop() {
    queued_[front()] = 0;
    head_ = after(head_);
  }
  void clear() {
    while (!empty()) pop();
  }

 private:
  [[nodiscard]] std::size_t after(std::size_t place) const {
    return place + 1 == waiting_.size() ? 0 : place + 1;
  }

  std::vector<std::uint32_t> waiting_;
  std::size_t head_ = 0;
  std::size_t tail_ = 0;
  std::vector<std::uint8_t> queued_;  // by line
};

}  // namespace quadrille::nonogram
