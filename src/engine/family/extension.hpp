#pragma once

#include <memory>
#include <string_view>

namespace quadrille {

// What one family has beside what families have in common: a way to speak to bots, an order of moves, the
// words of an older program. Each kind is a class of its own, declared in a header that only those include
// who have business with it; a family is asked for it by type, family.extension<Sessions>().
class Extension {
 public:
  virtual ~Extension() = default;
  [[nodiscard]] virtual std::string_view name() const = 0;
};
using ExtensionPtr = std::shared_ptr<const Extension>;

}  // namespace quadrille
