#include "cli/scope.hpp"

#include <string_view>

namespace quadrille::cli {

const Family* named_family(const service::Catalogue& catalogue, std::span<const char* const> words) {
  const Family* named = nullptr;
  bool after_flag = false;
  for (const std::string_view word : words) {
    if (const auto family = catalogue.find(word)) {
      if (!after_flag) return *family;
      if (named == nullptr) named = *family;
    }
    after_flag = word.starts_with('-');
  }
  return named;
}

}  // namespace quadrille::cli
