#include "cli/qr.hpp"

#include <dlfcn.h>
#include <qrencode.h>

#include <memory>

namespace quadrille::cli {
namespace {

constexpr int kMargin = 2;  // light squares around it; readers need them

class Squares {
 public:
  explicit Squares(const QRcode& code) : code_(code) {}
  [[nodiscard]] int last() const { return code_.width + kMargin - 1; }  // the first is -kMargin
  [[nodiscard]] bool dark(int row, int col) const {
    if (row < 0 || col < 0 || row >= code_.width || col >= code_.width) return false;
    return (code_.data[row * code_.width + col] & 1U) != 0;
  }

 private:
  const QRcode& code_;
};

// The library is opened when the first code is wanted: few runs want one, and a program that comes as one
// file then needs nothing else to start.
constexpr const char* kLibrary = "libqrencode.so.4";

struct Encoder {
  decltype(&::QRcode_encodeString) encode = nullptr;
  decltype(&::QRcode_free) free = nullptr;
};

Expected<Encoder> open_encoder() {
  void* library = dlopen(kLibrary, RTLD_NOW | RTLD_LOCAL);
  Encoder encoder;
  if (library != nullptr) {
    encoder.encode = reinterpret_cast<decltype(encoder.encode)>(dlsym(library, "QRcode_encodeString"));
    encoder.free = reinterpret_cast<decltype(encoder.free)>(dlsym(library, "QRcode_free"));
  }
  if (encoder.encode != nullptr && encoder.free != nullptr) return encoder;
  return fail(
      std::string("a QR code needs the library qrencode (Debian: libqrencode4), which does not open: ") +
      dlerror());
}

const char* block(bool upper, bool lower) {
  if (upper) return lower ? "█" : "▀";
  return lower ? "▄" : " ";
}

}  // namespace

Expected<std::string> qr_code(std::string_view text, bool colour) {
  static const auto kEncoder = open_encoder();
  if (!kEncoder) return std::unexpected(kEncoder.error());
  const std::unique_ptr<QRcode, decltype(kEncoder->free)> code(
      kEncoder->encode(std::string(text).c_str(), 0, QR_ECLEVEL_M, QR_MODE_8, 1), kEncoder->free);
  if (!code) return fail("the text is too long for a QR code");
  const Squares squares(*code);
  std::string drawn;
  for (int row = -kMargin; row <= squares.last(); row += 2) {
    if (colour) drawn += "\x1b[30;107m";
    for (int col = -kMargin; col <= squares.last(); ++col) {
      const bool upper = squares.dark(row, col);
      const bool lower = squares.dark(row + 1, col);
      drawn += colour ? block(upper, lower) : block(!upper, !lower);
    }
    drawn += colour ? "\x1b[0m\n" : "\n";
  }
  return drawn;
}

}  // namespace quadrille::cli
