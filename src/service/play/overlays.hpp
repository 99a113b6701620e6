#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/extensions/session.hpp"
#include "engine/family/family.hpp"

namespace quadrille::service {

// Where the pictures of a game's ticks are wanted, and in which form.
struct OverlayOptions {
  std::string folder;
  std::string form = "svg";  // or png
};

// The overlays of one game: FOLDER/{id}/{overlay}/tick-000001.svg. A game never writes into the folder of
// another: if {id} exists already, it uses {id}-2 and so on.
class OverlayFolder {
 public:
  [[nodiscard]] static Expected<OverlayFolder> make(const OverlayOptions& options, std::string_view id);

  // The pictures of the next tick.
  [[nodiscard]] Expected<void> write(const std::vector<NamedPicture>& overlays);
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
  std::string form_;
  int ticks_ = 0;
};

}  // namespace quadrille::service
