#pragma once

#include <string>
#include <string_view>

#include "server/message.hpp"

namespace quadrille::server {

// How hard to look for a shorter form: an answer is packed while somebody waits, a file of the page once.
enum class Packing { quick, thorough };

// The bytes in the form that browsers call gzip.
[[nodiscard]] std::string gzipped(std::string_view bytes, Packing packing);

// Whether whoever sent these fields takes gzip: names it, or anything, without a quality of 0.
[[nodiscard]] bool takes_gzip(const Fields& fields);

// Marks an answer whose body has been packed, or could have been: a cache must not give one to a client that
// asked for the other.
void mark_varying(Response& response);
void mark_packed(Response& response);

// Packs the body of an answer for a client that takes it. Short ones, pictures in bytes and what is packed
// already are left as they are.
void pack(Response& response, bool taken);

}  // namespace quadrille::server
