#pragma once

#include <cstddef>

namespace quadrille::service {

// The most memory of this process that was resident at once while this lives: what the system counts, the
// program itself and everything else it does meanwhile included. Any thread may have one; those that live at
// the same time see the same memory.
class ResidentWatch {
 public:
  ResidentWatch();
  ~ResidentWatch();
  ResidentWatch(const ResidentWatch&) = delete;
  ResidentWatch& operator=(const ResidentWatch&) = delete;

  // In bytes; 0 where the system does not tell.
  [[nodiscard]] std::size_t peak();

 private:
  friend class ResidentMonitor;
  std::size_t peak_ = 0;
};

}  // namespace quadrille::service
