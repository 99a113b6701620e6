#pragma once

#include <optional>
#include <string_view>

#include "service/catalogue.hpp"

namespace quadrille::server {

// The puzzles that come with the program, as docs/http-api.md describes them.

// What a family's boards look like: the first sample as a thumbnail, with its answer where cells are filled. Nothing
// without samples.
[[nodiscard]] std::optional<Record> emblem(const service::Catalogue& catalogue, const Family& family);

// A family's collection, with a thumbnail of each puzzle as it is before anybody has begun.
[[nodiscard]] Expected<Record> collection(const service::Catalogue& catalogue, std::string_view family);

// One of them as a view, with its title for a name, its id and its grade; where games are dealt, the board
// before the first act, and the game.
[[nodiscard]] Expected<Record> collected(const service::Catalogue& catalogue, std::string_view family,
                                         std::string_view id);

}  // namespace quadrille::server
