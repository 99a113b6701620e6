#pragma once

#include <concepts>
#include <cstddef>
#include <utility>

namespace quadrille {

// A function that a family must give: a facet that leaves one out does not compile, and it cannot be null.
//
//   struct Filled { Required<Puzzle(int)> set; Required<int(Puzzle)> rest; };
//   Filled{.set = f, .rest = g};   // Filled{.set = f} is an error
template <class Signature>
class Required;

template <class Result, class... Arguments>
class Required<Result(Arguments...)> {
 public:
  using Pointer = Result (*)(Arguments...);

  // Not explicit: it stands for the function.
  Required(Pointer function) noexcept : function_(function) {}
  template <std::convertible_to<Pointer> Function>  // a lambda
    requires(!std::same_as<Function, Pointer>)
  Required(Function function) noexcept : function_(function) {}
  Required(std::nullptr_t) = delete;

  Result operator()(Arguments... arguments) const { return function_(std::forward<Arguments>(arguments)...); }

 private:
  Pointer function_;
};

}  // namespace quadrille
