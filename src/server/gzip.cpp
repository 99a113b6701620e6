#include "server/gzip.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include <zlib.h>

namespace quadrille::server {
namespace {

// Below this a header and a second look cost more than the bytes that are saved.
constexpr std::size_t kLeastPacked = 1024;

// zlib's for the largest window, and 16 more for gzip's head in place of its own.
constexpr int kWindowBits = 15 + 16;
constexpr int kMemoryLevel = 8;  // zlib's own default

constexpr std::array<std::string_view, 3> kTextTypes{"text/", "application/json", "image/svg+xml"};

bool is_text(std::string_view type) {
  return std::ranges::any_of(kTextTypes, [&](std::string_view each) { return type.starts_with(each); });
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

bool same_word(std::string_view given, std::string_view lower) {
  return std::ranges::equal(given, lower,
                            [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a + 32 : a) == b; });
}

// Whether ";q=0" or any longer nought follows a coding.
bool is_refused(std::string_view parameters) {
  const auto equals = parameters.find('=');
  if (equals == std::string_view::npos || !same_word(trimmed(parameters.substr(0, equals)), "q"))
    return false;
  const auto quality = trimmed(parameters.substr(equals + 1));
  return !quality.empty() && quality.find_first_not_of("0.") == std::string_view::npos;
}

}  // namespace

std::string gzipped(std::string_view bytes, Packing packing) {
  z_stream stream{};
  const int level = packing == Packing::quick ? Z_BEST_SPEED : Z_BEST_COMPRESSION;
  if (deflateInit2(&stream, level, Z_DEFLATED, kWindowBits, kMemoryLevel, Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::runtime_error("zlib has no memory");
  std::string packed(deflateBound(&stream, bytes.size()), '\0');
  // zlib does not write to what it reads, but takes a pointer that would let it.
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  const int ended = deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  if (ended != Z_STREAM_END) throw std::runtime_error("zlib did not come to an end");
  return packed;
}

bool takes_gzip(const Fields& fields) {
  auto rest = fields.find("Accept-Encoding").value_or("");
  bool anything = false;
  while (!rest.empty()) {
    const auto end = std::min(rest.find(','), rest.size());
    const auto coding = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    const auto mark = std::min(coding.find(';'), coding.size());
    const auto name = trimmed(coding.substr(0, mark));
    const bool taken = !is_refused(coding.substr(std::min(mark + 1, coding.size())));
    if (same_word(name, "gzip") || same_word(name, "x-gzip")) return taken;
    if (name == "*") anything = taken;
  }
  return anything;
}

void mark_varying(Response& response) { response.fields.add("Vary", "Accept-Encoding"); }

void mark_packed(Response& response) { response.fields.add("Content-Encoding", "gzip"); }

void pack(Response& response, bool taken) {
  if (response.body.size() < kLeastPacked || !is_text(response.type)) return;
  if (response.fields.find("Vary")) return;
  mark_varying(response);
  if (!taken) return;
  response.body = gzipped(response.body, Packing::quick);
  mark_packed(response);
}

}  // namespace quadrille::server
