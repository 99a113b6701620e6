#pragma once

#include <optional>
#include <string_view>

#include "server/message.hpp"

namespace quadrille::server {

// Where a request ends must be beyond doubt. If a proxy between client and server sees the end elsewhere than
// we do, an attacker can hide a second request in the body of the first ("request smuggling", first described
// by Linhart, Klein, Heled and Orrin in 2005; RFC 9112, section 11.2). The RFC has rules for repairing a
// doubtful header; since no honest client sends one, we refuse it instead. Pure functions of a header.

// Why the header leaves in doubt where the body ends; nullopt if it does not. Beyond doubt are one length of
// digits only, the coding "chunked" alone, or neither.
[[nodiscard]] std::optional<std::string_view> doubtful_framing(const Fields& fields, bool is_http_1_0);

// Whether some line of a header continues the line before it, a form that RFC 9112 deprecates and that
// readers understand differently. header may be a part that starts at the beginning of a line; begins_header
// says whether it is the first part.
[[nodiscard]] bool has_folded_line(std::string_view header, bool begins_header);

}  // namespace quadrille::server
