#pragma once

#include <string>
#include <string_view>

#include "grid/error.hpp"

namespace quadrille::service {

// What becomes of a file whose run ends before finish(): the old file stays, or, if every line stands for
// itself and was costly, what has been written takes its place.
enum class Unfinished { dropped, kept };

// A file that results go to. They are written beside it, as FILE.part-N, and take its place in finish(), so
// that a full disk or a fault leaves the file as it was. Its mode is kept, and a link goes on pointing where
// it did. Anything but a regular file, and a file in a folder that takes no new one, is written in place.
//
// A killed program leaves the part behind, with what was written so far.
class OutputFile {
 public:
  // Opens nothing.
  OutputFile() = default;
  [[nodiscard]] static Expected<OutputFile> open(const std::string& path,
                                                 Unfinished unfinished = Unfinished::dropped);
  ~OutputFile();
  OutputFile(OutputFile&& other) noexcept;
  OutputFile& operator=(OutputFile&& other) noexcept;
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  [[nodiscard]] bool is_open() const { return descriptor_ >= 0; }
  // Hands the bytes to the system. After an error nothing more is written, and finish() repeats it.
  Expected<void> write(std::string_view bytes);
  // Puts the file in its place. Without an open file it does nothing.
  [[nodiscard]] Expected<void> finish();

 private:
  [[nodiscard]] Expected<void> failed(int error);
  void settle() noexcept;
  void discard() noexcept;

  std::string path_;    // as it was given
  std::string target_;  // where links lead
  std::string part_;    // empty: written in place
  int descriptor_ = -1;
  Unfinished unfinished_ = Unfinished::dropped;
  bool written_ = false;
  Error error_{};  // of the first write that failed
};

// A whole file at once.
[[nodiscard]] Expected<void> write_file(const std::string& path, std::string_view bytes);

}  // namespace quadrille::service
