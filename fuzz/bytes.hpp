#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "service/catalogue.hpp"

namespace quadrille::fuzz {

// The bytes of one case, taken from the front: first the choices, then the text they are about.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : text_(reinterpret_cast<const char*>(data), size) {}

  // One of `count` things; a letter or a digit picks as one would guess, so that a corpus can be written by
  // hand: '0' the first, '1' the second.
  [[nodiscard]] std::size_t pick(std::size_t count) {
    if (text_.empty() || count == 0) return 0;
    const auto byte = static_cast<unsigned char>(text_.front());
    text_.remove_prefix(1);
    return (byte + 256U - '0') % 256U % count;
  }

  // What stands before the next NUL byte.
  [[nodiscard]] std::string_view part() {
    const auto end = text_.find('\0');
    const auto part = text_.substr(0, end);
    text_ = end == std::string_view::npos ? std::string_view{} : text_.substr(end + 1);
    return part;
  }

  [[nodiscard]] std::string_view rest() const { return text_; }

 private:
  std::string_view text_;
};

// Made once: a fuzzer runs its harness many thousand times a second.
[[nodiscard]] inline const service::Catalogue& catalogue() {
  static const service::Catalogue instance;
  return instance;
}

[[nodiscard]] inline const Family& pick_family(Bytes& bytes) {
  const auto& families = catalogue().families();
  return *families[bytes.pick(families.size())];
}

// A broken promise: ends the run, so that libFuzzer keeps the case.
inline void demand(bool kept) {
  if (!kept) __builtin_trap();
}

}  // namespace quadrille::fuzz
