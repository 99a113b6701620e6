#include "service/show/view.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "draw/looks.hpp"
#include "grid/text.hpp"
#include "service/play/stage.hpp"
#include "service/solve/report.hpp"

namespace quadrille::service {
namespace {

std::string colour(std::uint32_t rgb) { return fmt::format("#{:06x}", rgb & 0xFFFFFFU); }

std::string utf8(std::span<const Symbol> symbols) {
  std::string text;
  for (const auto symbol : symbols) append_utf8(text, symbol);
  return text;
}

Record rows_of(const Grid<Symbol>& board) {
  Record::List rows;
  for (int row = 0; row < board.rows(); ++row) rows.emplace_back(utf8(board.row(Row{row})));
  return rows;
}

Record record_of(const Swatch& swatch) {
  Record record;
  record.add("symbol", utf8({&swatch.symbol, 1}));
  record.add("spoken", swatch.spoken);
  record.add("key", swatch.key);
  record.add("paper", colour(swatch.paper));
  record.add("ink", colour(swatch.ink));
  record.add("glyph", draw::drawn_glyph(swatch));
  record.add("hatch", name(swatch.hatch));
  return record;
}

Record record_of(const Field& field) {
  Record record;
  record.add("id", field.id);
  record.add("spoken", field.spoken);
  record.add("text", field.text);
  Record::List numbers;
  for (const auto& number : field.numbers) {
    Record entry;
    entry.add("text", number.text);
    entry.add("symbol", number.symbol == 0 ? std::string() : utf8({&number.symbol, 1}));
    entry.add("done", number.done);
    numbers.push_back(std::move(entry));
  }
  record.add("numbers", std::move(numbers));
  return record;
}

Record record_of(const Label& label) {
  Record record;
  record.add("cell", service::record_of(label.cell));
  record.add("place", name(label.place));
  record.add("text", label.text);
  return record;
}

Record record_of(const Shape& shape) {
  Record record;
  record.add("kind", name(shape.kind));
  record.add("from", service::record_of(shape.from));
  record.add("to", service::record_of(shape.to));
  record.add("role", name(shape.role));
  return record;
}

Record record_of(const Tint& tint) {
  Record record;
  record.add("cell", service::record_of(tint.cell));
  record.add("paper", colour(tint.paper));
  return record;
}

// Rows of numbers.
Record record_of(const Weights& weights) {
  Record::List rows;
  for (int row = 0; row < weights.left.rows(); ++row) {
    const auto values = weights.left.row(Row{row});
    rows.emplace_back(Record::List(values.begin(), values.end()));
  }
  Record record;
  record.add("left", std::move(rows));
  record.add("goal", weights.goal);
  return record;
}

Record record_of(const Layer& layer);

template <class Things>
Record records_of(const Things& things) {
  Record::List list;
  list.reserve(things.size());
  for (const auto& thing : things) list.push_back(record_of(thing));
  return list;
}

Record record_of(const Layer& layer) {
  Record record;
  record.add("name", layer.name);
  record.add("shown", layer.shown);
  record.add("labels", records_of(layer.labels));
  record.add("shapes", records_of(layer.shapes));
  record.add("tints", records_of(layer.tints));
  return record;
}

void show_end(const AnyGamePosition& game, Picture& picture) {
  for (const auto& mark : game.shown) picture.board[mark.cell] = mark.now;
  picture.layers.insert(picture.layers.end(), game.over.begin(), game.over.end());
}

}  // namespace

Record thumbnail(const Picture& picture) {
  Record::List legend;
  for (const auto& swatch : picture.legend) {
    if (std::ranges::find(picture.board.values(), swatch.symbol) == picture.board.values().end()) continue;
    Record entry;
    entry.add("symbol", utf8({&swatch.symbol, 1}));
    entry.add("paper", colour(swatch.paper));
    entry.add("ink", colour(swatch.ink));
    entry.add("glyph", draw::drawn_glyph(swatch));
    legend.push_back(std::move(entry));
  }
  Record record;
  record.add("board", rows_of(picture.board));
  record.add("legend", std::move(legend));
  return record;
}

Record record_of(const Picture& picture) {
  Record record;
  record.add("rows", picture.board.rows());
  record.add("cols", picture.board.cols());
  record.add("board", rows_of(picture.board));
  record.add("legend", records_of(picture.legend));
  record.add("row_clues", records_of(picture.row_clues));
  record.add("col_clues", records_of(picture.col_clues));
  record.add("layers", records_of(picture.layers));
  record.add("caption", picture.caption);
  record.add("blocks", Record::List{picture.blocks.rows, picture.blocks.cols});
  Record::List facts;
  for (const auto& fact : picture.facts) {
    Record entry;
    entry.add("id", fact.id);
    entry.add("spoken", fact.spoken);
    entry.add("text", fact.text);
    entry.add("otherwise", fact.otherwise);
    facts.push_back(std::move(entry));
  }
  record.add("facts", std::move(facts));
  return record;
}

Expected<Record> view(const ViewRequest& request) {
  const auto& [family, named, format, found, game] = request;
  const auto plain = family.write(std::span(&named, 1), family.formats().front().name);
  if (!plain) return std::unexpected(plain.error());
  const auto* answer = found != nullptr ? found->answer.get() : nullptr;
  Record record;
  record.add("family", family.name());
  record.add("name", named.id);
  record.add("format", format);
  record.add("puzzle", *plain);
  record.add("answer", answer != nullptr ? Record(family.write_answer(*named.puzzle, *answer)) : Record());
  record.add("headline", found != nullptr ? Record(family.headline(*named.puzzle, *found)) : Record());
  auto picture = family.picture(*named.puzzle, answer);
  if (game != nullptr) show_end(*game, picture);
  record.add("picture", record_of(picture));
  const auto position = answer != nullptr ? found->answer : family.blank(*named.puzzle);
  record.add("stage", name(game != nullptr ? game->stage : stage_of(family, *named.puzzle, *position)));
  if (const auto* moves = family.played_moves())
    record.add("weights", record_of(moves->weights(*named.puzzle, *position)));
  return record;
}

Expected<Symbol> symbol_in(std::string_view text) {
  const auto length = utf8_length(text);
  if (length != 1) return fail(fmt::format("a symbol is one character, not {}", in_quotes(text)));
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (text.size() == 1) return static_cast<Symbol>(byte(0));
  // A character of n bytes keeps 7 - n bits of the first and six of every other byte.
  auto symbol = static_cast<Symbol>(byte(0) & (0x7FU >> text.size()));
  for (std::size_t i = 1; i < text.size(); ++i) symbol = symbol << 6U | (byte(i) & 0x3FU);
  return symbol;
}

}  // namespace quadrille::service
