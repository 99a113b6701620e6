#pragma once

#include <string>
#include <utility>
#include <vector>

#include "service/output/output_file.hpp"
#include "service/sets/table.hpp"

namespace quadrille::cli {

// The file of --csv; each row is written as it comes. Without a path there is no file.
class CsvFile {
 public:
  [[nodiscard]] static Expected<CsvFile> open(const std::string& path,
                                              const std::vector<std::string>& columns) {
    CsvFile csv;
    if (path.empty()) return csv;
    auto file = service::OutputFile::open(path, service::Unfinished::kept);
    if (!file) return std::unexpected(file.error());
    csv.file_ = std::move(*file);
    csv.heading_ = service::csv_row(columns);
    return csv;
  }

  // finish() reports an error.
  void add(const std::vector<std::string>& row) { write(service::csv_row(row)); }

  [[nodiscard]] Expected<void> finish() {
    write("");
    return file_.finish();
  }

 private:
  // With the heading, if this is the first row.
  void write(const std::string& row) {
    if (file_.is_open()) (void)file_.write(std::exchange(heading_, {}) + row);
  }

  CsvFile() = default;
  service::OutputFile file_;
  std::string heading_;  // until it is written, with the first row
};

}  // namespace quadrille::cli
