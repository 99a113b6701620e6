#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/embedded.hpp"
#include "grid/error.hpp"

namespace quadrille::server {

// A script or style sheet with all that it imports inside, so that a browser asks once instead of sixty
// times: most of the time to the first board went into asking. The files stay plain modules and sheets that
// work as they are; what is written in a way that is not known here is an error, and they can be served as
// they are.

// The module of that name as one module. Known are the imports and exports that the page uses: names, renamed
// or not, and whole modules from "./file.js" or "../folder/file.js"; exported functions, classes and constants.
// Modules that import each other in a circle are an error.
[[nodiscard]] Expected<std::string> joined_script(std::span<const EmbeddedFile> files, std::string_view name);

// The style sheet of that name: a list of @import "file.css"; each in place of its line.
[[nodiscard]] Expected<std::string> joined_style(std::span<const EmbeddedFile> files, std::string_view name);

}  // namespace quadrille::server
