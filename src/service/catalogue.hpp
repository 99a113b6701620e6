#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "engine/family/family.hpp"

namespace quadrille::service {

// All families, by name. Immutable; any thread may use it.
class Catalogue {
 public:
  Catalogue();
  explicit Catalogue(std::vector<std::unique_ptr<const Family>> families) : families_(std::move(families)) {}

  [[nodiscard]] const std::vector<std::unique_ptr<const Family>>& families() const { return families_; }

  // Fails for an unknown name, with the known ones and the nearest spelling.
  [[nodiscard]] Expected<const Family*> find(std::string_view name) const;

 private:
  std::vector<std::unique_ptr<const Family>> families_;
};

}  // namespace quadrille::service
