#include "cli/session_options.hpp"

#include "cli/options.hpp"
#include "service/json/json.hpp"

namespace quadrille::cli {

Expected<Record> session_parameters_of(const Arguments& arguments) {
  const auto texts = parameters_of(arguments);
  if (!texts) return std::unexpected(texts.error());
  Record options(Record::Map{});
  for (const auto& [key, text] : *texts->get<Record::Map>()) {
    const auto value = service::from_json(*text.get<std::string>());
    options.add(key, value ? *value : text);
  }
  return options;
}

}  // namespace quadrille::cli
