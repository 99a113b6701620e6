#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "grid/error.hpp"
#include "grid/step.hpp"

namespace quadrille {

// One line of a text with its number, counted from 1, without its line end and trailing blanks.
struct TextLine {
  int number = 0;
  std::string_view text;
};

// Splits a text at LF or CRLF. A missing final newline is not an error, and one that is present adds no empty
// line. The views point into text.
[[nodiscard]] std::vector<TextLine> split_lines(std::string_view text);

// Whether a line is a comment of a plain form: "#" alone or "# ...".
[[nodiscard]] bool is_comment(std::string_view line);

// A word of a line with its column, counted from 1.
struct Word {
  int column = 0;
  std::string_view text;
};

// The words of a line, separated by blanks and tabs: the first kMostWords of them, more than any form has in
// a line, so that a file without line ends cannot fill the memory.
inline constexpr std::size_t kMostWords = std::size_t{1} << 20U;
[[nodiscard]] std::vector<Word> split_words(std::string_view line);

// A whole number written in decimal digits with an optional minus sign. An error quotes what was found.
[[nodiscard]] Expected<long> parse_integer(std::string_view text);

// A decimal number, the same in every locale.
[[nodiscard]] Expected<double> parse_real(std::string_view text);

// A character as an error message should show it: 'x', or its code if it cannot be printed.
[[nodiscard]] std::string in_quotes(char character);

// A text in quotes for an error message: shortened, and without control characters.
[[nodiscard]] std::string in_quotes(std::string_view text);

// Replaces control characters, so that a text from a file can be shown on a terminal.
[[nodiscard]] std::string printable(std::string_view text);

void append_utf8(std::string& text, Symbol symbol);

// How many characters a UTF-8 text has; a broken byte counts as one.
[[nodiscard]] std::size_t utf8_length(std::string_view text);

}  // namespace quadrille
