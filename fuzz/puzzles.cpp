// Any bytes as a puzzle file: of the family that the first byte picks, in the format that the second picks,
// or the one that is recognised. What is read can be written and read again, and drawn.

#include "fuzz/bytes.hpp"
#include "service/input/input.hpp"
#include "service/show/render.hpp"

using namespace quadrille;

namespace {

void demand_round_trip(const Family& family, const std::vector<NamedPuzzle>& puzzles) {
  for (const auto& format : family.formats()) {
    if (!format.reads || !format.writes) continue;
    const auto text = family.write(puzzles, format.name);
    if (!text) continue;  // a form for one puzzle, or one that cannot say all that another can
    const auto again = service::read_puzzles(family, *text, format.name);
    fuzz::demand(again && again->size() == puzzles.size());
    const auto twice = family.write(*again, format.name);
    fuzz::demand(twice.has_value());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Bytes bytes(data, size);
  const auto& family = fuzz::pick_family(bytes);
  const auto formats = family.formats();
  const auto choice = bytes.pick(formats.size() + 1);
  const auto puzzles =
      service::read_puzzles(family, bytes.rest(), choice == 0 ? "" : formats[choice - 1].name);
  if (!puzzles) {
    fuzz::demand(!puzzles.error().message.empty());
    return 0;
  }
  fuzz::demand(!puzzles->empty());
  demand_round_trip(family, *puzzles);
  const auto& puzzle = *puzzles->front().puzzle;
  fuzz::demand(service::render(family.picture(puzzle, nullptr), "text").has_value());
  fuzz::demand(service::render(family.picture(puzzle, nullptr), "svg").has_value());
  return 0;
}
