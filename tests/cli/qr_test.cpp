#include "cli/qr.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "grid/text.hpp"

namespace quadrille::cli {
namespace {

// The squares of a code that was drawn for a dark terminal, dark ones as '#'.
std::vector<std::string> squares_of(std::string_view drawn) {
  std::vector<std::string> rows;
  for (const auto& line : split_lines(drawn)) {
    std::string upper;
    std::string lower;
    for (auto rest = line.text; !rest.empty();) {
      const std::size_t bytes = rest.front() == ' ' ? 1 : 3;
      const auto block = rest.substr(0, bytes);
      upper += block == "█" || block == "▀" ? '.' : '#';
      lower += block == "█" || block == "▄" ? '.' : '#';
      rest.remove_prefix(bytes);
    }
    rows.push_back(upper);
    rows.push_back(lower);
  }
  return rows;
}

// The eye that a reader looks for in three corners.
const std::vector<std::string> kEye{"#######", "#.....#", "#.###.#", "#.###.#",
                                    "#.###.#", "#.....#", "#######"};

bool has_eye(const std::vector<std::string>& rows, std::size_t row, std::size_t col) {
  for (std::size_t i = 0; i < kEye.size(); ++i) {
    if (rows[row + i].substr(col, kEye.size()) != kEye[i]) return false;
  }
  return true;
}

TEST(QrCode, HasEyesInThreeCornersAndLightAround) {
  const auto rows =
      squares_of(qr_code("http://192.0.2.7:8017/#token=0123456789abcdef0123456789abcdef", false).value());
  const auto width = rows.front().size() - 4;
  ASSERT_EQ(width % 4, 1U);  // 21, 25, 29 ... squares
  EXPECT_TRUE(has_eye(rows, 2, 2));
  EXPECT_TRUE(has_eye(rows, 2, 2 + width - 7));
  EXPECT_TRUE(has_eye(rows, 2 + width - 7, 2));
  EXPECT_FALSE(has_eye(rows, 2 + width - 7, 2 + width - 7));
  for (std::size_t i = 0; i < 2; ++i) EXPECT_EQ(rows[i], std::string(width + 4, '.'));
  for (std::size_t row = 0; row < width + 4; ++row) {
    EXPECT_EQ(rows[row].substr(0, 2), "..");
    EXPECT_EQ(rows[row].substr(width + 2), "..");
  }
}

TEST(QrCode, IsBlackOnWhiteWhereThereIsColour) {
  const auto drawn = qr_code("quadrille", true).value();
  EXPECT_TRUE(drawn.starts_with("\x1b[30;107m")) << drawn;
  EXPECT_TRUE(drawn.ends_with("\x1b[0m\n")) << drawn;
}

TEST(QrCode, ATextThatIsTooLongHasNone) { EXPECT_FALSE(qr_code(std::string(10'000, 'x'), false)); }

}  // namespace
}  // namespace quadrille::cli
