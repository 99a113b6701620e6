#include "service/make/convert.hpp"

#include "service/input/input.hpp"

namespace quadrille::service {

Expected<std::string> convert(ConvertRequest request) {
  auto& puzzles = request.puzzles;
  if (!request.pick.empty()) {
    auto picked = pick_puzzle(puzzles, request.pick);
    if (!picked) return std::unexpected(picked.error());
    puzzles.assign(1, std::move(*picked));
  }
  // The name of a puzzle that stands alone is the file's business.
  if (puzzles.size() == 1) puzzles.front().id.clear();
  return request.family.write(puzzles, request.to);
}

}  // namespace quadrille::service
