#include "server/assets.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include <fmt/format.h>

#include "server/bundle.hpp"
#include "server/gzip.hpp"

namespace quadrille::server {
namespace {

constexpr std::string_view kTokenPlace = R"(<meta name="quadrille-token" content=")";
constexpr std::string_view kCataloguePlace = R"(<script type="application/json" id="catalogue">)";

// Scripts and styles come only from our own files; nothing inline, nothing evaluated, no plug-ins, no frames.
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

// FNV-1a: all the tag has to do is change when the bytes change.
std::string tag_of(std::string_view bytes) {
  std::uint64_t hash = 0xCBF29CE484222325ULL;
  for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3ULL;
  return fmt::format("\"{:016x}\"", hash);
}

void insert_behind(std::string& page, std::string_view place, std::string_view text) {
  if (const auto found = page.find(place); found != std::string::npos)
    page.insert(found + place.size(), text);
}

// JSON in which nothing can be mistaken for a tag.
std::string without_tags(std::string_view json) {
  std::string text;
  for (const char letter : json) letter == '<' ? text += "\\u003c" : text += letter;
  return text;
}

std::string filled(std::string_view html, const PageContents& contents) {
  std::string page(html);
  insert_behind(page, kTokenPlace, contents.token);
  insert_behind(page, kCataloguePlace, without_tags(contents.catalogue));
  return page;
}

// Whether a page names the file itself, rather than one that it imports.
bool is_named(std::span<const EmbeddedFile> files, std::string_view name) {
  const auto quoted = fmt::format("\"/{}\"", name);
  return std::ranges::any_of(files, [&](const EmbeddedFile& file) {
    return file.name.ends_with(".html") && file.bytes.find(quoted) != std::string_view::npos;
  });
}

std::string served(std::span<const EmbeddedFile> files, const EmbeddedFile& file,
                   const PageContents& contents) {
  if (file.name.ends_with(".html")) return filled(file.bytes, contents);
  if (file.name.ends_with(".js") && is_named(files, file.name))
    return bundled_script(files, file.name).value_or(std::string(file.bytes));
  if (file.name.ends_with(".css") && is_named(files, file.name))
    return bundled_style(files, file.name).value_or(std::string(file.bytes));
  return std::string(file.bytes);
}

}  // namespace

Assets::Assets(std::span<const EmbeddedFile> files, const PageContents& contents) {
  for (const auto& file : files) {
    Asset asset{.bytes = served(files, file, contents),
                .packed = {},
                .type = std::string(type_of(file.name)),
                .tag = {}};
    asset.tag = tag_of(asset.bytes);
    asset.packed = gzipped(asset.bytes, Packing::thorough);
    if (asset.packed.size() >= asset.bytes.size()) asset.packed.clear();
    if (file.name == "index.html") assets_.emplace("/", asset);
    assets_.emplace(fmt::format("/{}", file.name), std::move(asset));
  }
}

std::optional<Response> Assets::find(const Request& request) const {
  const auto found = assets_.find(request.path);
  if (found == assets_.end()) return std::nullopt;
  const auto& asset = found->second;
  const bool packed = !asset.packed.empty() && takes_gzip(request.fields);
  // The two forms are different bytes, so they have different tags.
  const auto tag = packed ? asset.tag.substr(0, asset.tag.size() - 1) + "-gzip\"" : asset.tag;
  Response response{.type = asset.type};
  response.fields.add("ETag", tag);
  mark_varying(response);
  // The browser may keep it but asks each time: a new version of the program brings a new page.
  response.fields.add("Cache-Control", "no-cache");
  if (request.fields.find("If-None-Match") == tag) {
    response.status = 304;
  } else {
    response.body = packed ? asset.packed : asset.bytes;
    if (packed) mark_packed(response);
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
