#pragma once

#include <span>
#include <string>

#include "grid/error.hpp"
#include "grid/picture.hpp"

namespace quadrille::draw {

// A4 pages, each a table of equal places with a picture in every one.
struct PdfOptions {
  int across = 1;       // pictures side by side on a page
  int down = 1;         // rows of them
  std::string title{};  // of the document; empty: the first picture's caption
};

// Pictures as the bytes of a PDF file, each as large as its place allows, in the order given; pages are
// numbered where there are several. An error where there is no picture, or where a board has more cells than
// a printer has dots.
[[nodiscard]] Expected<std::string> pdf(std::span<const Picture> pictures, const PdfOptions& options = {});

}  // namespace quadrille::draw
