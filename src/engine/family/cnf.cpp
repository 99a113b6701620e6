#include "engine/family/cnf.hpp"

#include <limits>

namespace quadrille {
namespace {

// The bytes asked of the context at a time.
constexpr std::size_t kBlock = std::size_t{1} << 16U;
// An int could number twice as many; the rest is left for an encoder's own constants.
constexpr int kMostVariables = std::numeric_limits<int>::max() / 2;
// A growing vector has room for twice its contents.
constexpr std::size_t kBytesPerLiteral = 2 * sizeof(int);
constexpr std::size_t kBytesPerClause = 2 * sizeof(std::size_t);

}  // namespace

int Cnf::variables(int count) {
  cut_ = cut_ || count > kMostVariables - variables_;
  if (cut_) return 0;
  const int first = variables_ + 1;
  variables_ += count;
  return first;
}

void Cnf::add(std::span<const int> clause) {
  if (cut_) return;
  const auto bytes =
      (literals_.size() + clause.size()) * kBytesPerLiteral + (ends_.size() + 1) * kBytesPerClause;
  while (bytes_held_ < bytes) {
    if (!held_.grow(kBlock)) {
      cut_ = true;
      return;
    }
    bytes_held_ += kBlock;
  }
  literals_.insert(literals_.end(), clause.begin(), clause.end());
  ends_.push_back(literals_.size());
}

bool Cnf::proceed() {
  cut_ = cut_ || !context_.proceed();
  return !cut_;
}

}  // namespace quadrille
