#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/nonogram/formats/raw_clues.hpp"

namespace quadrille::nonogram {

// The colours of a .non file while it is read, in both dialects:
//
//   color r #ff0000          a character and a colour; clues are 3r,1b
//   color red ff0000 +       a word, a colour, a symbol for pictures; clues are red 3 1 blue 2
//
// Our own files combine them: `color r #ff0000 + dark red` has character, colour, symbol and name, the last
// two only if they differ from the first. `color 0` or `color background` is the paper. If nothing is
// declared, every character after a length is a colour of its own; if anything is, an unknown character is an
// error.
class PaletteReader {
 public:
  // Takes a line `color ...`.
  [[nodiscard]] Expected<void> declare(const TextLine& line);

  // Whether a line begins with the word of a declared colour, and so may hold clues.
  [[nodiscard]] bool begins_with_ink(std::string_view line) const;

  [[nodiscard]] Expected<ClueLine> read_clues(const TextLine& line);

  // A cell of a picture: '0' is paper, '1' the ink of clues without a colour. nullopt: no such colour.
  [[nodiscard]] std::optional<Colour> read_cell(char character);

  // The palette with everything that was met, its symbols settled.
  [[nodiscard]] std::vector<Ink> palette() const;

 private:
  struct Entry {
    std::string word;
    Ink ink;
  };

  [[nodiscard]] Expected<Colour> look_up(std::string_view word, TextPlace place);
  [[nodiscard]] std::optional<Colour> find(std::string_view word) const;
  [[nodiscard]] Colour plain_ink();
  [[nodiscard]] Expected<Colour> add(Entry entry);

  Ink paper_ = black_and_white().front();
  std::vector<Entry> inks_;  // the ink i has colour i + 1
  std::optional<Colour> plain_;
  bool declared_ = false;
};

// The character that stands for each ink in clues and pictures of a .non file; the paper's is '0'.
[[nodiscard]] std::vector<char> characters_of(const std::vector<Ink>& palette);

// The lines that declare the colours; "" for black on white.
[[nodiscard]] std::string write_inks(const std::vector<Ink>& palette);

}  // namespace quadrille::nonogram
