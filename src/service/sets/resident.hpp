#pragma once

#include <cstddef>

namespace quadrille::service {

// The most memory of this process that was resident at once during this object's life, as the system counts
// it: including the program itself and everything else it does meanwhile. Any thread may have one; those
// alive at the same time see the same memory.
class ResidentWatch {
 public:
  ResidentWatch();
  ~ResidentWatch();
  ResidentWatch(const ResidentWatch&) = delete;
  ResidentWatch& operator=(const ResidentWatch&) = delete;

  // In bytes; 0 if the system does not say.
  [[nodiscard]] std::size_t peak();

 private:
  friend class ResidentMonitor;
  std::size_t peak_ = 0;
};

}  // namespace quadrille::service
