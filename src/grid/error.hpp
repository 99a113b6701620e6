#pragma once

#include <expected>
#include <string>
#include <utility>

namespace quadrille {

// Where something stands in a text: line and column count from 1, 0 means "nowhere in particular".
struct TextPlace {
  int line = 0;
  int column = 0;
  friend bool operator==(const TextPlace&, const TextPlace&) = default;
};

// What is wrong with an input, in one line a user understands, and where: line and column count from 1,
// 0 means "the whole".
struct Error {
  std::string message;
  int line = 0;
  int column = 0;
  friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Expected = std::expected<T, Error>;

inline std::unexpected<Error> fail(std::string message, int line = 0, int column = 0) {
  return std::unexpected(Error{std::move(message), line, column});
}
inline std::unexpected<Error> fail(std::string message, TextPlace place) {
  return fail(std::move(message), place.line, place.column);
}

}  // namespace quadrille
