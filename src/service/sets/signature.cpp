#include "service/sets/signature.hpp"

#include <fmt/format.h>

#include "service/input/input.hpp"
#include "service/sets/compare.hpp"

namespace quadrille::service {
namespace {

constexpr std::uint64_t kNodeLimit = 20'000;
constexpr std::string_view kAnswerEnding = ".answer";
constexpr std::string_view kListEnding = ".list";  // names other samples

std::string_view stem(std::string_view file) { return file.substr(0, file.rfind('.')); }

}  // namespace

std::vector<EmbeddedFile> sample_files(const Family& family) {
  std::vector<EmbeddedFile> files;
  for (const auto& file : family.samples()) {
    if (!file.name.ends_with(kAnswerEnding) && !file.name.ends_with(kListEnding)) files.push_back(file);
  }
  return files;
}

std::vector<NamedPuzzle> sample_puzzles(const Family& family) {
  std::vector<NamedPuzzle> samples;
  for (const auto& file : sample_files(family)) {
    auto puzzles = read_puzzles(family, file.bytes, "");
    if (!puzzles) throw Fault(fmt::format("sample {}: {}", file.name, puzzles.error().message));
    for (auto& puzzle : *puzzles) {
      samples.push_back({puzzles->size() == 1 ? std::string(stem(file.name))
                                              : batch_id(std::string(file.name), puzzle.id, false),
                         std::move(puzzle.puzzle)});
    }
  }
  return samples;
}

std::string signature(const Family& family) {
  // No clock: a time limit far beyond any run keeps the outcome a matter of nodes alone.
  const SolveRequest request{.time = std::chrono::hours(24), .nodes = kNodeLimit};
  const auto samples = sample_puzzles(family);
  std::string text;
  for (const auto& info : family.strategies()) {
    std::uint64_t nodes = 0;
    double score = 0;
    std::size_t solved = 0;
    for (const auto& sample : samples) {
      const auto trial = try_strategy(family, sample, info.name, request, {});
      nodes += trial->metrics.nodes;
      score += trial->score.value_or(0);
      solved += trial->status == Status::solved ? 1 : 0;
    }
    text += fmt::format("{} {}: {} nodes, score {}, {} of {} solved\n", family.name(), info.name, nodes,
                        score, solved, samples.size());
  }
  return text;
}

}  // namespace quadrille::service
