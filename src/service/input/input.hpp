#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/family/family.hpp"

namespace quadrille::service {

inline constexpr std::size_t kLargestFile = std::size_t{64} << 20U;
// For a text that is not JSON: its readers split it into lines.
inline constexpr std::ptrdiff_t kMostLines = 2'000'000;

// The whole of a file, or of standard input for "-", in UTF-8 (encoding.hpp). A folder, a missing file or one
// over a limit is an error message, not a crash.
[[nodiscard]] Expected<std::string> read_file(const std::string& path);

// A text as families read it: in UTF-8 without a mark, and with its tree if it is JSON.
struct OpenedText {
  std::string_view text{};
  std::shared_ptr<const std::string> converted{};  // what text points into, if it came in UTF-16
  std::optional<Record> tree{};
  std::optional<Error> broken{};  // it begins like JSON, and this is wrong with it

  [[nodiscard]] Source source() const { return {text, tree ? &*tree : nullptr}; }
};

// Examines a text once, for a caller that asks several formats or families. Fails if the text is too large to
// be taken apart. The text must outlive the result.
[[nodiscard]] Expected<OpenedText> open_text(std::string_view text);

// The puzzles of a text, in the named format or in the one that recognises it (""). Each gets the name it has
// in the text, without control characters, or else its number, counted from 1.
[[nodiscard]] Expected<std::vector<NamedPuzzle>> read_puzzles(const Family& family, std::string_view text,
                                                              std::string_view format);
[[nodiscard]] Expected<std::vector<NamedPuzzle>> read_puzzles(const Family& family, const OpenedText& opened,
                                                              std::string_view format);

// The puzzle a user means: by name, or by number from 1; "" is the first.
[[nodiscard]] Expected<NamedPuzzle> pick_puzzle(const std::vector<NamedPuzzle>& puzzles,
                                                std::string_view wanted);

// Files as given; a folder stands for the files in it, except hidden ones and those with answers, in natural
// order (puzzle2 before puzzle10).
[[nodiscard]] Expected<std::vector<std::string>> expand_files(const std::vector<std::string>& paths);

// The name a puzzle of a file is reported under: the file's name, or file#name in a file of many.
[[nodiscard]] std::string batch_id(const std::string& path, const std::string& puzzle_id, bool only_one);

// "FILE:3:7: what is wrong"
[[nodiscard]] std::string located(std::string_view file, const Error& error);

}  // namespace quadrille::service
