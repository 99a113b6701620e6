#include "service/input/recognise.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "service/sets/signature.hpp"

namespace quadrille::service {
namespace {

bool is_plain_text(std::string_view text) {
  return std::ranges::all_of(text,
                             [](char letter) { return letter == '\n' || (letter >= ' ' && letter <= '~'); });
}

// Samples from the smallest on, since a format may not be able to hold all of them.
std::string smallest(const Family& family, std::span<const NamedPuzzle> samples, std::string_view format) {
  for (const auto& sample : samples) {
    const NamedPuzzle nameless{.id = {}, .puzzle = sample.puzzle};
    auto text = family.write(std::span(&nameless, 1), format);
    if (text && is_plain_text(*text)) return std::move(*text);
  }
  return {};
}

}  // namespace

std::string example(const Family& family, std::string_view format) {
  auto samples = sample_puzzles(family);
  std::ranges::sort(samples, {}, [&](const NamedPuzzle& sample) {
    return std::pair(family.size(*sample.puzzle).cells(), std::string_view(sample.id));
  });
  if (auto text = smallest(family, samples, format); !text.empty()) return text;
  for (const auto& other : family.formats()) {
    if (auto text = smallest(family, samples, other.name); !text.empty()) return text;
  }
  return {};
}

}  // namespace quadrille::service
