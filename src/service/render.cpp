#include "service/render.hpp"

#include "draw/pdf.hpp"
#include "draw/png.hpp"
#include "draw/svg.hpp"
#include "draw/terminal.hpp"
#include "engine/spelling.hpp"

namespace quadrille::service {

Expected<std::string> render(const Picture& picture, std::string_view form, const RenderOptions& options) {
  if (form == "text") return draw::text(picture, {.colour = options.colour});
  if (form == "svg") return draw::svg(picture);
  if (form == "png") return draw::png(picture);
  if (form == "pdf") return draw::pdf(std::span(&picture, 1));
  return fail(unknown_word("form", form, {"text", "svg", "png", "pdf"}));
}

bool is_binary(std::string_view form) { return form == "png" || form == "pdf"; }

}  // namespace quadrille::service
