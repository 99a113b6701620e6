#include "grid/picture.hpp"

#include <algorithm>

#include "grid/text.hpp"

namespace quadrille {

const Swatch* find_swatch(const Picture& picture, Symbol symbol) {
  const auto found = std::ranges::find(picture.legend, symbol, &Swatch::symbol);
  return found == picture.legend.end() ? nullptr : &*found;
}

std::string plain_text(const Grid<Symbol>& board) {
  std::string text;
  for (int row = 0; row < board.rows(); ++row) {
    for (const Symbol symbol : board.row(Row{row})) append_utf8(text, symbol);
    text += '\n';
  }
  return text;
}

}  // namespace quadrille
