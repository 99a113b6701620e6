#pragma once

#include <optional>
#include <string_view>

#include "server/message.hpp"

namespace quadrille::server {

// Where a request ends must be beyond doubt: whoever stands between client and server, a proxy for instance,
// might cut it elsewhere and take the rest for another request. Pure functions of a header.

// Why the header leaves in doubt where its body ends; nothing: it does not. One length in digits alone, or
// the one coding "chunked", or neither.
[[nodiscard]] std::optional<std::string_view> doubtful_framing(const Fields& fields, bool is_http_1_0);

// Whether some line of a header, or of a part of it that begins a line, continues the one before: a form that
// RFC 9112 has given up and that readers take differently.
[[nodiscard]] bool has_folded_line(std::string_view header, bool begins_header);

}  // namespace quadrille::server
