#include "draw/cairo_library.hpp"

#include <dlfcn.h>

#include <string>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
// Fontconfig stores offsets in place of pointers, and the leak checker counts what it cannot follow as
// leaked.
extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions() { return "leak:libfontconfig"; }
extern "C" const char* __lsan_default_options();
extern "C" const char* __lsan_default_options() { return "print_suppressions=0"; }
#endif
#endif

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
  static const auto kLoaded = load();
  if (!kLoaded) return std::unexpected(kLoaded.error());
  return &*kLoaded;
}

}  // namespace quadrille::draw
