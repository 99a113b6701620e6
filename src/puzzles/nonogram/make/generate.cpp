#include "puzzles/nonogram/make/generate.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "puzzles/nonogram/facets.hpp"
#include "puzzles/nonogram/formats/raw_clues.hpp"
#include "puzzles/nonogram/formats/single.hpp"
#include "puzzles/nonogram/make/quantise.hpp"
#include "puzzles/nonogram/make/uniqueness.hpp"
#include "puzzles/nonogram/model/palette.hpp"

namespace quadrille::nonogram {
namespace {

constexpr int kMostInks = 12;           // as many as can be told apart
constexpr std::size_t kNamedEdits = 6;  // in an error message
// Of airy pictures of 20x20 one in some ten is of the rarest grade; where none of these is, the recipe rules
// it out.
constexpr int kMostPictures = 1'000;

std::vector<std::pair<std::string, std::optional<Difficulty>>> difficulties() {
  std::vector<std::pair<std::string, std::optional<Difficulty>>> choices{{"any", std::nullopt}};
  for (const auto each : {Difficulty::line, Difficulty::probing, Difficulty::branching})
    choices.emplace_back(name(each), each);
  return choices;
}

Parameters<Recipe> random_parameters() {
  return Parameters<Recipe>()
      .integer("rows", &Recipe::rows, 1, kLongestGeneratedSide, "rows of the puzzle")
      .integer("cols", &Recipe::cols, 1, kLongestGeneratedSide, "columns of the puzzle")
      .integer("colours", &Recipe::colours, 1, kMostInks, "inks besides the paper")
      .real("density", &Recipe::density, 0, 1, "share of the cells that are not empty")
      .choice("grade", &Recipe::grade, difficulties(), "what a person has to do");
}

Parameters<Drawing> picture_parameters() {
  return Parameters<Drawing>()
      .integer("rows", &Drawing::rows, 0, kLongestGeneratedSide, "rows of the puzzle; 0: from the picture")
      .integer("cols", &Drawing::cols, 0, kLongestGeneratedSide, "columns of the puzzle; 0: from the picture")
      .integer("colours", &Drawing::colours, 1, kMostInks, "inks besides the paper; 1: black on white")
      .real("threshold", &Drawing::threshold, 0, 1, "black on white: what is darker becomes black")
      .truth("repair", &Drawing::repair, "edit cells if the picture is not the only answer");
}

std::vector<Ink> inks(int count) {
  if (count == 1) return black_and_white();
  std::vector<Ink> palette{black_and_white().front()};
  for (int i = 0; i < count; ++i) {
    const auto rgb = distinct_rgb(static_cast<std::size_t>(i));
    palette.push_back({.name = near_name_of(rgb), .rgb = rgb, .symbol = ' '});
  }
  settle_inks(palette);
  return palette;
}

Expected<Size> size_of(const Drawing& drawing, const Image& image) {
  long rows = drawing.rows;
  long cols = drawing.cols;
  if (rows == 0 && cols == 0) {
    rows = image.rows();
    cols = image.cols();
    if (rows > kLongestGeneratedSide || cols > kLongestGeneratedSide) {
      return fail(fmt::format("the picture is {}x{}: give rows or cols, at most {}", rows, cols,
                              kLongestGeneratedSide));
    }
  } else if (rows == 0) {
    rows = std::max<long>(1, (cols * image.rows() + image.cols() / 2) / image.cols());
  } else if (cols == 0) {
    cols = std::max<long>(1, (rows * image.cols() + image.rows() / 2) / image.rows());
  }
  return checked_size(rows, cols);
}

std::string edits_in_words(const std::vector<CellEdit>& edits, const std::vector<Ink>& palette) {
  std::string words;
  for (std::size_t i = 0; i < std::min(edits.size(), kNamedEdits); ++i) {
    words += (i > 0 ? ", " : "") + in_words(edits[i], palette);
  }
  if (edits.size() > kNamedEdits) words += fmt::format(" and {} more", edits.size() - kNamedEdits);
  return words;
}

}  // namespace

Expected<Puzzle> generate(const Recipe& recipe, Random& random, Context& context) {
  const auto palette = inks(recipe.colours);
  for (int i = 0; i < kMostPictures && context.enter_node(); ++i) {
    Grid<Colour> picture({recipe.rows, recipe.cols}, kPaper);
    for_each_cell(picture.size(), [&](Cell cell) {
      const auto colour = static_cast<Colour>(random.between(1, recipe.colours));
      if (static_cast<double>(random.unit()) < recipe.density) picture[cell] = colour;
    });
    if (!make_unique(picture, palette, random, context)) continue;
    auto puzzle = puzzle_of(picture, palette);
    if (!recipe.grade) return puzzle;
    if (const auto graded = grade(puzzle, context); graded && graded->name == name(*recipe.grade))
      return puzzle;
  }
  if (context.end() != End::finished)
    return fail("no puzzle with a single answer was found within the limits");
  return fail("no such puzzle was found: another grade, size or density would help");
}

Expected<Puzzle> generate(const Drawing& drawing, std::string_view bytes, Context& context) {
  const auto image = read_image(bytes);
  if (!image) return std::unexpected(image.error());
  const auto size = size_of(drawing, *image);
  if (!size) return std::unexpected(size.error());
  const auto small = *size == image->size() ? *image : shrunk(*image, *size);
  auto [picture, palette] = drawing.colours == 1 ? blackened(small, drawing.threshold)
                                                 : gathered(small, static_cast<std::size_t>(drawing.colours));
  // Reading is not solving, but a generator's time runs from its start, so the message says what took it.
  if (!context.proceed() && context.end() == End::timeout)
    return fail("reading the picture took all of the time; a longer time limit leaves some for its clues");
  const auto edits = edits_to_unique(picture, palette, context);
  if (!edits) return std::unexpected(edits.error());
  if (!edits->empty() && !drawing.repair) {
    return fail(fmt::format(
        "the picture is not the only answer to its clues; {} {} would make it so (repair=1 does): {}",
        edits->size(), edits->size() == 1 ? "edit" : "edits", edits_in_words(*edits, palette)));
  }
  return puzzle_with_goal(with_edits(std::move(picture), *edits), std::move(palette));
}

std::vector<Generator<Puzzle, Painting>> generators() {
  return {{.name = "random",
           .summary = "a random picture that is the only answer to its clues",
           .parameters = random_parameters().list(),
           .make = [](const Record& settings, Random& random,
                      Context& context) -> Expected<Made<Puzzle, Painting>> {
             const auto recipe = random_parameters().bind(settings);
             if (!recipe) return std::unexpected(recipe.error());
             return generate(*recipe, random, context);
           }},
          {.name = "picture",
           .summary = "the clues of a PNG or PBM picture",
           .parameters = picture_parameters().list(),
           .make = [](const Source& source, const Record& settings, Random&,
                      Context& context) -> Expected<Made<Puzzle, Painting>> {
             const auto drawing = picture_parameters().bind(settings);
             if (!drawing) return std::unexpected(drawing.error());
             return generate(*drawing, source.text, context);
           }}};
}

}  // namespace quadrille::nonogram
