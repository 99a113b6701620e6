#include "service/catalogue.hpp"

#include "engine/settings/spelling.hpp"
#include "puzzles/catalogue.hpp"

namespace quadrille::service {

Catalogue::Catalogue() : families_(make_families()) {}

Expected<const Family*> Catalogue::find(std::string_view name) const {
  std::vector<std::string_view> known;
  for (const auto& family : families_) {
    if (family->name() == name) return family.get();
    known.push_back(family->name());
  }
  return fail(unknown_word("family", name, known));
}

}  // namespace quadrille::service
