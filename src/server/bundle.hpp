#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/family/embedded.hpp"
#include "grid/error.hpp"

namespace quadrille::server {

// A script or style sheet together with everything it imports, so that a browser asks once instead of sixty
// times: most of the time to the first board went into those requests. The files themselves stay plain modules and sheets that work without this; if one is written
// in a way that the bundler does not know, it fails, and the files can be served as they are.

// The module of that name as one module. Known are the imports and exports that the page uses: names, renamed
// or not, and whole modules from "./file.js" or "../folder/file.js"; exported functions, classes and
// constants. Fails if modules import each other in a circle.
[[nodiscard]] Expected<std::string> bundled_script(std::span<const EmbeddedFile> files,
                                                   std::string_view name);

// The style sheet of that name: every @import "file.css" in it is replaced by the file.
[[nodiscard]] Expected<std::string> bundled_style(std::span<const EmbeddedFile> files, std::string_view name);

// A script or a style sheet without what only its readers need: comments that begin a line, // behind code,
// indentation and empty lines, which are a third of this page. It works line by line and knows no JavaScript, so
// it leaves in what may be part of a string, and refuses what it could misunderstand: a template, a string or a
// comment behind code that goes on in the next line. The message says where. What is bundled is condensed.
[[nodiscard]] Expected<std::string> condensed_script(std::string_view text);
[[nodiscard]] Expected<std::string> condensed_style(std::string_view text);

}  // namespace quadrille::server
