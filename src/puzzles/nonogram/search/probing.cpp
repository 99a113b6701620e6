#include "puzzles/nonogram/search/probing.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include <fmt/format.h>

namespace quadrille::nonogram {
namespace {

// A random branch is one of this many best ones.
constexpr std::size_t kBestFew = 3;

std::size_t words_for_lines(const Lines& lines) { return lines.count() / kWordBits + 1; }

std::size_t all_candidates(const Lines& lines) {
  return lines.offset(static_cast<std::size_t>(lines.rows())) * kWordBits;
}

std::size_t touched_bytes(const Lines& lines) {
  return all_candidates(lines) * words_for_lines(lines) * sizeof(Word);
}

}  // namespace

Probing::Probing(const Lines& lines, Candidates candidates, const Keeping& keeping)
    : lines_(&lines),
      candidates_(std::move(candidates)),
      touched_words_(touched_bytes(lines) <= keeping.touched ? words_for_lines(lines) : 0),
      changed_at_(lines.count(), 1),
      probed_at_(all_candidates(lines)),
      shown_(probed_at_.size()),
      touched_(probed_at_.size() * touched_words_) {
  if (Conflicts::bytes(lines, candidates_) <= keeping.conflicts) conflicts_ = Conflicts(lines, candidates_);
}

std::size_t Probing::bytes(const Lines& lines, const Candidates& candidates, const Keeping& keeping) {
  const auto kept = [](std::size_t bytes, std::size_t most) { return bytes <= most ? bytes : 0; };
  return 3 * lines.all_words() * sizeof(Word) + 2 * all_candidates(lines) * sizeof(std::uint32_t) +
         kept(touched_bytes(lines), keeping.touched) +
         kept(Conflicts::bytes(lines, candidates), keeping.conflicts) + lines.size().cells() * sizeof(Cell);
}

Candidate Probing::candidate_of(Cell cell, Colour colour) const {
  const auto row = lines_->offset(static_cast<std::size_t>(cell.row.value));
  return static_cast<Candidate>((row + colour * lines_->row_words()) * kWordBits +
                                static_cast<std::size_t>(cell.col.value));
}

bool Probing::is_stale(Candidate candidate) const {
  const auto at = probed_at_[candidate];
  if (at == 0) return true;
  if (touched_words_ == 0) return at != now_;
  for (std::size_t word = 0; word < touched_words_; ++word) {
    for (Word left = touched_[candidate * touched_words_ + word]; left != 0; left &= left - 1) {
      if (changed_at_[word * kWordBits + static_cast<std::size_t>(__builtin_ctzll(left))] > at) return true;
    }
  }
  return false;
}

Probed Probing::settle(Propagation& propagation, Context& context) {
  for (bool news = true; news;) {
    news = false;
    if (candidates_.open == 0) return Probed::solved;
    const auto cells = open_cells(*lines_, candidates_);
    if (!context.proceed()) return Probed::stopped;
    for (const auto cell : cells) {
      const auto before = now_;
      const auto trials = trials_;
      if (const auto end = probe(propagation, cell, context)) return *end;
      news |= now_ != before || trials_ != trials;
      if (candidates_.open == 0) return Probed::solved;
    }
  }
  return Probed::open;
}

// Tries the colours of one cell, as far as their last trials are stale. If it returns a value, settle ends
// with that.
std::optional<Probed> Probing::probe(Propagation& propagation, Cell cell, Context& context) {
  const auto colours = colours_of(*lines_, candidates_, cell);
  if ((colours & (colours - 1)) == 0) return std::nullopt;
  bool stale = false;
  for_each_position(colours,
                    [&](int colour) { stale |= is_stale(candidate_of(cell, static_cast<Colour>(colour))); });
  if (!stale) return std::nullopt;

  // What every colour excludes. If conflicts are kept, they remember it; otherwise all colours are tried
  // again.
  const auto words = lines_->offset(static_cast<std::size_t>(lines_->rows()));
  common_.assign(candidates_.masks.begin(), candidates_.masks.begin() + static_cast<std::ptrdiff_t>(words));
  for (ColourSet left = colours; left != 0; left &= left - 1) {
    const auto colour = static_cast<Colour>(__builtin_ctzll(left));
    const auto candidate = candidate_of(cell, colour);
    if (conflicts_.empty() || is_stale(candidate)) {
      const auto tried = try_candidate(propagation, cell, colour, context);
      if (tried == Tried::stopped) return Probed::stopped;
      if (tried == Tried::contradiction) {
        if (exclude(propagation, cell, colour, context)) return std::nullopt;
        return context.end() == End::finished ? Probed::contradiction : Probed::stopped;
      }
    }
    if (conflicts_.empty()) {
      for (std::size_t i = 0; i < words; ++i) common_[i] &= ~trial_.masks[i];
    } else {
      const Word* const excluded = conflicts_.row(candidate);
      for (std::size_t i = 0; i < words; ++i) common_[i] &= excluded[i];
    }
  }
  if (std::ranges::none_of(common_, [](Word word) { return word != 0; })) return std::nullopt;
  trial_ = candidates_;
  exclude_all(propagation, trial_, common_.data());
  if (propagate(propagation, trial_, context)) return std::nullopt;
  return context.end() == End::finished ? Probed::contradiction : Probed::stopped;
}

Probing::Tried Probing::try_candidate(Propagation& propagation, Cell cell, Colour colour, Context& context) {
  if (context.end() != End::finished) return Tried::stopped;
  if (propagation.node_due() && !context.enter_node()) return Tried::stopped;
  ++trials_;
  if (context.report_due()) context.report({.message = fmt::format("{} colours open", candidates_.open)});
  const auto candidate = candidate_of(cell, colour);
  trial_ = candidates_;
  propagation.forget_touched();
  propagation.assign(trial_, cell, colour);
  if (!conflicts_.empty()) exclude_all(propagation, trial_, conflicts_.row(candidate));
  switch (propagation.run(trial_, context)) {
    case Propagated::stopped:
      return Tried::stopped;
    case Propagated::contradiction:
      ++context.metrics.backtracks;
      return Tried::contradiction;
    case Propagated::settled:
      break;
  }
  std::copy_n(propagation.touched().begin(), touched_words_,
              touched_.begin() + static_cast<std::ptrdiff_t>(candidate * touched_words_));
  probed_at_[candidate] = now_;
  shown_[candidate] = static_cast<std::int32_t>(candidates_.open - trial_.open);
  if (!conflicts_.empty()) {
    conflicts_.record(candidate, candidates_, trial_, [&](Candidate other) { probed_at_[other] = 0; });
  }
  return Tried::sound;
}

// Takes out what is set in a row of Conflicts.
void Probing::exclude_all(Propagation& propagation, Candidates& candidates, const Word* excluded) const {
  const auto words = lines_->row_words();
  std::size_t at_word = 0;
  for (int row = 0; row < lines_->rows(); ++row) {
    for (std::size_t colour = 0; colour < lines_->colours(); ++colour) {
      for (std::size_t word = 0; word < words; ++word, ++at_word) {
        for_each_position(candidates.masks[at_word] & excluded[at_word], [&](int position) {
          const int col = static_cast<int>(word) * kWordBits + position;
          propagation.exclude(candidates, at(row, col), static_cast<Colour>(colour));
        });
      }
    }
  }
}

bool Probing::exclude(Propagation& propagation, Cell cell, Colour colour, Context& context) {
  trial_ = candidates_;
  propagation.exclude(trial_, cell, colour);
  return propagate(propagation, trial_, context);
}

bool Probing::assign(Propagation& propagation, Cell cell, Colour colour, Context& context) {
  trial_ = candidates_;
  propagation.assign(trial_, cell, colour);
  return propagate(propagation, trial_, context);
}

bool Probing::propagate(Propagation& propagation, Candidates& changed, Context& context) {
  if (propagation.run(changed, context) != Propagated::settled) return false;
  adopt(changed);
  return true;
}

// Takes over candidates that are a subset of the present ones, and notes which lines that changes.
void Probing::adopt(const Candidates& narrower) {
  ++now_;
  for (std::size_t line = 0; line < lines_->count(); ++line) {
    const auto from = candidates_.masks.begin() + static_cast<std::ptrdiff_t>(lines_->offset(line));
    const auto to = candidates_.masks.begin() + static_cast<std::ptrdiff_t>(lines_->offset(line + 1));
    const auto other = narrower.masks.begin() + static_cast<std::ptrdiff_t>(lines_->offset(line));
    if (!std::equal(from, to, other)) changed_at_[line] = now_;
  }
  candidates_ = narrower;
}

Probing::Promise Probing::promise(Cell cell) const {
  std::int32_t least = std::numeric_limits<std::int32_t>::max();
  std::int32_t most = 0;
  Colour strongest = kPaper;
  for_each_position(colours_of(*lines_, candidates_, cell), [&](int colour) {
    const auto shown = shown_[candidate_of(cell, static_cast<Colour>(colour))];
    least = std::min(least, shown);
    if (shown >= most) {
      most = shown;
      strongest = static_cast<Colour>(colour);
    }
  });
  return {least + std::log((1.0 + most) / (1.0 + least)), {cell, strongest}};
}

Branch Probing::choose(Random* random, Context& context) const {
  std::array<Promise, kBestFew> best{};
  std::size_t found = 0;
  std::size_t looked_at = 0;
  for (const auto cell : open_cells(*lines_, candidates_)) {
    if (++looked_at % kCellsPerLook == 0 && !context.proceed()) return {};
    const auto promised = promise(cell);
    if (promised.score <= best.back().score) continue;
    best.back() = promised;
    found = std::min(found + 1, kBestFew);
    for (auto i = kBestFew - 1; i > 0 && best[i].score > best[i - 1].score; --i) {
      std::swap(best[i], best[i - 1]);
    }
  }
  const auto pick = random == nullptr ? 0 : random->below(static_cast<std::uint32_t>(found));
  return best[pick].branch;
}

}  // namespace quadrille::nonogram
