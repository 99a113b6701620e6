#include "draw/labels.hpp"

#include "draw/lettering.hpp"

namespace quadrille::draw {
namespace {

std::string& place_in(CellLabels& labels, Place place) {
  switch (place) {
    case Place::across:
      return labels.across;
    case Place::down:
      return labels.down;
    case Place::corner:
      return labels.corner;
    case Place::centre:
      break;
  }
  return labels.centre;
}

}  // namespace

Labels gather_labels(const Picture& picture, Medium medium) {
  Labels labels;
  for (const auto& layer : picture.layers) {
    if (!layer.shown || (medium == Medium::text && !layer.in_text)) continue;
    for (const auto& label : layer.labels) {
      if (!picture.board.size().contains(label.cell)) continue;
      place_in(labels[label.cell], label.place) = legible(label.text);
    }
  }
  return labels;
}

}  // namespace quadrille::draw
