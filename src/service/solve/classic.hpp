#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/extensions/classic.hpp"
#include "service/solve/solve.hpp"

namespace quadrille::service {

// The experiments of an older program, repeated in its own terms; for families that extend Classic.

// A result in those terms: its counts are the strategy's own, without the proof of uniqueness.
[[nodiscard]] ClassicRun classic_run(const SolveResult& result);

// The lines about a run and, if there is an answer, its board.
[[nodiscard]] std::string classic_text(const Family& family, const AnyPuzzle& puzzle,
                                       const SolveResult& result);

// A puzzle with the text it was read from.
struct ClassicPuzzle {
  std::string name;  // the file's name without its ending
  std::string file;
  std::string text;
  PuzzlePtr puzzle;
};

// Where the older program's table and what it prints go, piece by piece.
struct ClassicSinks {
  std::function<void(std::string_view)> print;
  std::function<void(const std::vector<std::string>&)> row;
};

// Its columns, then ours.
[[nodiscard]] std::vector<std::string> classic_columns(const Family& family);

// All its methods in turn on one puzzle: the puzzle as written in its file, the lines of every run, and the
// solved board once.
[[nodiscard]] Expected<void> classic_trials(const Family& family, const ClassicPuzzle& puzzle,
                                            const SolveRequest& request, const Hooks& hooks,
                                            const ClassicSinks& sinks);

// The built-in puzzles of a family's demonstration: those named in its sample demo.list, one per line.
[[nodiscard]] std::vector<std::string> demo_names(const Family& family);

}  // namespace quadrille::service
