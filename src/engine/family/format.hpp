#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/settings/record.hpp"
#include "grid/error.hpp"

namespace quadrille {

// What a file or a line of input holds: its text and, if the text is JSON, its tree.
struct Source {
  std::string_view text;
  const Record* record = nullptr;
};

// A puzzle with the name it has in its file; "" if the file gives none.
template <class P>
struct Named {
  std::string id;
  P puzzle;
};

// The same for a puzzle that is held elsewhere, to be written.
template <class P>
struct NamedRef {
  std::string_view id;
  const P& puzzle;
};

struct FormatInfo {
  std::string_view name;
  std::string_view summary;
  std::string_view extension;  // with its dot
  bool reads = true;
  bool writes = true;
};

// One file format. A null function: the format cannot be read, or written.
template <class P>
struct Format {
  std::string_view name;
  std::string_view summary;
  std::string_view extension;
  bool (*recognise)(const Source&) = nullptr;
  Expected<std::vector<Named<P>>> (*read)(const Source&) = nullptr;  // at least one puzzle
  Expected<std::string> (*write)(std::span<const NamedRef<P>>) = nullptr;
};

}  // namespace quadrille
