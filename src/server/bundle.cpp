#include "server/bundle.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include <fmt/format.h>

#include "grid/text.hpp"

namespace quadrille::server {
namespace {

std::optional<std::string_view> bytes_of(std::span<const EmbeddedFile> files, std::string_view name) {
  const auto file = std::ranges::find(files, name, &EmbeddedFile::name);
  if (file == files.end()) return std::nullopt;
  return file->bytes;
}

// The name of a file that another one imports as "./file" or "../folder/file". One that would lie outside the
// root has the name of no file.
std::string resolved(std::string_view importer, std::string_view file) {
  constexpr std::string_view kHere = "./";
  constexpr std::string_view kUp = "../";
  auto folder = importer.substr(0, importer.rfind('/') + 1);
  if (file.starts_with(kHere)) file.remove_prefix(kHere.size());
  for (; file.starts_with(kUp); file.remove_prefix(kUp.size())) {
    if (folder.empty()) return {};
    folder.remove_suffix(1);
    folder = folder.substr(0, folder.rfind('/') + 1);
  }
  return fmt::format("{}{}", folder, file);
}

// What is between the first from and the next to; nullopt if there is none of that.
std::optional<std::string_view> between(std::string_view text, std::string_view from, std::string_view to) {
  const auto start = text.find(from);
  if (start == std::string_view::npos) return std::nullopt;
  const auto end = text.find(to, start + from.size());
  if (end == std::string_view::npos) return std::nullopt;
  return text.substr(start + from.size(), end - start - from.size());
}

// The names of an import, "a, b as c", as a destructuring pattern: "a,b:c".
std::string pattern_of(std::string_view names) {
  std::string pattern(names);
  constexpr std::string_view kAs = " as ";
  for (auto at = pattern.find(kAs); at != std::string::npos; at = pattern.find(kAs, at))
    pattern.replace(at, kAs.size(), ":");
  std::erase_if(pattern, [](char c) { return c == ' ' || c == '\n'; });
  return pattern;
}

// Turns each module into a function that is called on the spot and returns what the module exports, kept in
// one numbered constant per module: the idea of Browserify and Rollup's "iife" output, cut down to what this
// page needs. Scopes of their own keep equal names of different modules apart, so nothing has to be renamed and no
// JavaScript has to be parsed: imports and exports are recognised by how their lines begin. A real
// bundler, run at build time, would make smaller scripts and make Node a requirement of the build.
class Bundler {
 public:
  explicit Bundler(std::span<const EmbeddedFile> files) : files_(files) {}

  // Adds a module after everything it imports.
  Expected<void> add(const std::string& name) {
    if (numbers_.contains(name)) return {};
    if (!begun_.insert(name).second) return fail(fmt::format("{} imports itself in a circle", name));
    const auto bytes = bytes_of(files_, name);
    if (!bytes) return fail(fmt::format("there is no {}", name));
    const auto scope = scope_of(name, *bytes);
    if (!scope) return std::unexpected(scope.error());
    numbers_.emplace(name, numbers_.size());
    script_ += fmt::format("const {}={}", constant_of(name), *scope);
    return {};
  }

  [[nodiscard]] std::string script() && { return std::move(script_); }

 private:
  // The module as a function that is called once and returns what the module exports.
  Expected<std::string> scope_of(const std::string& name, std::string_view source) {
    const auto condensed = condensed_script(source);
    if (!condensed)
      return fail(fmt::format("{}:{}: {}", name, condensed.error().line, condensed.error().message));
    std::string_view text = *condensed;
    std::string body;
    std::vector<std::string_view> exported;
    while (!text.empty()) {
      auto line = text.substr(0, text.find('\n'));
      if (line.starts_with("import ")) {
        const auto end = text.find(";\n");
        if (end == std::string_view::npos) return fail(fmt::format("{}: an import without an end", name));
        line = text.substr(0, end + 1);
        const auto taken = import(name, line);
        if (!taken) return std::unexpected(taken.error());
        body += *taken;
      } else if (line.starts_with("export ")) {
        const auto rest = line.substr(std::string_view("export ").size());
        const auto constant = exported_name(rest);
        if (!constant) return fail(fmt::format("{}: an unknown way to export: {}", name, line));
        exported.push_back(*constant);
        body += rest;
      } else {
        body += line;
      }
      body += '\n';
      text.remove_prefix(std::min(text.size(), line.size() + 1));
    }
    return fmt::format("(() => {{\n{}return {{{}}};\n}})();\n", body, fmt::join(exported, ","));
  }

  // The constant that holds what a module exports, once it was added: $3.
  [[nodiscard]] std::string constant_of(const std::string& name) const {
    return fmt::format("${}", numbers_.at(name));
  }

  // The line that replaces an import.
  Expected<std::string> import(std::string_view name, std::string_view line) {
    const auto file = between(line, "from \"", "\";");
    if (!file || !file->starts_with('.'))
      return fail(fmt::format("{}: an unknown way to import: {}", name, line));
    const auto module = resolved(name, *file);
    if (module.empty()) return fail(fmt::format("{}: an import from outside the page: {}", name, line));
    if (const auto added = add(module); !added) return std::unexpected(added.error());
    if (const auto whole = between(line, "import * as ", " from"))
      return fmt::format("const {}={};", *whole, constant_of(module));
    const auto names = between(line, "import {", "}");
    if (!names) return fail(fmt::format("{}: an unknown way to import: {}", name, line));
    return fmt::format("const {{{}}}={};", pattern_of(*names), constant_of(module));
  }

  // The name that a declaration declares.
  static std::optional<std::string_view> exported_name(std::string_view declaration) {
    for (const std::string_view kind : {"const ", "function ", "async function ", "class "}) {
      if (!declaration.starts_with(kind)) continue;
      const auto from = declaration.substr(kind.size());
      const auto name = from.substr(0, from.find_first_of(" (=;"));
      if (name.empty() || name.find_first_of("{[*") != std::string_view::npos) return std::nullopt;
      return name;
    }
    return std::nullopt;
  }

  std::span<const EmbeddedFile> files_;
  std::map<std::string, std::size_t> numbers_;  // of those that were added
  std::set<std::string> begun_;                 // added, or waiting for what they import to be added
  std::string script_;
};

}  // namespace

Expected<std::string> bundled_script(std::span<const EmbeddedFile> files, std::string_view name) {
  Bundler bundler(files);
  if (const auto added = bundler.add(std::string(name)); !added) return std::unexpected(added.error());
  return std::move(bundler).script();
}

Expected<std::string> bundled_style(std::span<const EmbeddedFile> files, std::string_view name) {
  const auto list = bytes_of(files, name);
  if (!list) return fail(fmt::format("there is no {}", name));
  std::string style;
  for (const auto& line : split_lines(*list)) {
    const auto file = between(line.text, "@import \"", "\";");
    const auto bytes = file ? bytes_of(files, resolved(name, *file)) : std::nullopt;
    if (file && !bytes) return fail(fmt::format("{}: there is no {}", name, *file));
    style += bytes.value_or(line.text);
    style += '\n';
  }
  return condensed_style(style);
}

}  // namespace quadrille::server
