#pragma once

#include <span>
#include <string>

#include "grid/error.hpp"
#include "grid/picture.hpp"

namespace quadrille::draw {

// How pictures share a page: a table of equal places.
struct PdfOptions {
  int across = 1;       // pictures side by side on a page
  int down = 1;         // rows of them
  std::string title{};  // of the document; empty: the first picture's caption
  bool rulers = false;  // the numbers of rows and columns
};

// A part of a book, which begins on a page of its own.
struct Chapter {
  std::span<const Picture> pictures;
  int across = 1;
  int down = 1;
  bool rulers = false;
};

// Pictures as the bytes of a PDF file of A4 pages, each as large as its place allows, in the order given;
// if there are several pages, they are numbered. Fails if there is no picture, or if a board has more cells
// than a printer has dots.
[[nodiscard]] Expected<std::string> pdf(std::span<const Picture> pictures, const PdfOptions& options = {});
[[nodiscard]] Expected<std::string> pdf(std::span<const Chapter> chapters, const std::string& title);

}  // namespace quadrille::draw
