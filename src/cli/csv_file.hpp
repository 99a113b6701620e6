#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "grid/error.hpp"
#include "service/table.hpp"

namespace quadrille::cli {

// The file of --csv. Rows are written and flushed as they come, so that a long run that dies leaves what it
// had.
class CsvFile {
 public:
  [[nodiscard]] static Expected<CsvFile> open(const std::string& path,
                                              const std::vector<std::string>& columns) {
    CsvFile file;
    if (path.empty()) return file;
    file.handle_.reset(std::fopen(path.c_str(), "wb"));
    if (!file.handle_) return fail(fmt::format("{}: cannot be written", path));
    file.add(columns);
    return file;
  }

  void add(const std::vector<std::string>& row) {
    if (!handle_) return;
    const auto line = service::csv_row(row);
    written_ = std::fwrite(line.data(), 1, line.size(), handle_.get()) == line.size() &&
               std::fflush(handle_.get()) == 0 && written_;
  }

  [[nodiscard]] bool written() const { return written_; }

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  std::unique_ptr<std::FILE, Close> handle_;
  bool written_ = true;
};

}  // namespace quadrille::cli
