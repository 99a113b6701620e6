#pragma once

#include <memory>
#include <string_view>

namespace quadrille {

// What one family has beyond what families have in common: a way to talk to bots, an order of moves, the
// terms of an older program. Each kind is a class of its own, declared in a header that only its users
// include; a family is asked for it by type, family.extension<Sessions>().
class Extension {
 public:
  virtual ~Extension() = default;
  [[nodiscard]] virtual std::string_view name() const = 0;
};
using ExtensionPtr = std::shared_ptr<const Extension>;

}  // namespace quadrille
