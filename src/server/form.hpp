#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/record.hpp"
#include "grid/cell.hpp"
#include "grid/error.hpp"

namespace quadrille::server {

// Reads the fields of a request's JSON object. What is missing or of the wrong kind is remembered, the first
// of it, and asked for once at the end:
//
//   const auto family = form.text("family");
//   const auto whole = form.truth("whole", false);
//   if (form.problem()) return std::unexpected(*form.problem());
class Form {
 public:
  explicit Form(const Record& record);

  [[nodiscard]] bool has(std::string_view key) const;    // null counts as not there
  [[nodiscard]] std::string text(std::string_view key);  // must be there
  [[nodiscard]] std::string text_or(std::string_view key, std::string_view otherwise);
  [[nodiscard]] bool truth(std::string_view key, bool otherwise);
  [[nodiscard]] std::optional<double> number(std::string_view key, double least, double most);
  [[nodiscard]] std::optional<std::int64_t> integer(std::string_view key, std::int64_t least,
                                                    std::int64_t most);
  [[nodiscard]] std::optional<Cell> cell(std::string_view key);  // [row, column]
  [[nodiscard]] Record object(std::string_view key);             // {} where it is not there
  [[nodiscard]] Record::List list(std::string_view key);         // likewise []
  [[nodiscard]] const Record* find(std::string_view key) const;  // of any kind; nullptr: not there

  [[nodiscard]] const std::optional<Error>& problem() const { return problem_; }

 private:
  void complain(std::string_view key, std::string_view what);

  const Record& record_;
  std::optional<Error> problem_;
};

}  // namespace quadrille::server
