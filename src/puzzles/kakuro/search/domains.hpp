#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/kakuro/model/combinations.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// The digits still possible in every white cell, kept consistent with every run. Consistency is exact (a
// digit stays only if some filling of its run uses it) but reached in stages, cheapest first: fixed cells,
// the last two cells of a run, the digit sets of (length, sum), and only when nothing cheaper is left the
// reachability of all subsets of a run.
//
// After save(), changes are recorded and undo() takes them back. For use from one thread.
class Domains {
 public:
  explicit Domains(const Puzzle& puzzle);

  [[nodiscard]] const Puzzle& puzzle() const { return *puzzle_; }
  [[nodiscard]] Digits operator[](std::uint32_t cell) const { return digits_[cell]; }
  [[nodiscard]] std::span<const Digits> all() const { return digits_; }

  // Keeps only these digits in a cell; its runs are examined by the next propagate(). False: no digit is
  // left.
  [[nodiscard]] bool keep(std::uint32_t cell, Digits digits);

  // To the fixed point. False: some run, failed_run(), has no filling left; or the context has ended, and the
  // domains are sound but not final.
  [[nodiscard]] bool propagate(Context& context);
  [[nodiscard]] std::uint32_t failed_run() const { return failed_run_; }

  using Save = std::size_t;
  [[nodiscard]] Save save();
  void undo(Save save);

  // The bytes one of these takes for a puzzle, with the trail of a search: reserve them before making one.
  [[nodiscard]] static std::size_t bytes(const Puzzle& puzzle);

 private:
  struct OpenCells;

  [[nodiscard]] bool narrow(std::uint32_t cell, Digits digits, std::uint32_t by_run);
  [[nodiscard]] bool gather(std::uint32_t number, OpenCells& open);
  [[nodiscard]] bool keep_all(std::uint32_t run, const OpenCells& open, Digits digits);
  [[nodiscard]] bool look_cheaply(std::uint32_t number);
  [[nodiscard]] bool look_exactly(std::uint32_t number);
  template <std::size_t Words>
  [[nodiscard]] bool keep_reachable(std::uint32_t number, const OpenCells& open, Digits in_play);
  void queue_cheap(std::uint32_t run);
  bool fail_at(std::uint32_t run);

  const Puzzle* puzzle_;
  std::vector<Digits> digits_;
  std::vector<std::pair<std::uint32_t, Digits>> trail_;
  std::vector<std::uint32_t> cheap_;  // runs to examine, first in first out
  std::vector<std::uint32_t> exact_;
  std::size_t cheap_head_ = 0;
  std::vector<std::uint8_t> queued_;  // by run: kCheap, kExact
  std::uint32_t failed_run_ = kNoRun;
  bool recording_ = false;
  int until_look_ = 0;  // runs to examine before the context is asked again
};

}  // namespace quadrille::kakuro
