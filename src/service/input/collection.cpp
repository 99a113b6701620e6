#include "service/input/collection.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "engine/settings/spelling.hpp"
#include "grid/text.hpp"
#include "service/input/input.hpp"

namespace quadrille::service {
namespace {

constexpr std::string_view kIndexHead = "id,title,grade,rows,cols";
constexpr std::string_view kHeadMark = "@ ";

// What stands before a separator, which is taken away with it.
std::string_view cut_off(std::string_view& text, char separator) {
  const auto end = std::min(text.find(separator), text.size());
  const auto part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

std::string_view file_of(const Family& family, std::string_view ending) {
  const auto files = family.collection();
  const auto found =
      std::ranges::find_if(files, [&](const EmbeddedFile& file) { return file.name.ends_with(ending); });
  if (found == files.end()) throw Fault(fmt::format("the collection of {} has no {}", family.name(), ending));
  return found->bytes;
}

int number_in(std::string_view text) {
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

// A line of the index. No field of it has a comma.
CollectedPuzzle entry_of(std::string_view line) {
  CollectedPuzzle entry;
  entry.id = cut_off(line, ',');
  entry.title = cut_off(line, ',');
  entry.grade = cut_off(line, ',');
  entry.size.rows = number_in(cut_off(line, ','));
  entry.size.cols = number_in(line);
  return entry;
}

// The next puzzle of the texts, after its line "@ id".
std::string_view text_after(std::string_view id, std::string_view& texts) {
  const auto head = cut_off(texts, '\n');
  if (!head.starts_with(kHeadMark) || head.substr(kHeadMark.size()) != id)
    throw Fault(fmt::format("the collection has {} where its index has '{}'", in_quotes(head), id));
  const auto next = texts.find("\n@ ");
  const auto length = next == std::string_view::npos ? texts.size() : next + 1;
  const auto text = texts.substr(0, length);
  texts.remove_prefix(length);
  return text;
}

}  // namespace

std::vector<CollectedPuzzle> collection(const Family& family) {
  if (family.collection().empty()) return {};
  auto index = file_of(family, ".csv");
  auto texts = file_of(family, ".txt");
  if (cut_off(index, '\n') != kIndexHead) throw Fault("the index of the collection has another head");
  std::vector<CollectedPuzzle> puzzles;
  while (!index.empty()) {
    puzzles.push_back(entry_of(cut_off(index, '\n')));
    puzzles.back().text = text_after(puzzles.back().id, texts);
  }
  if (!texts.empty()) throw Fault("the collection has a puzzle that its index has not");
  return puzzles;
}

Record record_of(const CollectedPuzzle& puzzle) {
  Record record;
  record.add("id", puzzle.id);
  record.add("title", puzzle.title);
  record.add("grade", puzzle.grade);
  record.add("rows", puzzle.size.rows);
  record.add("cols", puzzle.size.cols);
  return record;
}

Expected<CollectedPuzzle> collected(const Family& family, std::string_view id) {
  const auto puzzles = collection(family);
  const auto found = std::ranges::find(puzzles, id, &CollectedPuzzle::id);
  if (found != puzzles.end()) return *found;
  if (puzzles.empty()) return fail(fmt::format("{} has no collection", family.name()));
  std::vector<std::string_view> known;
  for (const auto& each : puzzles) known.push_back(each.id);
  const auto near = nearest(id, known);
  return fail(fmt::format("the collection of {} has no {}{}; it goes from {} to {}", family.name(),
                          in_quotes(id), near.empty() ? "" : fmt::format("; did you mean '{}'?", near),
                          known.front(), known.back()));
}

}  // namespace quadrille::service
