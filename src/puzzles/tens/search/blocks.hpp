#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "engine/run/context.hpp"
#include "engine/run/disposal.hpp"

namespace quadrille::tens {

// A list that grows block by block. Its elements never move, so adding one takes no longer than making one
// block, however long the list is. Bytes are asked for before a block is made.
template <class Value>
class Blocks {
 public:
  explicit Blocks(Context& context) : memory_(context, 0) {}
  ~Blocks() {
    if (blocks_.size() * sizeof(Block) > kLargeBytes) dispose_of(std::move(blocks_));
  }
  Blocks(const Blocks&) = delete;
  Blocks& operator=(const Blocks&) = delete;

  static constexpr std::size_t kBlockValues = 1024;

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] Value& operator[](std::size_t index) {
    return (*blocks_[index / kBlockValues])[index % kBlockValues];
  }
  [[nodiscard]] const Value& operator[](std::size_t index) const {
    return (*blocks_[index / kBlockValues])[index % kBlockValues];
  }

  // False: there is no memory for another value.
  [[nodiscard]] bool push_back(const Value& value) {
    if (size_ == blocks_.size() * kBlockValues) {
      if (!memory_.grow(sizeof(Block) + sizeof(blocks_[0]))) return false;
      blocks_.push_back(std::make_unique_for_overwrite<Block>());
    }
    (*this)[size_++] = value;
    return true;
  }
  void pop_back() { --size_; }

  // The blocks are kept for reuse.
  void clear() { size_ = 0; }

 private:
  using Block = std::array<Value, kBlockValues>;

  Reservation memory_;
  std::vector<std::unique_ptr<Block>> blocks_;
  std::size_t size_ = 0;
};

}  // namespace quadrille::tens
