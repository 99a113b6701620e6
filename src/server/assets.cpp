#include "server/assets.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include <fmt/format.h>

#include "server/joined.hpp"

namespace quadrille::server {
namespace {

constexpr std::string_view kTokenPlace = R"(<meta name="quadrille-token" content="">)";

// Scripts and styles come from files of ours only; nothing inline, nothing evaluated, no plug-ins, no frames.
constexpr std::string_view kContentPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src "
    "'self'; "
    "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

struct Type {
  std::string_view ending;
  std::string_view name;
};
constexpr std::array<Type, 8> kTypes{{{".html", "text/html; charset=utf-8"},
                                      {".js", "text/javascript; charset=utf-8"},
                                      {".css", "text/css; charset=utf-8"},
                                      {".svg", "image/svg+xml"},
                                      {".png", "image/png"},
                                      {".ico", "image/x-icon"},
                                      {".json", "application/json"},
                                      {".webmanifest", "application/manifest+json"}}};

std::string_view type_of(std::string_view name) {
  for (const auto& [ending, type] : kTypes) {
    if (name.ends_with(ending)) return type;
  }
  return "application/octet-stream";
}

// FNV-1a: the tag must change with the bytes, nothing more.
std::string tag_of(std::string_view bytes) {
  std::uint64_t hash = 0xCBF29CE484222325ULL;
  for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3ULL;
  return fmt::format("\"{:016x}\"", hash);
}

std::string with_token(std::string_view html, std::string_view token) {
  std::string page(html);
  if (const auto place = page.find(kTokenPlace); place != std::string::npos && !token.empty())
    page.insert(place + kTokenPlace.size() - 2, token);
  return page;
}

// Whether a page names the file itself, rather than one that it imports.
bool is_named(std::span<const EmbeddedFile> files, std::string_view name) {
  const auto quoted = fmt::format("\"/{}\"", name);
  return std::ranges::any_of(files, [&](const EmbeddedFile& file) {
    return file.name.ends_with(".html") && file.bytes.find(quoted) != std::string_view::npos;
  });
}

std::string served(std::span<const EmbeddedFile> files, const EmbeddedFile& file, std::string_view token) {
  if (file.name.ends_with(".html")) return with_token(file.bytes, token);
  if (file.name.ends_with(".js") && is_named(files, file.name))
    return joined_script(files, file.name).value_or(std::string(file.bytes));
  if (file.name.ends_with(".css") && is_named(files, file.name))
    return joined_style(files, file.name).value_or(std::string(file.bytes));
  return std::string(file.bytes);
}

}  // namespace

Assets::Assets(std::span<const EmbeddedFile> files, std::string_view token) {
  for (const auto& file : files) {
    Asset asset{.bytes = served(files, file, token), .type = std::string(type_of(file.name)), .tag = {}};
    asset.tag = tag_of(asset.bytes);
    if (file.name == "index.html") assets_.emplace("/", asset);
    assets_.emplace(fmt::format("/{}", file.name), std::move(asset));
  }
}

std::optional<Response> Assets::find(const Request& request) const {
  const auto found = assets_.find(request.path);
  if (found == assets_.end()) return std::nullopt;
  const auto& [bytes, type, tag] = found->second;
  Response response{.type = type};
  response.fields.add("ETag", tag);
  // Kept, but asked for every time: a new version of the program brings a new page.
  response.fields.add("Cache-Control", "no-cache");
  if (request.fields.find("If-None-Match") == tag) {
    response.status = 304;
  } else {
    response.body = bytes;
  }
  return response;
}

void add_safety(Fields& fields) {
  fields.add("Content-Security-Policy", std::string(kContentPolicy));
  fields.add("X-Content-Type-Options", "nosniff");
  fields.add("X-Frame-Options", "DENY");
  fields.add("Referrer-Policy", "no-referrer");
  fields.add("Cross-Origin-Resource-Policy", "same-origin");
  fields.add("Cross-Origin-Opener-Policy", "same-origin");
}

}  // namespace quadrille::server
