#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "grid/text.hpp"
#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// The clues of one line as a file gives them, each with its place, so that an error in a clue is reported at
// its place.
struct ClueLine {
  Clues clues{};
  std::vector<TextPlace> places{};

  void add(Clue clue, TextPlace place) {
    clues.push_back(clue);
    places.push_back(place);
  }
};

// The clues of a puzzle before they are known to fit.
struct RawClues {
  std::vector<ClueLine> rows{};
  std::vector<ClueLine> cols{};
};

// The puzzle with these clues, or the error in the first clue that cannot be right, at its place.
[[nodiscard]] Expected<Puzzle> puzzle_of(RawClues raw, std::vector<Ink> palette);

// A size within the limits. Called before anything of that size is made.
[[nodiscard]] Expected<Size> checked_size(long rows, long cols);

// The length of a run: 1 to 65535, and 0, which some forms write for a blank line.
[[nodiscard]] Expected<std::uint16_t> read_length(std::string_view text);

// Two numbers of a line, as the headers of forms with clue lines have them.
struct TwoNumbers {
  long first = 0;
  long second = 0;
};
[[nodiscard]] Expected<TwoNumbers> read_two_numbers(const TextLine& line, std::string_view what);

// A line of lengths, separated by blanks, tabs or commas; a 0 alone is a blank line.
[[nodiscard]] Expected<ClueLine> read_lengths(const TextLine& line);

// How a form says that a line is blank: by the number 0, but many files leave the line empty instead.
enum class After { more, nothing };

// The lines that hold clues. If exactly as many lines as wanted have any content, the empty ones only
// separate them; otherwise empty lines are blank lines of the puzzle, except one before something else in the
// file (`after`). Fails if there are too many or too few; `kind` names them, "rows".
[[nodiscard]] Expected<std::vector<TextLine>> pick_clue_lines(std::span<const TextLine> lines,
                                                              std::size_t wanted, std::string_view kind,
                                                              After after);

// Reads every line of lengths.
[[nodiscard]] Expected<std::vector<ClueLine>> read_all_lengths(std::span<const TextLine> lines);

// The lengths of a line separated by blanks, "0" for none.
[[nodiscard]] std::string write_lengths(const Clues& clues);

// Why a form without colours, or without known cells, cannot hold this puzzle.
[[nodiscard]] Expected<void> needs_one_ink(const Puzzle& puzzle);
[[nodiscard]] Expected<void> needs_nothing_known(const Puzzle& puzzle);

// The name of a puzzle in its file: its "id", or else its "title".
[[nodiscard]] std::string name_in_file(const Puzzle& puzzle);

// A text in one line: blanks and line ends joined into single blanks, control characters replaced.
[[nodiscard]] std::string single_spaced(std::string_view text);

// The text of a property; "" if there is none.
[[nodiscard]] std::string_view property(const Puzzle& puzzle, std::string_view key);

// Whether any cell is known; a saved grid without known cells does not count.
[[nodiscard]] bool knows_something(const Puzzle& puzzle);

// The set of all colours of a palette.
[[nodiscard]] ColourSet all_colours(std::size_t count);

}  // namespace quadrille::nonogram
