#include <cstdlib>

#include "library/c_texts.hpp"
#include "service/input/encoding.hpp"
#include "service/json/json.hpp"
#include "service/solve/check.hpp"
#include "service/solve/report.hpp"
#include "service/solve/request.hpp"

// What there is beside solving, for C.

struct quadrille_session {
  quadrille::Session session;
};

namespace quadrille {
namespace {

using library::guarded;
using library::guarded_text;
using library::kReading;
using library::kWorking;
using library::report_null;

Expected<HintOptions> hint_options(const char* text) {
  const auto options = library::options_in(text, {kReading, kWorking}, {"position", "count"});
  if (!options) return std::unexpected(options.error());
  service::RecordReader reader(*options);
  HintOptions wanted{.read = library::reading(reader),
                     .position = reader.text_or("position", ""),
                     .at_most = static_cast<std::size_t>(reader.integer("count", 0, 1'000'000).value_or(1)),
                     .limits = library::limits_of(service::read_request(reader, {}))};
  if (reader.problem()) return std::unexpected(*reader.problem());
  return wanted;
}

Expected<CheckOptions> check_options(const char* text) {
  const auto options = library::options_in(text, {kReading, kWorking}, {"so_far"});
  if (!options) return std::unexpected(options.error());
  service::RecordReader reader(*options);
  CheckOptions wanted{.read = library::reading(reader),
                      .so_far = reader.truth("so_far", false),
                      .limits = library::limits_of(service::read_request(reader, {}))};
  if (reader.problem()) return std::unexpected(*reader.problem());
  return wanted;
}

Expected<GradeOptions> grade_options(const char* text) {
  const auto options = library::options_in(text, {kReading, kWorking});
  if (!options) return std::unexpected(options.error());
  service::RecordReader reader(*options);
  const auto request = service::read_request(reader, {});
  GradeOptions wanted{.read = library::reading(reader),
                      .limits = library::limits_of(request),
                      .threads = request.threads,
                      .seed = request.seed};
  if (reader.problem()) return std::unexpected(*reader.problem());
  return wanted;
}

Expected<GenerateOptions> generate_options(const char* text, bool with_answer) {
  const auto options = library::options_in(text, {kWorking}, {"kind", "settings", "number", "to", "base64"});
  if (!options) return std::unexpected(options.error());
  service::RecordReader reader(*options);
  const auto request = service::read_request(reader, {});
  auto file = service::from_base64(reader.text_or("base64", ""));
  if (!file) return std::unexpected(file.error());
  GenerateOptions wanted{
      .kind = reader.text_or("kind", ""),
      .settings = library::settings(reader, "settings"),
      .file = std::move(*file),
      .format = reader.text_or("to", ""),
      .number = static_cast<std::uint64_t>(reader.integer("number", 0, INT64_MAX).value_or(0)),
      .with_answer = with_answer,
      .limits = library::limits_of(request),
      .threads = request.threads,
      .seed = request.seed};
  if (reader.problem()) return std::unexpected(*reader.problem());
  return wanted;
}

Expected<Reading> reading_options(const char* text) {
  const auto options = library::options_in(text, {kReading});
  if (!options) return std::unexpected(options.error());
  service::RecordReader reader(*options);
  auto wanted = library::reading(reader);
  if (reader.problem()) return std::unexpected(*reader.problem());
  return wanted;
}

Expected<SessionOptions> session_options(const char* text) {
  const auto options = library::options_in(text, {}, {"options", "time_limit", "memory_limit"});
  if (!options) return std::unexpected(options.error());
  service::RecordReader reader(*options);
  SessionOptions wanted{.options = library::settings(reader, "options")};
  const auto request = service::read_request(reader, {.time = wanted.limits.time});
  wanted.limits = library::limits_of(request);
  if (reader.problem()) return std::unexpected(*reader.problem());
  return wanted;
}

std::string json_of(std::string_view family, const std::vector<Step>& steps) {
  Record::List list;
  for (const auto& step : steps) list.push_back(service::record_of(step));
  Record record;
  record.add("family", family);
  record.add("steps", std::move(list));
  service::stamp(record);
  return service::to_json(record);
}

quadrille_verdict verdict_of(const Ruling& ruling) {
  if (!ruling.mistakes.empty()) return QUADRILLE_WRONG;
  return ruling.cut ? QUADRILLE_UNDECIDED : QUADRILLE_RIGHT;
}

}  // namespace
}  // namespace quadrille

using namespace quadrille;

const char* quadrille_version(void) { return version().data(); }

// Callers in C give back what malloc gave them.
void quadrille_free(char* text) { std::free(text); }  // NOLINT(cppcoreguidelines-no-malloc)

quadrille_code quadrille_families(char** names, quadrille_error* error) {
  if (names == nullptr) return report_null(error);
  return guarded_text(names, error, [] {
    std::string lines;
    for (const auto& family : families()) lines += family.name + "\n";
    return Expected<std::string>(std::move(lines));
  });
}

quadrille_code quadrille_describe(const char* family, char** json, quadrille_error* error) {
  if (family == nullptr || json == nullptr) return report_null(error);
  return guarded_text(json, error, [&] { return describe(family); });
}

quadrille_code quadrille_hint(const char* family, const char* puzzle, const char* options, char** json,
                              quadrille_error* error) {
  if (family == nullptr || puzzle == nullptr || json == nullptr) return report_null(error);
  return guarded_text(json, error, [&] {
    return mapped(
        then(hint_options(options), [&](const HintOptions& wanted) { return hint(family, puzzle, wanted); }),
        [&](const std::vector<Step>& steps) { return json_of(family, steps); });
  });
}

quadrille_code quadrille_check(const char* family, const char* puzzle, const char* answer,
                               const char* options, quadrille_verdict* verdict, char** json,
                               quadrille_error* error) {
  if (family == nullptr || puzzle == nullptr || answer == nullptr || verdict == nullptr)
    return report_null(error);
  return guarded(error, [&] {
    return mapped(then(check_options(options),
                       [&](const CheckOptions& wanted) { return check(family, puzzle, answer, wanted); }),
                  [&](const Ruling& ruling) {
                    if (json != nullptr)
                      *json = library::copied(service::to_json(service::record_of(ruling)));
                    *verdict = verdict_of(ruling);
                  });
  });
}

quadrille_code quadrille_grade(const char* family, const char* puzzle, const char* options, char** json,
                               quadrille_error* error) {
  if (family == nullptr || puzzle == nullptr || json == nullptr) return report_null(error);
  return guarded_text(json, error, [&] {
    return mapped(then(grade_options(options),
                       [&](const GradeOptions& wanted) { return grade(family, puzzle, wanted); }),
                  [](const Grade& given) { return service::to_json(service::record_of(given)); });
  });
}

quadrille_code quadrille_generate(const char* family, const char* options, char** puzzle, char** answer,
                                  quadrille_error* error) {
  if (family == nullptr || puzzle == nullptr) return report_null(error);
  return guarded(error, [&] {
    return mapped(then(generate_options(options, answer != nullptr),
                       [&](const GenerateOptions& wanted) { return generate(family, wanted); }),
                  [&](const Generated& made) {
                    auto* text = library::copied(made.puzzle);
                    if (answer != nullptr) {
                      try {
                        *answer = library::copied(made.answer);
                      } catch (...) {
                        quadrille_free(text);
                        throw;
                      }
                    }
                    *puzzle = text;
                  });
  });
}

quadrille_code quadrille_convert(const char* family, const char* puzzles, const char* to, const char* options,
                                 char** text, quadrille_error* error) {
  if (family == nullptr || puzzles == nullptr || to == nullptr || text == nullptr) return report_null(error);
  return guarded_text(text, error, [&] {
    return then(reading_options(options), [&](const Reading& wanted) {
      return convert(family, puzzles, to, {.format = wanted.format, .pick = wanted.pick});
    });
  });
}

quadrille_code quadrille_render(const char* family, const char* puzzle, const char* answer, const char* form,
                                const char* options, char** bytes, size_t* length, quadrille_error* error) {
  if (family == nullptr || puzzle == nullptr || form == nullptr || bytes == nullptr)
    return report_null(error);
  return guarded_text(bytes, error, [&] {
    auto picture = then(reading_options(options), [&](const Reading& wanted) {
      return render(family, puzzle, form, {.read = wanted, .answer = answer != nullptr ? answer : ""});
    });
    if (picture && length != nullptr) *length = picture->size();
    return picture;
  });
}

quadrille_code quadrille_session_open(const char* family, const char* options, quadrille_session** session,
                                      quadrille_error* error) {
  if (family == nullptr || session == nullptr) return report_null(error);
  return guarded(error, [&] {
    return mapped(then(session_options(options),
                       [&](const SessionOptions& wanted) { return Session::open(family, wanted); }),
                  [&](Session opened) { *session = new quadrille_session{std::move(opened)}; });
  });
}

quadrille_code quadrille_session_tick(quadrille_session* session, const char* line, char** reply,
                                      quadrille_error* error) {
  if (session == nullptr || line == nullptr || reply == nullptr) return report_null(error);
  if (!session->session.is_open()) return library::report(error, QUADRILLE_MISUSE, "the session is closed");
  return guarded_text(reply, error, [&] { return session->session.tick(line); });
}

void quadrille_session_close(quadrille_session* session) {
  if (session != nullptr) session->session.close();
}

void quadrille_session_free(quadrille_session* session) { delete session; }
