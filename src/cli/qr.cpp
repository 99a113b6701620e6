#include "cli/qr.hpp"

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

const char* block(bool upper, bool lower) {
  if (upper) return lower ? "█" : "▀";
  return lower ? "▄" : " ";
}

}  // namespace

std::string qr_code(std::string_view text, bool colour) {
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
      QRcode_encodeString(std::string(text).c_str(), 0, QR_ECLEVEL_M, QR_MODE_8, 1), &QRcode_free);
  if (!code) return {};
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
