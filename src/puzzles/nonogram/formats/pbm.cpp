#include "puzzles/nonogram/formats/pbm.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "puzzles/nonogram/formats/single.hpp"

namespace quadrille::nonogram {
namespace {

constexpr std::size_t kLongestLine = 70;  // of a plain bitmap, according to its manual

bool is_blank(char character) { return std::string_view(" \t\r\n\v\f").contains(character); }

class Reader {
 public:
  Reader(std::string_view bytes, Expected<Size> (*bounded)(long, long)) : bytes_(bytes), bounded_(bounded) {}

  [[nodiscard]] bool at_end() {
    skip_blanks();
    return next_ == bytes_.size();
  }

  Expected<Grid<Colour>> read() {
    skip_blanks();
    const auto magic = bytes_.substr(next_, 2);
    if (magic != "P1" && magic != "P4") return wrong("a bitmap starts with P1 or P4");
    next_ += 2;
    const auto cols = read_side();
    if (!cols) return std::unexpected(cols.error());
    const auto rows = read_side();
    if (!rows) return std::unexpected(rows.error());
    const auto size = bounded_(*rows, *cols);
    if (!size) return wrong(size.error().message);
    return magic == "P1" ? read_plain(*size) : read_raw(*size);
  }

 private:
  [[nodiscard]] std::unexpected<Error> wrong(std::string message) const {
    const auto before = bytes_.substr(0, std::min(next_, bytes_.size()));
    const auto line = std::ranges::count(before, '\n') + 1;
    return fail(std::move(message), static_cast<int>(line),
                static_cast<int>(before.size() - before.rfind('\n')));
  }

  void skip_blanks() {
    while (next_ < bytes_.size() && (is_blank(bytes_[next_]) || bytes_[next_] == '#')) {
      if (bytes_[next_] == '#') {
        next_ = std::min(bytes_.find('\n', next_), bytes_.size());
      } else {
        ++next_;
      }
    }
  }

  Expected<long> read_side() {
    skip_blanks();
    const auto start = next_;
    while (next_ < bytes_.size() && bytes_[next_] >= '0' && bytes_[next_] <= '9') ++next_;
    const auto side = parse_integer(bytes_.substr(start, next_ - start));
    if (!side)
      return wrong(start == next_ ? std::string("the size of the bitmap is missing") : side.error().message);
    return *side;
  }

  Expected<Grid<Colour>> read_plain(Size size) {
    if (bytes_.size() - next_ < size.cells()) return wrong("the bitmap ends before its last point");
    Grid<Colour> picture(size, kPaper);
    for (int row = 0; row < size.rows; ++row) {
      for (int col = 0; col < size.cols; ++col) {
        skip_blanks();
        if (next_ == bytes_.size()) return wrong("the bitmap ends before its last point");
        const char point = bytes_[next_];
        if (point != '0' && point != '1')
          return wrong(fmt::format("{} is not a point: 0 or 1", in_quotes(point)));
        if (point == '1') picture[at(row, col)] = 1;
        ++next_;
      }
    }
    return picture;
  }

  Expected<Grid<Colour>> read_raw(Size size) {
    ++next_;  // exactly one blank follows the size
    const auto row_bytes = (static_cast<std::size_t>(size.cols) + 7) / 8;
    if (next_ > bytes_.size() || bytes_.size() - next_ < row_bytes * static_cast<std::size_t>(size.rows)) {
      return wrong("the bitmap ends before its last point");
    }
    Grid<Colour> picture(size, kPaper);
    for_each_cell(size, [&](Cell cell) {
      const auto byte =
          static_cast<unsigned char>(bytes_[next_ + static_cast<std::size_t>(cell.row.value) * row_bytes +
                                            static_cast<std::size_t>(cell.col.value) / 8]);
      if ((byte >> (7 - cell.col.value % 8) & 1) != 0) picture[cell] = 1;
    });
    next_ += row_bytes * static_cast<std::size_t>(size.rows);
    return picture;
  }

  std::string_view bytes_;
  Expected<Size> (*bounded_)(long, long);
  std::size_t next_ = 0;
};

Expected<std::vector<Named<Puzzle>>> read_pbm(const Source& source) {
  auto pictures = read_bitmaps(source.text, checked_size, Bitmaps::all);
  if (!pictures) return std::unexpected(pictures.error());
  std::vector<Named<Puzzle>> puzzles;
  for (auto& picture : *pictures)
    puzzles.push_back({"", puzzle_with_goal(std::move(picture), black_and_white())});
  return puzzles;
}

Expected<std::string> write_pbm(std::span<const NamedRef<Puzzle>> puzzles) {
  std::string text;
  for (const auto& [id, puzzle] : puzzles) {
    if (const auto fits = needs_clues_only(puzzle); !fits) return std::unexpected(fits.error());
    if (const auto fits = needs_goal(puzzle); !fits) return std::unexpected(fits.error());
    text += fmt::format("P1\n{} {}\n", puzzle.cols.size(), puzzle.rows.size());
    for (int row = 0; row < puzzle.goal->rows(); ++row) {
      std::size_t written = 0;
      for (const auto colour : puzzle.goal->row(Row{row})) {
        if (written > 0 && written % kLongestLine == 0) text += '\n';
        text += colour == kPaper ? '0' : '1';
        ++written;
      }
      text += '\n';
    }
  }
  return text;
}

}  // namespace

bool is_pbm(std::string_view bytes) {
  return (bytes.starts_with("P1") || bytes.starts_with("P4")) && bytes.size() > 2 &&
         (is_blank(bytes[2]) || bytes[2] == '#');
}

Expected<std::vector<Grid<Colour>>> read_bitmaps(std::string_view bytes,
                                                 Expected<Size> (*bounded)(long, long), Bitmaps wanted) {
  Reader reader(bytes, bounded);
  std::vector<Grid<Colour>> pictures;
  std::size_t cells = 0;
  do {
    auto picture = reader.read();
    if (!picture) return std::unexpected(std::move(picture.error()));
    cells += picture->size().cells();
    if (wanted == Bitmaps::all && cells > kMostCells)
      return fail(fmt::format("a file holds at most {} cells", kMostCells));
    pictures.push_back(std::move(*picture));
  } while (wanted == Bitmaps::all && !reader.at_end());
  return pictures;
}

Format<Puzzle> pbm_format() {
  return {.name = "pbm",
          .summary = "a bitmap, P1 or P4: the clues are those of the picture",
          .extension = ".pbm",
          .recognise = [](const Source& source) { return is_pbm(source.text); },
          .read = read_pbm,
          .write = write_pbm};
}

}  // namespace quadrille::nonogram
