#include "puzzles/nonogram/make/quantise.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "puzzles/nonogram/model/palette.hpp"

namespace quadrille::nonogram {
namespace {

constexpr int kRounds = 12;        // Lloyd's method has settled by then, or the difference is invisible
constexpr int kNearlyWhite = 224;  // of 255

std::array<int, 3> parts(std::uint32_t rgb) {
  return {static_cast<int>(rgb >> 16U & 0xFFU), static_cast<int>(rgb >> 8U & 0xFFU),
          static_cast<int>(rgb & 0xFFU)};
}

int distance(std::uint32_t a, std::uint32_t b) {
  int sum = 0;
  const auto left = parts(a);
  const auto right = parts(b);
  for (std::size_t i = 0; i < 3; ++i) sum += (left[i] - right[i]) * (left[i] - right[i]);
  return sum;
}

std::size_t nearest(std::uint32_t rgb, const std::vector<std::uint32_t>& means) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < means.size(); ++i) {
    if (distance(rgb, means[i]) < distance(rgb, means[best])) best = i;
  }
  return best;
}

// Colours to start from: white, then always the one farthest from those already taken.
std::vector<std::uint32_t> far_apart(const Image& image, std::size_t count) {
  std::vector<std::uint32_t> chosen{0xFFFFFF};
  std::vector<int> away(image.size().cells(), std::numeric_limits<int>::max());
  const auto points = image.values();
  while (chosen.size() < count) {
    std::size_t farthest = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
      away[i] = std::min(away[i], distance(over_white(points[i]), chosen.back()));
      if (away[i] > away[farthest]) farthest = i;
    }
    if (away[farthest] == 0) break;
    chosen.push_back(over_white(points[farthest]));
  }
  return chosen;
}

std::vector<std::uint32_t> means_of(const Image& image, std::size_t count) {
  auto means = far_apart(image, count);
  for (int round = 0; round < kRounds; ++round) {
    std::vector<std::array<long, 4>> sums(means.size());
    for (const auto point : image.values()) {
      const auto rgb = over_white(point);
      auto& sum = sums[nearest(rgb, means)];
      for (std::size_t i = 0; i < 3; ++i) sum[i] += parts(rgb)[i];
      ++sum[3];
    }
    const auto before = means;
    for (std::size_t i = 0; i < means.size(); ++i) {
      if (sums[i][3] == 0) continue;
      std::uint32_t mean = 0;
      for (std::size_t part = 0; part < 3; ++part) {
        mean = mean << 8U | static_cast<std::uint32_t>((sums[i][part] + sums[i][3] / 2) / sums[i][3]);
      }
      means[i] = mean;
    }
    if (means == before) break;
  }
  return means;
}

}  // namespace

Image shrunk(const Image& image, Size size) {
  Image small(size);
  for_each_cell(size, [&](Cell cell) {
    const auto first = [](int i, int cells, int points) {
      return static_cast<int>(static_cast<long>(i) * points / cells);
    };
    const int top = first(cell.row.value, size.rows, image.rows());
    const int left = first(cell.col.value, size.cols, image.cols());
    const int bottom = std::max(top + 1, first(cell.row.value + 1, size.rows, image.rows()));
    const int right = std::max(left + 1, first(cell.col.value + 1, size.cols, image.cols()));
    std::array<long, 3> sums{};
    for (int row = top; row < bottom; ++row) {
      for (int col = left; col < right; ++col) {
        const auto rgb = parts(over_white(image[at(row, col)]));
        for (std::size_t i = 0; i < 3; ++i) sums[i] += rgb[i];
      }
    }
    const long points = static_cast<long>(bottom - top) * (right - left);
    std::uint32_t mean = 0xFF;
    for (const auto sum : sums) mean = mean << 8U | static_cast<std::uint32_t>((sum + points / 2) / points);
    small[cell] = mean;
  });
  return small;
}

Indexed blackened(const Image& image, double threshold) {
  Indexed indexed{Grid<Colour>(image.size(), kPaper), black_and_white()};
  for_each_cell(image.size(), [&](Cell cell) {
    if (brightness(over_white(image[cell])) < threshold * 255) indexed.picture[cell] = 1;
  });
  return indexed;
}

Indexed gathered(const Image& image, std::size_t inks) {
  auto means = means_of(image, inks + 1);
  std::vector<std::size_t> counts(means.size());
  for (const auto point : image.values()) ++counts[nearest(over_white(point), means)];
  std::size_t paper = 0;
  for (std::size_t i = 1; i < means.size(); ++i) {
    if (brightness(means[i]) > brightness(means[paper])) paper = i;
  }
  if (brightness(means[paper]) < kNearlyWhite) {
    paper = static_cast<std::size_t>(std::ranges::max_element(counts) - counts.begin());
  }
  std::swap(means[0], means[paper]);
  Indexed indexed{Grid<Colour>(image.size(), kPaper), {}};
  for (const auto mean : means)
    indexed.palette.push_back({.name = near_name_of(mean), .rgb = mean, .symbol = ' '});
  if (means.size() == 1) indexed.palette.push_back(black_and_white().back());
  settle_inks(indexed.palette);
  for_each_cell(image.size(), [&](Cell cell) {
    indexed.picture[cell] = static_cast<Colour>(nearest(over_white(image[cell]), means));
  });
  return indexed;
}

}  // namespace quadrille::nonogram
