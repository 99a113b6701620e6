#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

// The known word nearest to what was typed, or nullopt if none is near enough to have been meant.
[[nodiscard]] std::string_view nearest(std::string_view typed, const std::vector<std::string_view>& known);

// "unknown strategy 'gredy'; did you mean 'greedy'? (known: auto, greedy, anneal)"
[[nodiscard]] std::string unknown_word(std::string_view kind, std::string_view typed,
                                       const std::vector<std::string_view>& known);

}  // namespace quadrille
