#pragma once

#include <initializer_list>
#include <string>
#include <utility>

#include "engine/settings/record.hpp"

// What requests are made of.
namespace quadrille::server {

inline Record object(std::initializer_list<std::pair<std::string, Record>> entries) {
  return Record::Map(entries);
}

inline constexpr const char* kTens =
    "1 9 4\n"
    "5 5 6\n";
inline constexpr const char* kPlus =
    "width 3\n"
    "height 3\n"
    "\n"
    "rows\n1\n3\n1\n"
    "\n"
    "columns\n1\n3\n1\n";
inline constexpr const char* kKakuro =
    "3 3\n"
    "X D3 D4\n"
    "A4 . .\n"
    "A3 . .\n";
inline constexpr const char* kMines =
    "mines 1\n"
    "1?\n"
    "11\n";

}  // namespace quadrille::server
