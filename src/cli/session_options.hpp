#pragma once

#include "cli/command.hpp"
#include "engine/settings/record.hpp"

namespace quadrille::cli {

// KEY=VALUE pairs of --param as the options of a session: a VALUE that is JSON stands for that, any other for
// itself.
[[nodiscard]] Expected<Record> session_parameters_of(const Arguments& arguments);

}  // namespace quadrille::cli
