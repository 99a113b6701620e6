#pragma once

#include "cli/command.hpp"
#include "engine/settings/record.hpp"

namespace quadrille::cli {

// KEY=VALUE pairs of --param as the options of a session: a VALUE that is JSON is read as such, any other is
// a string.
[[nodiscard]] Expected<Record> session_parameters_of(const Arguments& arguments);

}  // namespace quadrille::cli
