#pragma once

#include <stop_token>
#include <streambuf>
#include <string>
#include <vector>

#include "grid/error.hpp"

namespace quadrille::cli {

// Standard input, or a pipe, that ends when the stop token does: a program that waits for its next line must
// still obey Ctrl-C. Such an end is not the end of the input, and was_cut() tells them apart.
class StoppableInput final : public std::streambuf {
 public:
  // The descriptor stays open and belongs to the caller.
  StoppableInput(int descriptor, std::stop_token stop);

  [[nodiscard]] bool was_cut() const { return was_cut_; }
  // The system's error if reading failed; 0: none.
  [[nodiscard]] int error() const { return error_; }

 protected:
  int_type underflow() override;

 private:
  int descriptor_;
  std::stop_token stop_;
  std::vector<char> buffer_;
  bool was_cut_ = false;
  int error_ = 0;
};

// The whole of a named pipe or a device, whose opening may block too. Fails if it cannot be read, is too
// large, or was cut, which `was_cut` then says.
[[nodiscard]] Expected<std::string> read_pipe(const std::string& path, const std::stop_token& stop,
                                              bool& was_cut);

}  // namespace quadrille::cli
