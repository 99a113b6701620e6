#include "server/bundle.hpp"

#include <algorithm>

#include "grid/text.hpp"

namespace quadrille::server {
namespace {

constexpr std::string_view kOpen = "/*";
constexpr std::string_view kClose = "*/";
constexpr std::string_view kBlanks = " \t\r";

std::string_view without_blanks(std::string_view line) {
  const auto first = line.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return line.substr(first, line.find_last_not_of(kBlanks) - first + 1);
}

// Takes the comments away that a line begins with. is_open: the line begins within one, or its last one goes on.
std::string_view behind_comments(std::string_view line, bool& is_open) {
  for (line = without_blanks(line);;) {
    if (!is_open && !line.starts_with(kOpen)) return line;
    const auto end = line.find(kClose, is_open ? 0 : kOpen.size());
    is_open = end == std::string_view::npos;
    if (is_open) return {};
    line = without_blanks(line.substr(end + kClose.size()));
  }
}

// The code without a comment that ends the line. Two slashes between blanks are a comment unless a string or a
// template is open there; one that is open has its end behind them.
std::string_view before_comment(std::string_view code) {
  constexpr std::string_view kQuotes = "\"'`";
  const auto begin = code.find(" // ");
  if (begin == std::string_view::npos) return code;
  if (code.find_first_of(kQuotes, begin) != std::string_view::npos) return code;
  const auto before = code.substr(0, begin);
  const auto is_whole = [&](char quote) { return std::ranges::count(before, quote) % 2 == 0; };
  return std::ranges::all_of(kQuotes, is_whole) ? without_blanks(before) : code;
}

// Whether a comment begins behind the code of this line and does not end in it.
bool leaves_comment_open(std::string_view line) {
  const auto begin = line.rfind(kOpen);
  return begin != std::string_view::npos && line.find(kClose, begin + kOpen.size()) == std::string_view::npos;
}

// A template that is whole has two backticks, also with others inside it.
bool leaves_template_open(std::string_view line) { return std::ranges::count(line, '`') % 2 != 0; }

Expected<std::string> condensed(std::string_view text, bool is_script) {
  std::string rest;
  bool is_open = false;
  int number = 0;
  for (const auto& line : split_lines(text)) {
    ++number;
    const auto behind = behind_comments(line.text, is_open);
    const auto code = is_script ? before_comment(behind) : behind;
    if (code.empty() || (is_script && code.starts_with("//"))) continue;
    if (leaves_comment_open(code)) return fail("a comment behind code goes on in the next line", number);
    if (code.ends_with('\\')) return fail("a string goes on in the next line", number);
    if (is_script && leaves_template_open(code)) return fail("a template goes on in the next line", number);
    rest += code;
    rest += '\n';
  }
  return rest;
}

}  // namespace

Expected<std::string> condensed_script(std::string_view text) { return condensed(text, true); }

Expected<std::string> condensed_style(std::string_view text) { return condensed(text, false); }

}  // namespace quadrille::server
