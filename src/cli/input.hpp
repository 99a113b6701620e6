#pragma once

#include <stop_token>
#include <streambuf>
#include <vector>

namespace quadrille::cli {

// Standard input that ends when the stop token does: a program that waits for its next line must still obey
// Ctrl-C.
class StoppableInput final : public std::streambuf {
 public:
  explicit StoppableInput(std::stop_token stop);

 protected:
  int_type underflow() override;

 private:
  std::stop_token stop_;
  std::vector<char> buffer_;
};

}  // namespace quadrille::cli
