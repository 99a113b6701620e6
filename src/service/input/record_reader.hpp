#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/settings/record.hpp"
#include "grid/cell.hpp"
#include "grid/error.hpp"

namespace quadrille::service {

// How a user wrote the fields: as a JSON object, or as flags, whose values are texts that spell numbers.
enum class Written { as_json, as_flags };

// Reads the fields of an object. The first field that is missing or of the wrong kind is remembered, and
// asked for once at the end:
//
//   const auto family = reader.text("family");
//   const auto whole = reader.truth("whole", false);
//   if (reader.problem()) return std::unexpected(*reader.problem());
class RecordReader {
 public:
  explicit RecordReader(const Record& record, Written written = Written::as_json);

  [[nodiscard]] bool has(std::string_view key) const;    // null counts as not there
  [[nodiscard]] std::string text(std::string_view key);  // must be there
  [[nodiscard]] std::string text_or(std::string_view key, std::string_view otherwise);
  [[nodiscard]] bool truth(std::string_view key, bool otherwise);
  [[nodiscard]] std::optional<double> number(std::string_view key, double least, double most);
  [[nodiscard]] std::optional<std::int64_t> integer(std::string_view key, std::int64_t least,
                                                    std::int64_t most);
  // A number of bytes, or a text such as "512M"; K, M and G are powers of 1024.
  [[nodiscard]] std::optional<std::size_t> bytes(std::string_view key, std::size_t most);
  [[nodiscard]] std::optional<Cell> cell(std::string_view key);  // [row, column]
  [[nodiscard]] Record object(std::string_view key);             // {} if absent
  [[nodiscard]] Record::List list(std::string_view key);         // likewise []
  [[nodiscard]] const Record* find(std::string_view key) const;  // of any kind; nullptr: not there

  [[nodiscard]] const std::optional<Error>& problem() const { return problem_; }

 private:
  void complain(std::string_view key, std::string_view what);
  void complain_of_value(std::string_view key, std::string_view wanted);
  [[nodiscard]] std::optional<std::int64_t> whole_in(const Record& entry) const;
  [[nodiscard]] std::optional<double> number_in(const Record& entry) const;

  const Record& record_;
  Written written_;
  std::optional<Error> problem_;
};

}  // namespace quadrille::service
