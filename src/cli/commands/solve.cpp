#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "cli/commands/list.hpp"
#include "cli/log.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "engine/extensions/classic.hpp"
#include "grid/text.hpp"
#include "grid/words.hpp"
#include "service/json/json.hpp"
#include "service/make/grade.hpp"
#include "service/sets/compare.hpp"
#include "service/show/render.hpp"
#include "service/solve/arrange.hpp"
#include "service/solve/certify.hpp"
#include "service/solve/classic.hpp"
#include "service/solve/report.hpp"
#include "service/solve/steps.hpp"

namespace quadrille::cli {
namespace {

std::vector<std::string> outputs(const Scope& scope) {
  std::vector<std::string> forms{"text", "json", "answer", "markdown", "csv", "svg", "png", "pdf"};
  if (scope.extension<Classic>() != nullptr) forms.emplace_back("classic");
  return forms;
}

// One solved puzzle on its way to the requested form.
struct Solved {
  const Family& family;
  const NamedPuzzle& named;
  const service::SolveResult& result;
  std::optional<AnyArranged> arranged{};
  std::vector<Step> steps{};
  std::optional<Expected<Grade>> grade{};
  std::optional<std::vector<AnyRepair>> repairs{};
  std::optional<service::Certificate> certificate{};

  [[nodiscard]] const AnyFound* found() const { return result.outcome.answer(); }
  [[nodiscard]] const AnyPuzzle& puzzle() const { return *named.puzzle; }
  [[nodiscard]] Picture picture() const {
    return family.picture(puzzle(), found() != nullptr ? found()->answer.get() : nullptr);
  }
};

std::string words_for(Status status) {
  return status == Status::not_checked ? "solved, not checked" : std::string(name(status));
}

// "tens auto: solved in 5 s (ended by timeout)", what was found, and remarks on it.
std::string status_line(const Solved& solved) {
  const auto& result = solved.result;
  std::string line = fmt::format("{} {}: {} in {}", solved.family.name(), result.strategy,
                                 words_for(result.status), service::duration(result.time_ms));
  if (result.outcome.end != End::finished) line += fmt::format(" (ended by {})", name(result.outcome.end));
  if (const auto* impossible = result.outcome.impossible())
    line += "\nNo solution found: " + printable(impossible->reason);
  if (const auto* found = solved.found()) {
    line += "\n" + solved.family.headline(solved.puzzle(), *found);
    if (found->unique) line += *found->unique ? "\nthe only answer" : "\nnot the only answer";
    if (solved.arranged) line += "\n" + solved.arranged->note;
  }
  if (result.status == Status::not_checked || !result.unchecked.empty())
    line += "\nnot checked: " +
            (result.unchecked.empty() ? "too much to decide within the limits" : areas_of(result.unchecked));
  return line + "\n";
}

std::string grade_text(const Expected<Grade>& grade) {
  if (!grade) return fmt::format("no grade: {}\n", grade.error().message);
  const auto score = service::figure(grade->score);
  if (grade->hardest.empty())
    return fmt::format("{}, score {}: {}\n", grade->name, score, service::grounds(*grade));
  return fmt::format("{}, score {}, hardest: {}\n", grade->name, score, grade->hardest);
}

std::string repairs_text(const std::vector<AnyRepair>& repairs) {
  if (repairs.empty()) return "no single change gives exactly one answer\n";
  std::string text = "each of these changes gives exactly one answer:\n";
  for (const auto& repair : repairs) text += fmt::format("  {}\n", repair.change);
  return text;
}

std::string steps_text(const Solved& solved, const std::vector<Step>& steps, bool boards) {
  std::string text;
  auto board = solved.family.picture(solved.puzzle(), nullptr).board;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const auto& step = steps[i];
    service::apply(board, step);
    text += fmt::format("{:>4}. {}: {}\n", i + 1, step.rule, step.reason);
    if (boards) text += plain_text(board) + "\n";
  }
  return text;
}

// If there is another answer: in which cells it differs, and the whole of it.
Expected<std::string> second_text(const Solved& solved, bool colour) {
  const auto& second = **solved.found()->second;
  const auto cells =
      service::differing_cells(solved.family, solved.puzzle(), *solved.found()->answer, second);
  const auto board =
      service::render(solved.family.picture(solved.puzzle(), &second), "text", {.colour = colour});
  if (!board) return board;
  return fmt::format("\nAnother answer, which differs in {} cells: {}\n\n{}", cells.size(), areas_of(cells),
                     *board);
}

// What the board does not show of an answer, in plain form.
std::string beyond_the_board(const Solved& solved, const Grid<Symbol>& board) {
  const auto* found = solved.found();
  if (found == nullptr || solved.family.answer_form() == AnswerForm::text) return "";
  const auto plain = solved.family.write_answer(solved.puzzle(), *found->answer);
  const auto shown = plain_text(board);
  return plain.starts_with(shown) ? plain.substr(shown.size()) : plain;
}

Expected<std::string> text_of(const Solved& solved, const Arguments& arguments) {
  const bool colour = colour_wanted() && !arguments.has("out");
  auto picture = solved.picture();
  // What the status already says is not repeated below the board.
  if (solved.found() != nullptr &&
      solved.family.headline(solved.puzzle(), *solved.found()).starts_with(picture.caption))
    picture.caption.clear();
  const auto board = service::render(picture, "text", {.colour = colour});
  if (!board) return board;
  std::string text = status_line(solved);
  if (solved.certificate) text += in_words(*solved.certificate, solved.result) + "\n";
  if (solved.grade) text += grade_text(*solved.grade);
  if (solved.repairs) text += repairs_text(*solved.repairs);
  text += "\n" + *board;
  if (!solved.result.trace.empty()) text += "\n" + steps_text(solved, solved.result.trace, false);
  if (!solved.steps.empty()) return text + "\n" + steps_text(solved, solved.steps, arguments.has("boards"));
  const auto* found = solved.found();
  if (const auto more = beyond_the_board(solved, picture.board); !more.empty()) text += "\n" + more;
  if (found != nullptr && found->second) {
    const auto second = second_text(solved, colour);
    if (!second) return second;
    text += *second;
  }
  return text;
}

service::Trial trial_of(const Solved& solved) {
  service::Trial trial{.puzzle = solved.named.id,
                       .strategy = solved.result.strategy,
                       .status = solved.result.status,
                       .end = solved.result.outcome.end,
                       .metrics = solved.result.metrics,
                       .time_ms = solved.result.time_ms,
                       .peak_bytes = solved.result.peak_bytes};
  if (const auto* found = solved.found()) {
    trial.unique = found->unique;
    trial.score = solved.family.score(solved.puzzle(), *found->answer);
  }
  return trial;
}

Expected<std::string> markdown_of(const Solved& solved) {
  const auto board = service::render(solved.picture(), "text");
  if (!board) return board;
  // Longer than any fence inside.
  std::string fence = "```";
  while (board->find(fence) != std::string::npos) fence += '`';
  return fmt::format("## {} {}\n\n{}\n{}\n{}{}\n", solved.family.name(),
                     service::markdown_text(solved.named.id),
                     to_markdown(service::table_of({trial_of(solved)})), fence, *board, fence);
}

Expected<std::string> written(const Solved& solved, const std::string& output, const Arguments& arguments) {
  if (output == "text") return text_of(solved, arguments);
  if (output == "markdown") return markdown_of(solved);
  if (output == "csv")
    return service::to_csv({service::trial_columns(), {service::trial_row(trial_of(solved))}});
  if (output == "json") {
    service::ReportOptions options{
        .steps = solved.steps, .boards = arguments.has("boards"), .repairs = solved.repairs};
    if (solved.grade && *solved.grade) options.grade = **solved.grade;
    if (solved.certificate) options.certificate = record_of(*solved.certificate);
    if (solved.arranged) options.schedule = solved.arranged->schedule;
    return service::to_json(service::report(solved.family, solved.puzzle(), solved.result, options)) + "\n";
  }
  if (output == "classic") {
    if (solved.family.extension<Classic>() == nullptr)
      return fail(fmt::format("{} has no classic output", solved.family.name()));
    return service::classic_text(solved.family, solved.puzzle(), solved.result);
  }
  if (output == "answer") {
    return solved.found() == nullptr ? ""
                                     : solved.family.write_answer(solved.puzzle(), *solved.found()->answer);
  }
  return service::render(solved.picture(), output);
}

ExitCode exit_code_of(const Solved& solved, bool require_unique) {
  const auto& result = solved.result;
  if (solved.certificate && !achieved(*solved.certificate, result)) return ExitCode::unfinished;
  return require_unique ? service::exit_code_of_unique(result) : service::exit_code(result.status);
}

// The older program's --compare: its methods in turn, their lines, and the board once.
Expected<ExitCode> compare_classic(const Program& program, const Arguments& arguments, const Family& family,
                                   const LoadedPuzzle& loaded, const service::SolveRequest& request) {
  if (family.extension<Classic>() == nullptr)
    return fail(fmt::format("{} has no methods to compare this way: use quadrille compare", family.name()));
  std::string text;
  const service::ClassicPuzzle puzzle{
      .name = loaded.named.id, .file = loaded.file, .text = "", .puzzle = loaded.named.puzzle};
  const auto ran = service::classic_trials(family, puzzle, request, {.stop = program.stop()},
                                           {.print = [&](std::string_view piece) { text += piece; },
                                            .row = [](const std::vector<std::string>&) {}});
  if (!ran) return std::unexpected(ran.error());
  return finish(arguments, text, service::exit_code_of_run(program.stop().stop_requested()));
}

// A puzzle that does not have exactly one answer.
bool wants_repair(const service::SolveResult& result) {
  const auto* found = result.outcome.answer();
  return result.outcome.impossible() != nullptr || (found != nullptr && found->unique == false);
}

Expected<void> can_certify(const Family& family, const service::SolveRequest& request,
                           const Arguments& arguments) {
  if (!arguments.has("certify")) return {};
  if (family.certification() == nullptr)
    return fail(fmt::format("{} has no certificates: it claims nothing that its referee cannot check",
                            family.name()));
  if (!request.prove_unique)
    return fail("--certify needs the proof of uniqueness that --no-unique leaves out");
  return {};
}

Expected<ExitCode> run(Program& program, const Arguments& arguments) {
  const auto family = family_of(program, arguments);
  if (!family) return std::unexpected(family.error());
  const auto output = output_of(program, arguments, outputs({program.catalogue(), *family}));
  const auto request = request_of(program, **family, arguments);
  if (!request) return std::unexpected(request.error());
  if (const auto possible = can_certify(**family, *request, arguments); !possible)
    return std::unexpected(possible.error());
  // A wrong strategy is reported before the puzzle is read, since a person may be typing it.
  if (const auto info = (*family)->strategy(request->strategy); !info) return std::unexpected(info.error());
  const auto loaded = load_puzzle(program, **family, arguments, arguments.get("file"));
  if (!loaded) return std::unexpected(loaded.error());

  if (arguments.has("compare")) return compare_classic(program, arguments, **family, *loaded, *request);

  Record arrangement(Record::Map{});
  if (const auto* orders = (*family)->extension<Arrangement>())
    add_given(arrangement, orders->parameters(), arguments);
  const bool arranging = !arrangement.get<Record::Map>()->empty();

  Watching watching(program, arguments, request->time);
  auto result = service::solve(**family, *loaded->named.puzzle, *request, watching.hooks());
  watching.clear();
  if (!result) return std::unexpected(result.error());

  Solved solved{**family, loaded->named, *result};
  if (arguments.has("certify")) {
    solved.certificate = service::certify(**family, solved.puzzle(), *result, *request, watching.hooks());
    // The forms that hold only the answer have no place for it.
    if (!achieved(*solved.certificate, *result) && output != "text" && output != "json")
      log(LogLevel::warn, in_words(*solved.certificate, *result));
  }
  if (arranging && solved.found() != nullptr) {
    auto arranged = service::arrange(**family, solved.puzzle(), *result, arrangement);
    if (!arranged) return std::unexpected(arranged.error());
    solved.arranged = std::move(*arranged);
  }
  if (arguments.has("steps") && solved.found() != nullptr && (*family)->teaching() != nullptr) {
    solved.steps = service::steps(**family, solved.puzzle(), *(*family)->blank(solved.puzzle()),
                                  solved.found()->answer.get(), std::numeric_limits<std::size_t>::max(),
                                  *request, watching.hooks());
  }
  if (arguments.has("grade") && (*family)->teaching() != nullptr)
    solved.grade = service::grade(**family, solved.puzzle(), *request, watching.hooks());
  if (arguments.has("repair") && (*family)->uniqueness() != nullptr && wants_repair(*result))
    solved.repairs = service::repairs(**family, solved.puzzle(), *request, watching.hooks());
  const auto text = written(solved, output, arguments);
  if (!text) return std::unexpected(text.error());
  return finish(arguments, *text, exit_code_of(solved, arguments.has("require-unique")),
                service::is_binary(output));
}

}  // namespace

Command solve_command(const Scope& scope) {
  std::vector<Option> own{{.name = "steps", .help = "every step with its reason"},
                          {.name = "boards", .help = "with --steps: the board after every step"}};
  if (any_family(scope.catalogue, &Family::uniqueness))
    own.push_back({.name = "require-unique", .help = "exit with 1 unless the answer is the only one"});
  if (any_family(scope.catalogue, &Family::teaching))
    own.push_back({.name = "grade", .help = "how hard the puzzle is for a person"});
  if (any_family(scope.catalogue, &Family::uniqueness))
    own.push_back(
        {.name = "repair", .help = "if there is not exactly one answer: the single changes that give one"});
  if (any_family(scope.catalogue, &Family::certification))
    own.push_back(
        {.name = "certify",
         .help = "prove \"impossible\" or \"the only answer\" once more, and check that proof; exit with 3 "
                 "where that fails"});
  if (const auto* orders = scope.extension<Arrangement>()) add_flags(own, orders->parameters());
  if (scope.extension<Classic>() != nullptr)
    own.push_back({.name = "compare", .help = "the methods of the older program in turn, in its words"});
  return {
      .name = "solve",
      .summary = "Solve one puzzle",
      .positionals = {family_argument(scope.catalogue),
                      file_argument("the puzzle; - or nothing: standard input")},
      .options = joined(
          {solving_options(scope), reading_options(), {output_option(outputs(scope)), out_option()}, own}),
      .examples = {"quadrille solve tens board.txt",
                   "quadrille solve tens board.txt --strategy greedy --param prefer=fewest",
                   "quadrille solve tens board.txt --time-limit 1 --output json",
                   "quadrille solve tens board.txt --steps --boards",
                   "quadrille solve tens board.txt --order cells --seconds-per-move 2.5",
                   "quadrille solve kakuro puzzle.txt --grade --require-unique",
                   "quadrille solve nonogram puzzle.non --certify",
                   "quadrille generate tens | quadrille solve tens - --output svg -o board.svg"},
      .note = note_on_families(scope, "solve"),
      .run = run};
}

}  // namespace quadrille::cli
