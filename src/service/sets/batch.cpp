#include "service/sets/batch.hpp"

#include <fmt/format.h>

#include <array>
#include <atomic>
#include <deque>
#include <limits>
#include <memory>
#include <new>

#include "service/input/input.hpp"
#include "service/input/lines.hpp"
#include "service/json/json.hpp"
#include "service/make/grade.hpp"
#include "service/solve/report.hpp"
#include "service/solve/request.hpp"

namespace quadrille::service {
namespace {

// One puzzle on its way through the pipeline, from its text to its line of output.
struct Item {
  Record id{};         // echoed as it came
  std::string text{};  // a line of JSON, still to be parsed, where puzzle is null
  PuzzlePtr puzzle{};
  std::optional<Error> error{};
  std::string strategy{};
  std::string line{};  // the output
  std::optional<Status> status{};
  bool fault = false;
  bool out_of_memory = false;
};

// Puts the id of an input line first, whatever its type.
Record with_id(const Record& id, Record rest) {
  if (id.is_null()) return rest;
  Record record;
  record.add("id", id);
  for (auto& [key, value] : std::get<Record::Map>(rest.value)) record.add(key, std::move(value));
  return record;
}

// A line's own wishes, over those of the command line. An error names the key that is wrong.
Expected<SolveRequest> request_of(const Record& line, SolveRequest request) {
  static constexpr std::array<std::string_view, 5> kKeys{"id", "puzzle", "strategy", "params", "time_limit"};
  for (const auto& [key, value] : *line.get<Record::Map>()) {
    if (std::ranges::find(kKeys, key) == kKeys.end()) {
      return fail(fmt::format("unknown key \"{}\" (known: id, puzzle, strategy, params, time_limit)", key));
    }
  }
  RecordReader reader(line);
  request = read_request(reader, std::move(request));
  if (reader.problem()) return std::unexpected(*reader.problem());
  return request;
}

// Fills in the puzzle of a line of JSON. The request is what the line asks for.
Expected<SolveRequest> parse_line(const Family& family, const BatchOptions& options, Item& item) {
  auto line = from_json(item.text);
  if (!line) return std::unexpected(line.error());
  if (line->get<Record::Map>() == nullptr) return fail("a line is a JSON object with the key \"puzzle\"");
  if (const auto* id = line->find("id")) item.id = *id;
  auto request = request_of(*line, options.request);
  if (!request) return request;
  const auto* puzzle = line->find("puzzle");
  const auto* text = puzzle != nullptr ? puzzle->get<std::string>() : nullptr;
  if (text == nullptr) return fail("the key \"puzzle\" with the puzzle's text is missing");
  auto puzzles = read_puzzles(family, *text, options.format);
  if (!puzzles) return std::unexpected(puzzles.error());
  if (puzzles->size() > 1) return fail(fmt::format("a line holds one puzzle, not {}", puzzles->size()));
  item.puzzle = puzzles->front().puzzle;
  return request;
}

// The same hooks, with log lines that say which of many puzzles they are about.
Hooks signed_by(const Record& id, const Hooks& hooks) {
  auto own = hooks;
  if (hooks.log.sink && hooks.log.most >= LogLevel::info && !id.is_null()) {
    own.log.sink = [sink = hooks.log.sink, name = to_json(id)](LogLevel level, std::string_view line) {
      sink(level, fmt::format("{}: {}", name, line));
    };
  }
  return own;
}

// Solves the puzzle of an item and makes its line of output.
void solve_item(const Family& family, const BatchOptions& options, const Hooks& hooks, Item& item) {
  Expected<SolveRequest> request = options.request;
  if (item.error) {
    request = std::unexpected(*item.error);
  } else if (item.puzzle == nullptr) {
    request = parse_line(family, options, item);
  }
  if (request) {
    item.strategy = request->strategy;
    auto result = solve(family, *item.puzzle, *request, signed_by(item.id, hooks));
    if (result) {
      ReportOptions extras;
      if (options.grade && family.teaching() != nullptr) {
        if (auto given = grade(family, *item.puzzle, *request, hooks)) extras.grade = std::move(*given);
      }
      item.line = to_json(with_id(item.id, report(family, *item.puzzle, *result, extras)));
      item.status = result->status;
      return;
    }
    request = std::unexpected(result.error());
  }
  item.line = to_json(with_id(item.id, error_report(family.name(), "", request.error())));
}

void let_go(Item& item) {
  item.puzzle.reset();
  item.text = {};
}

// Whatever goes wrong with an item concerns that item only.
void finish(const Family& family, const BatchOptions& options, const Hooks& hooks, Item& item) {
  try {
    if (!item.out_of_memory) solve_item(family, options, hooks, item);
  } catch (const Fault& fault) {
    item.fault = true;
    item.line = to_json(with_id(item.id, error_report(family.name(), "", Error{fault.what()})));
  } catch (const std::bad_alloc&) {
    item.out_of_memory = true;
  }
  let_go(item);
  if (!item.out_of_memory) return;
  item.status = Status::memory;
  if (item.strategy.empty()) item.strategy = family.strategies().front().name;
  item.line = to_json(with_id(item.id, memory_report(family, item.strategy)));
}

void count(BatchSummary& summary, const Item& item) {
  ++summary.puzzles;
  if (item.fault) {
    ++summary.faults;
  } else if (!item.status) {
    ++summary.errors;
  } else if (*item.status == Status::solved) {
    ++summary.solved;
  } else if (*item.status == Status::impossible) {
    ++summary.impossible;
  } else {
    ++summary.open;
  }
}

BatchSummary run(const Family& family, const BatchOptions& options, const Hooks& hooks, const LineSink& put,
                 const std::function<std::shared_ptr<Item>()>& take) {
  BatchSummary summary;
  std::atomic<bool> listening = true;
  auto single = options;
  single.request.threads = 1;
  single.request.watch_memory = true;
  auto own = hooks;
  own.progress = {};  // many at once: no progress to show
  const Pipeline<Item> pipeline{.take = [&]() -> std::shared_ptr<Item> {
                                  if (!listening || hooks.stop.stop_requested()) return nullptr;
                                  return take();
                                },
                                .work = [&](Item& item) { finish(family, single, own, item); },
                                .put =
                                    [&](Item& item) {
                                      count(summary, item);
                                      if (listening && !put(std::move(item.line))) listening = false;
                                    },
                                .weigh = [](const Item& item) { return item.line.size(); }};
  run_pipeline(pipeline, options.threads, options.order);
  return summary;
}

std::shared_ptr<Item> next_item(std::istream& lines) {
  try {
    auto line = next_line(lines);
    if (!line) return nullptr;
    auto item = std::make_shared<Item>(Item{.text = std::move(line->text)});
    if (line->too_long) item->error = Error{too_long_message()};
    return item;
  } catch (const std::bad_alloc&) {
    lines.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
    return std::make_shared<Item>(Item{.out_of_memory = true});
  }
}

// Opens the files one after the other and hands out their puzzles one by one.
class FileQueue {
 public:
  FileQueue(const Family& family, const std::vector<std::string>& files, const BatchOptions& options)
      : family_(family), files_(files), options_(options) {}

  std::shared_ptr<Item> next() {
    while (ready_.empty() && next_file_ < files_.size()) open(files_[next_file_++]);
    if (ready_.empty()) return nullptr;
    auto item = ready_.front();
    ready_.pop_front();
    return item;
  }

 private:
  void open(const std::string& file) {
    try {
      read(file);
    } catch (const std::bad_alloc&) {
      ready_.push_back(std::make_shared<Item>(Item{.id = batch_id(file, "", true), .out_of_memory = true}));
    }
  }

  void read(const std::string& file) {
    const auto text = options_.read(file);
    auto puzzles = text ? read_puzzles(family_, *text, options_.format) : std::unexpected(text.error());
    if (!puzzles) {
      ready_.push_back(
          std::make_shared<Item>(Item{.id = batch_id(file, "", true), .error = puzzles.error()}));
      return;
    }
    for (auto& [id, puzzle] : *puzzles) {
      ready_.push_back(std::make_shared<Item>(
          Item{.id = batch_id(file, id, puzzles->size() == 1), .puzzle = std::move(puzzle)}));
    }
  }

  const Family& family_;
  const std::vector<std::string>& files_;
  const BatchOptions& options_;
  std::size_t next_file_ = 0;
  std::deque<std::shared_ptr<Item>> ready_;
};

}  // namespace

std::string sentence(const BatchSummary& summary, double seconds) {
  auto line =
      fmt::format("{} puzzles in {:.3f} s: {} solved, {} impossible, {} open, {} errors", summary.puzzles,
                  seconds, summary.solved, summary.impossible, summary.open, summary.errors);
  if (summary.faults > 0)
    line += fmt::format(", {} {}", summary.faults,
                        summary.faults == 1 ? "fault of the program" : "faults of the program");
  return line;
}

BatchSummary batch_lines(const Family& family, std::istream& lines, const BatchOptions& options,
                         const Hooks& hooks, const LineSink& put) {
  return run(family, options, hooks, put, [&] { return next_item(lines); });
}

BatchSummary batch_files(const Family& family, const std::vector<std::string>& files,
                         const BatchOptions& options, const Hooks& hooks, const LineSink& put) {
  FileQueue queue(family, files, options);
  return run(family, options, hooks, put, [&] { return queue.next(); });
}

}  // namespace quadrille::service
