#include "puzzles/nonogram/formats/list.hpp"

#include "puzzles/nonogram/formats/non.hpp"
#include "puzzles/nonogram/formats/olsak.hpp"
#include "puzzles/nonogram/formats/pbm.hpp"
#include "puzzles/nonogram/formats/xml.hpp"

namespace quadrille::nonogram {

std::vector<Format<Puzzle>> formats() {
  return {non_format(),  pbm_format(), png_format(),   page_format(), xml_format(),
          taai_format(), mk_format(),  olsak_format(), cwd_format(),  nin_format()};
}

}  // namespace quadrille::nonogram
