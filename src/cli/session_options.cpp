#include "cli/session_options.hpp"

#include "cli/options.hpp"
#include "service/play/session.hpp"

namespace quadrille::cli {

Expected<Record> session_parameters_of(const Arguments& arguments) {
  return mapped(parameters_of(arguments), service::session_options_of);
}

}  // namespace quadrille::cli
