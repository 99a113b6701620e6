#include "draw/cairo_library.hpp"

#include <dlfcn.h>

#include <string>

namespace quadrille::draw {
namespace {

constexpr const char* kLibrary = "libcairo.so.2";

std::unexpected<Error> missing() {
  return fail(std::string("PNG and PDF need the library cairo (Debian: libcairo2), which does not open: ") +
              dlerror());
}

Expected<Cairo> load() {
  void* library = dlopen(kLibrary, RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) return missing();
  Cairo cairo;
#define QUADRILLE_LOAD(name)                                                           \
  cairo.name = reinterpret_cast<decltype(cairo.name)>(dlsym(library, "cairo_" #name)); \
  if (cairo.name == nullptr) return missing();
  QUADRILLE_CAIRO_FUNCTIONS(QUADRILLE_LOAD)
#undef QUADRILLE_LOAD
  return cairo;
}

}  // namespace

Expected<const Cairo*> open_cairo() {
  static const auto loaded = load();
  if (!loaded) return std::unexpected(loaded.error());
  return &*loaded;
}

}  // namespace quadrille::draw
