#pragma once

#include "engine/family/extension.hpp"
#include "engine/family/held.hpp"

namespace quadrille::template_family {

// What this family alone has: its pages can be turned over their diagonal. An extension is a class of its own
// in a header that only those include who have business with it; whoever wants it asks a family by type,
// family.extension<Turning>(), and gets a null pointer from every other. Most families have none.
class Turning : public Extension {
 public:
  [[nodiscard]] std::string_view name() const final { return "turning"; }
  [[nodiscard]] virtual PuzzlePtr turned(const AnyPuzzle& puzzle) const = 0;
};

[[nodiscard]] ExtensionPtr turning();

}  // namespace quadrille::template_family
