#include "service/input/input.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstring>
#include <fstream>
#include <iostream>

#include "grid/text.hpp"
#include "service/input/encoding.hpp"
#include "service/json/json.hpp"

namespace quadrille::service {
namespace {

namespace fs = std::filesystem;

Expected<std::string> read_stream(std::istream& stream) {
  std::string text;
  std::array<char, std::size_t{1} << 16U> buffer{};
  while (stream.read(buffer.data(), buffer.size()) || stream.gcount() > 0) {
    text.append(buffer.data(), static_cast<std::size_t>(stream.gcount()));
    if (text.size() > kLargestFile) {
      return fail(fmt::format("larger than the limit of {} MiB", kLargestFile >> 20U));
    }
  }
  if (stream.bad()) return fail("cannot be read");
  return text;
}

// Files are refused here, not where they are understood, so that nothing takes apart a file that is too
// large.
Expected<void> fits(std::string_view text) {
  if (opens_json(text) || std::ranges::count(text, '\n') <= kMostLines) return {};
  return fail(fmt::format("more than the limit of {} lines", kMostLines), kMostLines + 1, 1);
}

Expected<std::string> checked(Expected<std::string> bytes) {
  auto text = bytes ? decoded(std::move(*bytes)) : std::move(bytes);
  if (!text) return text;
  if (const auto fit = fits(*text); !fit) return std::unexpected(fit.error());
  return text;
}

// Digits compare as numbers, so that sample2 comes before sample10.
bool natural_less(std::string_view a, std::string_view b) {
  std::size_t i = 0;
  std::size_t j = 0;
  const auto is_digit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
  while (i < a.size() && j < b.size()) {
    if (!is_digit(a[i]) || !is_digit(b[j])) {
      if (a[i] != b[j]) return a[i] < b[j];
      ++i;
      ++j;
      continue;
    }
    const auto number = [&](std::string_view text, std::size_t& at) {
      while (at < text.size() && text[at] == '0') ++at;
      const auto start = at;
      while (at < text.size() && is_digit(text[at])) ++at;
      return text.substr(start, at - start);
    };
    const auto x = number(a, i);
    const auto y = number(b, j);
    if (x.size() != y.size()) return x.size() < y.size();
    if (x != y) return x < y;
  }
  return a.size() - i < b.size() - j;
}

bool holds_puzzles(const fs::path& file) {
  const auto name = file.filename().string();
  const auto extension = file.extension().string();
  return !name.starts_with('.') && extension != ".answer" && extension != ".csv" && extension != ".md" &&
         extension != ".list";
}

}  // namespace

Expected<std::string> read_file(const std::string& path) {
  if (path == "-") return checked(read_stream(std::cin));
  std::error_code code;
  const auto status = fs::status(path, code);
  if (!fs::exists(status)) return fail("no such file");
  if (fs::is_directory(status)) return fail("is a folder, not a file");
  std::ifstream stream(path, std::ios::binary);
  if (!stream) return fail(fmt::format("cannot be opened: {}", std::strerror(errno)));
  return checked(read_stream(stream));
}

Expected<OpenedText> open_text(std::string_view text) {
  OpenedText opened{.text = without_mark(text)};
  if (wrong_encoding(text)) {
    auto converted = decoded(std::string(text));
    if (!converted) return std::unexpected(converted.error());
    opened.converted = std::make_shared<const std::string>(std::move(*converted));
    opened.text = *opened.converted;
  }
  if (const auto fit = fits(opened.text); !fit) return std::unexpected(fit.error());
  if (!opens_json(opened.text)) return opened;
  auto tree = from_json(opened.text);
  if (tree) {
    opened.tree = std::move(*tree);
  } else {
    opened.broken = tree.error();
  }
  return opened;
}

Expected<std::vector<NamedPuzzle>> read_puzzles(const Family& family, std::string_view text,
                                                std::string_view format) {
  const auto opened = open_text(text);
  if (!opened) return std::unexpected(opened.error());
  return read_puzzles(family, *opened, format);
}

Expected<std::vector<NamedPuzzle>> read_puzzles(const Family& family, const OpenedText& opened,
                                                std::string_view format) {
  const auto source = opened.source();
  // For broken JSON that no other format recognises either, the error says where it breaks.
  if (format.empty() && opened.broken && family.recognise(source).empty()) {
    return std::unexpected(*opened.broken);
  }
  auto puzzles = family.read(source, format);
  if (!puzzles) return puzzles;
  for (std::size_t i = 0; i < puzzles->size(); ++i) {
    auto& id = (*puzzles)[i].id;
    id = id.empty() ? fmt::format("{}", i + 1) : printable(id);
  }
  return puzzles;
}

Expected<NamedPuzzle> pick_puzzle(const std::vector<NamedPuzzle>& puzzles, std::string_view wanted) {
  if (wanted.empty()) return puzzles.front();
  const auto named = std::ranges::find(puzzles, wanted, &NamedPuzzle::id);
  if (named != puzzles.end()) return *named;
  const auto number = parse_integer(wanted);
  if (number && *number >= 1 && static_cast<std::size_t>(*number) <= puzzles.size()) {
    return puzzles[static_cast<std::size_t>(*number) - 1];
  }
  return fail(fmt::format("no puzzle {} among the {} here", in_quotes(wanted), puzzles.size()));
}

Expected<std::vector<std::string>> expand_files(const std::vector<std::string>& paths) {
  std::vector<std::string> files;
  for (const auto& path : paths) {
    std::error_code code;
    if (!fs::is_directory(path, code)) {
      files.push_back(path);
      continue;
    }
    std::vector<std::string> inside;
    for (const auto& entry : fs::directory_iterator(path, code)) {
      if (entry.is_regular_file(code) && holds_puzzles(entry.path())) inside.push_back(entry.path().string());
    }
    if (code) return fail(fmt::format("{}: {}", path, code.message()));
    std::ranges::sort(inside, natural_less);
    files.insert(files.end(), inside.begin(), inside.end());
  }
  return files;
}

std::string batch_id(const std::string& path, const std::string& puzzle_id, bool only_one) {
  auto file = path == "-" ? path : fs::path(path).filename().string();
  if (file.empty()) file = path;  // a folder's name ends in a slash
  return only_one ? file : file + "#" + puzzle_id;
}

std::string located(std::string_view file, const Error& error) {
  if (error.line <= 0) return fmt::format("{}: {}", file, error.message);
  return fmt::format("{}:{}:{}: {}", file, error.line, std::max(1, error.column), error.message);
}

}  // namespace quadrille::service
