#include "sat/proof_log.hpp"

#include <new>

namespace quadrille::sat {

ProofLog::ProofLog(std::size_t most_bytes) : most_bytes_(most_bytes), file_(nullptr) {
  const cookie_io_functions_t calls{.read = nullptr,
                                    .write = [](void* log, const char* bytes, std::size_t size) -> ssize_t {
                                      static_cast<ProofLog*>(log)->take({bytes, size});
                                      return static_cast<ssize_t>(size);
                                    },
                                    .seek = nullptr,
                                    .close = nullptr};
  file_ = fopencookie(this, "w", calls);
  if (file_ == nullptr) throw std::bad_alloc();
}

ProofLog::~ProofLog() { (void)std::fclose(file_); }

std::string_view ProofLog::text() {
  (void)std::fflush(file_);
  return text_;
}

// Called from C, which has no exceptions.
void ProofLog::take(std::string_view more) {
  if (overflowed_) return;
  overflowed_ = more.size() > most_bytes_ - text_.size();
  try {
    if (!overflowed_) text_ += more;
  } catch (const std::bad_alloc&) {
    overflowed_ = true;
  }
  if (overflowed_) text_ = {};
}

}  // namespace quadrille::sat
