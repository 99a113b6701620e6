#pragma once

#include <string>
#include <string_view>

namespace quadrille::nonogram {

// A quoted string of a .non file: HTML's character references become UTF-8. An unknown one is left as it is.
[[nodiscard]] std::string unescaped(std::string_view text);

// The reverse: '&' and '"' as references, control characters as '?'.
[[nodiscard]] std::string escaped(std::string_view text);

}  // namespace quadrille::nonogram
