#include "service/play/overlays.hpp"

#include <cctype>
#include <filesystem>
#include <system_error>

#include <fmt/format.h>

#include "service/output/output_file.hpp"
#include "service/show/render.hpp"

namespace quadrille::service {
namespace {

constexpr int kMostNamesakes = 1'000'000;

// An id as the name of a folder: whatever the id, the folder stays below its parent.
std::string folder_name(std::string_view id) {
  std::string name;
  for (const char c : id) {
    const bool plain = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_' || c == '.';
    name += plain ? c : '_';
  }
  if (name.empty() || name.front() == '.') name.insert(0, "_");
  return name;
}

}  // namespace

Expected<OverlayFolder> OverlayFolder::make(const OverlayOptions& options, std::string_view id) {
  OverlayFolder made;
  made.form_ = options.form;
  std::error_code error;
  std::filesystem::create_directories(options.folder, error);
  const auto name = folder_name(id);
  for (int i = 1; i <= kMostNamesakes && !error; ++i) {
    const auto game = std::filesystem::path(options.folder) / (i == 1 ? name : fmt::format("{}-{}", name, i));
    // True only for the caller that created it, even when several games begin at once.
    if (!std::filesystem::create_directory(game, error)) continue;
    made.path_ = game.string();
    return made;
  }
  return fail(fmt::format("{}: a folder for overlays cannot be made there{}", options.folder,
                          error ? ": " + error.message() : ""));
}

Expected<void> OverlayFolder::write(const std::vector<NamedPicture>& overlays) {
  ++ticks_;
  for (const auto& [name, picture] : overlays) {
    const auto drawn = render(picture, form_);
    if (!drawn) return std::unexpected(drawn.error());
    const auto folder = std::filesystem::path(path_) / name;
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    const auto path = folder / fmt::format("tick-{:06}.{}", ticks_, form_);
    if (const auto written = write_file(path.string(), *drawn); !written) return written;
  }
  return {};
}

}  // namespace quadrille::service
