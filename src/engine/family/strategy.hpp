#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "engine/run/context.hpp"
#include "engine/run/outcome.hpp"
#include "engine/settings/parameters.hpp"

namespace quadrille {

// What a user sees of a strategy.
struct StrategyInfo {
  std::string name;
  std::string title;  // for people, where a name is chosen from a list: "Beam search"
  std::string summary;
  std::chrono::milliseconds time{};  // the time limit if the user gives none
  std::vector<Parameter> parameters{};
};

// A strategy with its parameters bound.
template <class P, class A>
using BoundStrategy = std::function<Outcome<A>(const P&, Context&)>;

template <class P, class A>
struct Strategy {
  StrategyInfo info;
  std::function<Expected<BoundStrategy<P, A>>(const Record& parameters)>
      bind;  // checks once; from then on everything is typed
};

// Makes a strategy from the typed function that solves and the declaration of its options.
template <class P, class A, class Options>
[[nodiscard]] Strategy<P, A> make_strategy(StrategyInfo info, Parameters<Options> parameters,
                                           Outcome<A> (*solve)(const P&, const Options&, Context&)) {
  info.parameters = parameters.list();
  auto bind = [parameters = std::move(parameters),
               solve](const Record& given) -> Expected<BoundStrategy<P, A>> {
    const auto options = parameters.bind(given);
    if (!options) return std::unexpected(options.error());
    return [options = *options, solve](const P& puzzle, Context& context) {
      return solve(puzzle, options, context);
    };
  };
  return {std::move(info), std::move(bind)};
}

}  // namespace quadrille
