#pragma once

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>

#include <stdlib.h>

namespace quadrille {

// A folder of a test's own, gone when the test is.
class Folder {
 public:
  Folder() {
    auto pattern = (std::filesystem::temp_directory_path() / "quadrille-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
    root_ = pattern;
  }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(root_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  [[nodiscard]] std::string path(std::string_view name = "") const { return (root_ / name).string(); }

  // Makes a file and gives its path.
  std::string write(std::string_view name, std::string_view text) const {
    std::ofstream(root_ / name, std::ios::binary) << text;
    return path(name);
  }

 private:
  std::filesystem::path root_;
};

}  // namespace quadrille
