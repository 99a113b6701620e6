#include "library/opened.hpp"
#include "service/json/json.hpp"
#include "service/show/describe.hpp"
#include "service/version.hpp"

namespace quadrille {

std::string_view version() noexcept { return kVersion; }

std::vector<Description> families() {
  std::vector<Description> all;
  for (const auto& family : library::catalogue().families())
    all.push_back({std::string(family->name()), std::string(family->summary())});
  return all;
}

Expected<std::vector<Description>> strategies(std::string_view family) {
  return mapped(library::catalogue().find(family), [](const Family* found) {
    std::vector<Description> all;
    for (const auto& strategy : found->strategies()) all.push_back({strategy.name, strategy.summary});
    return all;
  });
}

Expected<std::vector<FormatDescription>> formats(std::string_view family) {
  return mapped(library::catalogue().find(family), [](const Family* found) {
    std::vector<FormatDescription> all;
    for (const auto& format : found->formats()) {
      all.push_back({std::string(format.name), std::string(format.summary), std::string(format.extension),
                     format.reads, format.writes});
    }
    return all;
  });
}

Expected<std::string> describe(std::string_view family) {
  return mapped(library::catalogue().find(family),
                [](const Family* found) { return service::to_json(service::describe(*found)); });
}

}  // namespace quadrille
