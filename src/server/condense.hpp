#pragma once

#include <string>
#include <string_view>

#include "grid/error.hpp"

namespace quadrille::server {

// A script or a style sheet without what only its readers need: comments that begin a line, // behind code,
// indentation and empty lines, which are a third of this page. It works line by line and knows no JavaScript, so
// it leaves in what may be part of a string, and refuses what it could misunderstand: a template, a string or a
// comment behind code that goes on in the next line. The message says where.
[[nodiscard]] Expected<std::string> condensed_script(std::string_view text);
[[nodiscard]] Expected<std::string> condensed_style(std::string_view text);

}  // namespace quadrille::server
