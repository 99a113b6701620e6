#include "puzzles/mines/audit/truth.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "puzzles/mines/audit/clauses.hpp"
#include "puzzles/mines/audit/sums.hpp"
#include "puzzles/mines/audit/total.hpp"

namespace quadrille::mines::audit {
namespace {

// How many tallies of a part are counted before it is examined through windows, which may cut it up: some
// milliseconds. And how many are counted in the end if chances or the number of layouts are wanted; single
// claims are decided without.
constexpr std::size_t kTalliesAtFirst = 200'000;
constexpr std::size_t kTalliesAtLast = 8'000'000;
constexpr std::size_t kTalliesOfAWindow = 20'000;
constexpr int kFarthestWindow = 3;
// A part of more numbers is not tried as a whole.
constexpr std::size_t kMostNumbers = 50'000;
// The bytes of a patch for each of its numbers: the number itself and the cells that come with it.
constexpr std::size_t kBytesPerNumber = 200;
// Up to this many parts, chances are computed even if not asked for, since messages about mistakes quote
// them.
constexpr std::size_t kFewParts = 100;
// A spectrum and its counts, roughly.
constexpr std::size_t kBytesPerPart = 300;

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

class Inquest {
 public:
  Inquest(const Position& position, const Inquiry& inquiry, Pace& pace)
      : position_(position),
        inquiry_(inquiry),
        pace_(pace),
        evidence_(position, pace),
        read_(pace.going()),
        census_(pace),
        room_(pace.context(), 0) {}

  Truth run() {
    if (!read_) return {};
    truth_.cells.resize(position_.tiles.size().cells());
    find_out();
    if (fits_) {
      note_the_rest();
    } else {
      truth_.any = May::no;
      std::ranges::fill(truth_.cells, Truth::Word{May::no, May::no});
    }
    return std::move(truth_);
  }

 private:
  void find_out() {
    // 1. Single numbers, then the connected parts; large ones are cut up if possible.
    fits_ = evidence_.settle(pace_);
    if (!going()) return;
    if (!count_parts(kTalliesAtFirst)) return;
    if (any_uncounted() && look_through_windows() && going() && !count_parts(kTalliesAtFirst)) return;
    if (any_uncounted() && (inquiry_.odds || inquiry_.layouts) && going() && !count_large_ones()) return;
    // 2. Tied together by the total.
    if (position_.mines) left_ = *position_.mines - evidence_.mines();
    if (!look_for_any_layout()) return;
    tie_together();
    // 3. Cell by cell.
    for (auto part = parts_.size(); part-- > 0 && going();) {
      if (counted_[part] != 0) {
        note_part(part);
      } else {
        look_for_counterexamples(part);
      }
    }
    look_at_cells_apart();
  }

  [[nodiscard]] bool going() const { return fits_ && pace_.going(); }
  [[nodiscard]] bool any_uncounted() const { return std::ranges::find(counted_, 0) != counted_.end(); }

  // False: ended, or there is no layout.
  [[nodiscard]] bool count_parts(std::size_t most_tallies) {
    parts_ = evidence_.parts(pace_);
    if (!pace_.going() || !room_.grow(parts_.size() * kBytesPerPart)) return false;
    spectra_.assign(parts_.size(), {});
    counted_.assign(parts_.size(), 0);
    for (std::size_t part = 0; part < parts_.size(); ++part) {
      if (!count_part(part, most_tallies)) return false;
    }
    return true;
  }

  [[nodiscard]] bool count_large_ones() {
    for (std::size_t part = 0; part < parts_.size(); ++part) {
      if (counted_[part] == 0 && !count_part(part, kTalliesAtLast)) return false;
    }
    return true;
  }

  // The census refers to what it counted last, and to nothing if that was not finished.
  [[nodiscard]] Census::Verdict count(const Patch& patch, std::size_t part, std::size_t most_tallies) {
    const auto verdict = census_.count(patch, most_tallies);
    last_counted_ = verdict == Census::Verdict::counted ? part : kNoPart;
    return verdict;
  }

  [[nodiscard]] bool count_part(std::size_t part, std::size_t most_tallies) {
    if (parts_[part].size() > kMostNumbers) return true;
    switch (count(evidence_.patch(parts_[part]), part, most_tallies)) {
      case Census::Verdict::counted:
        counted_[part] = 1;
        spectra_[part] = census_.spectrum();
        return true;
      case Census::Verdict::too_many:
        return true;
      case Census::Verdict::none:
        fits_ = false;
        return false;
      case Census::Verdict::ended:
        break;
    }
    return false;
  }

  // Numbers near a cell may prove what all of them prove: fewer numbers only allow more layouts. What is
  // proven is settled and cuts the part up. True: something was settled.
  [[nodiscard]] bool look_through_windows() {
    bool settled = false;
    for (std::size_t part = 0; part < parts_.size(); ++part) {
      if (counted_[part] != 0) continue;
      for (const auto number : parts_[part]) {
        for (const auto spot : evidence_.cells_beside(number)) {
          if (!is_claimed(spot)) continue;
          settled = look_around(spot) || settled;
          if (!going()) return settled;
        }
      }
    }
    return settled;
  }

  // Wider and wider, until the cell is settled.
  [[nodiscard]] bool look_around(Spot spot) {
    bool settled = false;
    std::size_t before = 0;
    for (int distance = 1; distance <= kFarthestWindow && evidence_.sort(spot) == Sort::beside; ++distance) {
      const auto numbers = evidence_.numbers_near(spot, distance);
      if (numbers.size() == std::exchange(before, numbers.size())) continue;
      settled = look_through(numbers) || settled;
      if (!going()) break;
    }
    return settled;
  }

  [[nodiscard]] bool look_through(std::span<const Spot> numbers) {
    const auto patch = evidence_.patch(numbers);
    const auto verdict = count(patch, kNoPart, kTalliesOfAWindow);
    fits_ = verdict != Census::Verdict::none;
    if (verdict != Census::Verdict::counted) return false;
    const auto size = census_.spectrum().ways.size();
    const auto chances = census_.chances(
        {.possible = std::vector<May>(size, May::yes), .weights = std::vector<double>(size, 0.0)});
    bool settled = false;
    for (std::size_t i = 0; i < chances.size() && fits_; ++i) {
      if (chances[i].mine != May::no && chances[i].safe != May::no) continue;
      fits_ = evidence_.take(patch.cells[i].spot, chances[i].mine != May::no, pace_);
      settled = true;
    }
    return settled;
  }

  // False: there is none, or it is not known.
  [[nodiscard]] bool look_for_any_layout() {
    std::vector<Counts> counts;
    counts.reserve(parts_.size());
    for (std::size_t part = 0; part < parts_.size(); ++part) {
      counts.push_back(counted_[part] != 0 ? counts_of(spectra_[part]) : counts_by_clauses(part));
      if (!fits_) return false;
    }
    sums_.emplace(std::move(counts));
    truth_.any = left_ ? sums_->can_hold(*left_, Sums::kNoPart, evidence_.apart()) : sums_->can_be();
    fits_ = truth_.any != May::no;
    return fits_;
  }

  // A layout shows that one exists, and how many mines it has.
  [[nodiscard]] Counts counts_by_clauses(std::size_t part) {
    Counts counts{.least = 0, .most = std::numeric_limits<int>::max() / 2, .complete = false};
    const Reservation room(pace_.context(), parts_[part].size() * kBytesPerNumber);
    if (!room.granted()) return counts;
    const auto patch = evidence_.patch(parts_[part]);
    const int cells = static_cast<int>(patch.cells.size());
    counts.most = cells;
    auto clauses = Clauses::of(patch, pace_);
    if (!clauses) return counts;
    const auto verdict = clauses->find(pace_);
    fits_ = verdict != Clauses::Verdict::none;
    if (verdict != Clauses::Verdict::found) return counts;
    counts.found.assign(static_cast<std::size_t>(cells) + 1, 0);
    counts.found[static_cast<std::size_t>(clauses->mines())] = 1;
    clauses_.emplace_back(part, std::move(clauses));
    return counts;
  }

  void tie_together() {
    if (any_uncounted() || truth_.any != May::yes) return;
    if (inquiry_.odds || parts_.size() <= kFewParts) {
      weighing_ = left_ ? weigh_by_total(spectra_, evidence_.apart(), *left_, pace_)
                        : weigh_by_density(spectra_, inquiry_.density);
      if (weighing_ && room_.grow(truth_.cells.size() * sizeof(double)))
        truth_.odds.assign(truth_.cells.size(), kUnknown);
    }
    if (!weighing_ || !left_ || !inquiry_.layouts) return;
    const auto remainder = layouts_modulo(spectra_, evidence_.apart(), *left_, pace_);
    if (remainder) truth_.layouts = Truth::Layouts{*remainder, weighing_->log_layouts};
  }

  [[nodiscard]] Rest rest_of(std::size_t part) {
    const auto& spectrum = spectra_[part];
    Rest rest{.possible = std::vector<May>(spectrum.ways.size(), truth_.any),
              .weights = std::vector<double>(spectrum.ways.size(), 0.0)};
    if (left_) {
      for (std::size_t i = 0; i < rest.possible.size(); ++i)
        rest.possible[i] =
            sums_->can_hold(*left_ - spectrum.least - static_cast<int>(i), part, evidence_.apart());
    }
    if (weighing_) rest.weights = weighing_->weights[part];
    return rest;
  }

  void note_part(std::size_t part) {
    const auto patch = evidence_.patch(parts_[part]);
    if (last_counted_ != part && count(patch, part, kTalliesAtLast) != Census::Verdict::counted) return;
    const auto chances = census_.chances(rest_of(part));
    for (std::size_t i = 0; i < chances.size(); ++i)
      note(patch.cells[i].spot, {chances[i].mine, chances[i].safe}, weighing_ ? chances[i].odds : kUnknown);
  }

  // A layout of the part in which a claim is wrong, and that leaves the rest a number of mines it can hold.
  void look_for_counterexamples(std::size_t part) {
    const auto own = std::ranges::find(clauses_, part, &Written::first);
    const Reservation room(pace_.context(), parts_[part].size() * kBytesPerNumber);
    if (own == clauses_.end() || !room.granted()) return;
    const auto patch = evidence_.patch(parts_[part]);
    for (int i = 0; i < static_cast<int>(patch.cells.size()) && pace_.go_on(1000); ++i) {
      const auto spot = patch.cells[static_cast<std::size_t>(i)].spot;
      if (!is_claimed(spot)) continue;
      const bool mine = claim_at(spot) == Finding::safe;
      const auto verdict = own->second->find(i, mine, pace_);
      auto may = verdict == Clauses::Verdict::none ? May::no : May::perhaps;
      if (verdict == Clauses::Verdict::found)
        may = left_ ? std::max(May::perhaps,
                               sums_->can_hold(*left_ - own->second->mines(), part, evidence_.apart()))
                    : truth_.any;
      note(spot, mine ? Truth::Word{may, May::perhaps} : Truth::Word{May::perhaps, may}, kUnknown);
    }
  }

  // Cells not beside a number are all alike. If no total binds them, each may be either.
  void look_at_cells_apart() {
    apart_ = {truth_.any, truth_.any};
    if (!left_ || evidence_.apart() == 0) return;
    apart_.mine = sums_->can_hold(*left_ - 1, Sums::kNoPart, evidence_.apart() - 1);
    apart_.safe = sums_->can_hold(*left_, Sums::kNoPart, evidence_.apart() - 1);
  }

  // No layout has settled cells any other way; that one has them this way is known if there is any layout.
  void note_the_rest() {
    const double odds = weighing_ ? weighing_->apart_odds : kUnknown;
    for_each_cell(position_.tiles.size(), [&](Cell cell) {
      if (position_.tiles[cell] != Tile::closed) return;
      const auto spot = evidence_.spot(cell);
      const auto sort = evidence_.sort(spot);
      if (sort == Sort::apart) note(spot, apart_, odds);
      if (sort == Sort::mine) note(spot, {truth_.any, May::no}, 1);
      if (sort == Sort::clear) note(spot, {May::no, truth_.any}, 0);
    });
  }

  void note(Spot spot, Truth::Word word, double odds) {
    const auto cell = evidence_.cell(spot);
    if (!position_.tiles.size().contains(cell)) return;
    const auto index =
        static_cast<std::size_t>(cell.row.value) * static_cast<std::size_t>(position_.tiles.cols()) +
        static_cast<std::size_t>(cell.col.value);
    truth_.cells[index] = word;
    if (!truth_.odds.empty()) truth_.odds[index] = odds;
  }

  [[nodiscard]] Finding claim_at(Spot spot) const {
    const auto cell = evidence_.cell(spot);
    return position_.tiles.size().contains(cell) ? inquiry_.claims[cell] : Finding::none;
  }
  [[nodiscard]] bool is_claimed(Spot spot) const { return claim_at(spot) != Finding::none; }

  static constexpr auto kNoPart = std::numeric_limits<std::size_t>::max();
  using Written = std::pair<std::size_t, std::unique_ptr<Clauses>>;

  const Position& position_;
  const Inquiry& inquiry_;
  Pace& pace_;
  Evidence evidence_;
  bool read_;  // all of the evidence
  Census census_;
  Reservation room_;
  bool fits_ = true;  // no contradiction was met
  Evidence::Parts parts_;
  std::vector<Spectrum> spectra_;       // by part
  std::vector<char> counted_;           // by part
  std::size_t last_counted_ = kNoPart;  // the part that the census refers to
  std::vector<Written> clauses_;
  std::optional<int> left_;
  std::optional<Sums> sums_;
  std::optional<Weighing> weighing_;
  Truth::Word apart_{};
  Truth truth_;
};

}  // namespace

std::optional<Truth> truth_of(const Position& position, const Inquiry& inquiry, Pace& pace) {
  if (!pace.going()) return Truth{};
  const auto size = position.tiles.size();
  const Reservation room(pace.context(), Evidence::bytes(size) + size.cells() * sizeof(Truth::Word));
  if (!room.granted()) return std::nullopt;
  return Inquest(position, inquiry, pace).run();
}

}  // namespace quadrille::mines::audit
