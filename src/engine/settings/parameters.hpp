#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/settings/record.hpp"
#include "grid/error.hpp"

namespace quadrille {

enum class ParameterKind { truth, integer, real, choice, text };

// A setting that describes itself: it is the source of the flag, the help text, the JSON schema and the
// check.
struct Parameter {
  std::string name;
  std::string help;
  ParameterKind kind = ParameterKind::integer;
  Record initial{};  // null: no default, and `otherwise` says what applies then
  Record least{};    // numbers only
  Record most{};
  std::vector<std::string> choices{};  // ParameterKind::choice only
  int words = 1;                       // ParameterKind::text only: how many a command line takes
  std::string otherwise{};             // what applies if no value is given: "the preset's"
};

// The range or the choices in words: "1 to 100", "most|fewest".
[[nodiscard]] std::string describe_range(const Parameter& parameter);

// Turns given (a map; values of the right type, or texts that spell them) into a map with every parameter
// set. A parameter without a default is null there unless it is given, and null is how a map may leave it
// out. An unknown name, or a value out of range, is an error that names it and says what would be right.
[[nodiscard]] Expected<Record> checked(std::span<const Parameter> parameters, const Record& given);

// Declares the parameters that fill in an options struct; its member initialisers are the defaults.
//
//   Parameters<Options>()
//       .integer("depth", &Options::depth, 1, 10, "moves to look ahead")
//       .choice("prefer", &Options::prefer, {{"most", Prefer::most}, {"fewest", Prefer::fewest}}, "which
//       move");
template <class Options>
class Parameters {
 public:
  template <class Number>
  Parameters& integer(std::string name, Number Options::* member, Number least, Number most,
                      std::string help) {
    return add({std::move(name),
                std::move(help),
                ParameterKind::integer,
                Record(std::int64_t{Options{}.*member}),
                Record(std::int64_t{least}),
                Record(std::int64_t{most}),
                {}},
               [member](Options& options, const Record& value) {
                 options.*member = static_cast<Number>(*value.get<std::int64_t>());
               });
  }

  // A number that need not be given; `otherwise` says in words what applies then.
  template <class Number>
  Parameters& integer(std::string name, std::optional<Number> Options::* member, Number least, Number most,
                      std::string otherwise, std::string help) {
    return add({std::move(name),
                std::move(help),
                ParameterKind::integer,
                {},
                Record(std::int64_t{least}),
                Record(std::int64_t{most}),
                {},
                1,
                std::move(otherwise)},
               [member](Options& options, const Record& value) {
                 if (const auto* number = value.get<std::int64_t>())
                   options.*member = static_cast<Number>(*number);
               });
  }

  Parameters& real(std::string name, double Options::* member, double least, double most, std::string help) {
    return add({std::move(name),
                std::move(help),
                ParameterKind::real,
                Record(Options{}.*member),
                Record(least),
                Record(most),
                {}},
               [member](Options& options, const Record& value) { options.*member = *value.get<double>(); });
  }

  Parameters& truth(std::string name, bool Options::* member, std::string help) {
    return add(
        {std::move(name), std::move(help), ParameterKind::truth, Record(Options{}.*member), {}, {}, {}},
        [member](Options& options, const Record& value) { options.*member = *value.get<bool>(); });
  }

  Parameters& text(std::string name, std::string Options::* member, std::string help) {
    return add(
        {std::move(name), std::move(help), ParameterKind::text, Record(Options{}.*member), {}, {}, {}},
        [member](Options& options, const Record& value) { options.*member = *value.get<std::string>(); });
  }

  // A text of several words, which a command line takes as such: --first 0 0.
  Parameters& words(std::string name, std::string Options::* member, int count, std::string help) {
    text(std::move(name), member, std::move(help));
    list_.back().words = count;
    return *this;
  }

  template <class Choice>
  Parameters& choice(std::string name, Choice Options::* member,
                     std::vector<std::pair<std::string, std::type_identity_t<Choice>>> choices,
                     std::string help) {
    Parameter parameter{std::move(name), std::move(help), ParameterKind::choice, {}, {}, {}, {}};
    for (const auto& [spelling, value] : choices) {
      parameter.choices.push_back(spelling);
      if (value == Options{}.*member) parameter.initial = Record(spelling);
    }
    return add(std::move(parameter),
               [member, choices = std::move(choices)](Options& options, const Record& value) {
                 for (const auto& [spelling, meaning] : choices) {
                   if (spelling == *value.get<std::string>()) options.*member = meaning;
                 }
               });
  }

  [[nodiscard]] const std::vector<Parameter>& list() const { return list_; }

  [[nodiscard]] Expected<Options> bind(const Record& given) const {
    const auto values = checked(list_, given);
    if (!values) return std::unexpected(values.error());
    Options options;
    for (std::size_t i = 0; i < list_.size(); ++i) setters_[i](options, *values->find(list_[i].name));
    return options;
  }

 private:
  using Setter = std::function<void(Options&, const Record&)>;

  Parameters& add(Parameter parameter, Setter setter) {
    list_.push_back(std::move(parameter));
    setters_.push_back(std::move(setter));
    return *this;
  }

  std::vector<Parameter> list_;
  std::vector<Setter> setters_;
};

// For strategies and generators without settings.
struct NoOptions {};

}  // namespace quadrille
