#pragma once

#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>

namespace quadrille::sat {

// Where CaDiCaL writes its proof: memory that looks like a file to it and takes at most a given number of
// bytes. A longer proof is dropped whole, since part of a proof proves nothing. The solving thread writes;
// text() is for after it has ended.
class ProofLog {
 public:
  explicit ProofLog(std::size_t most_bytes);
  ~ProofLog();
  ProofLog(const ProofLog&) = delete;
  ProofLog& operator=(const ProofLog&) = delete;

  [[nodiscard]] std::FILE* file() const { return file_; }
  // The proof so far, in DRAT's binary form; empty if it was too long.
  [[nodiscard]] std::string_view text();
  [[nodiscard]] bool overflowed() const { return overflowed_; }

 private:
  void take(std::string_view more);

  std::size_t most_bytes_;
  std::string text_;
  bool overflowed_ = false;
  std::FILE* file_;  // last: it writes to the others
};

}  // namespace quadrille::sat
