#pragma once

#include <expected>
#include <string>
#include <type_traits>
#include <utility>

namespace quadrille {

// Where something stands in a text: line and column count from 1, 0 means "no particular place".
struct TextPlace {
  int line = 0;
  int column = 0;
  friend bool operator==(const TextPlace&, const TextPlace&) = default;
};

// What is wrong with an input, in one line that a user understands, and where: lines and columns count from
// 1; 0 means the whole text.
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

// The value put through a function, or the error unchanged: transform and and_then of std::expected, which
// our compilers' library does not have yet.
template <class T, class Function>
[[nodiscard]] auto mapped(Expected<T> expected, Function&& function)
    -> Expected<std::invoke_result_t<Function, T>> {
  if (!expected) return std::unexpected(std::move(expected.error()));
  if constexpr (std::is_void_v<std::invoke_result_t<Function, T>>) {
    std::forward<Function>(function)(std::move(*expected));
    return {};
  } else {
    return std::forward<Function>(function)(std::move(*expected));
  }
}
// The same for a function that may fail itself.
template <class T, class Function>
[[nodiscard]] auto then(Expected<T> expected, Function&& function) -> std::invoke_result_t<Function, T> {
  if (!expected) return std::unexpected(std::move(expected.error()));
  return std::forward<Function>(function)(std::move(*expected));
}

}  // namespace quadrille
