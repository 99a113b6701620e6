#pragma once

#include <chrono>
#include <expected>
#include <stop_token>

#include "server/message.hpp"
#include "service/catalogue.hpp"
#include "service/input/recognise.hpp"
#include "service/input/record_reader.hpp"

namespace quadrille::server {

// The requests that are answered at once: a JSON object in, a record out. Any thread may call them. An error
// is the request's fault.

// The families with a thumbnail each, and how their pictures are drawn.
[[nodiscard]] Record families(const service::Catalogue& catalogue);
[[nodiscard]] Expected<Record> sample(const service::Catalogue& catalogue, std::string_view family,
                                      std::string_view name);

[[nodiscard]] std::expected<Record, service::Misread> read(const service::Catalogue& catalogue,
                                                           service::RecordReader form);
// How a text was tried that cannot be read, with an example of one that can; null where it was not.
[[nodiscard]] Record attempt(const service::Misread& misread);
[[nodiscard]] Expected<Record> blank(const service::Catalogue& catalogue, service::RecordReader form);
[[nodiscard]] Expected<Record> view(const service::Catalogue& catalogue, service::RecordReader form);
[[nodiscard]] Expected<Record> edit(const service::Catalogue& catalogue, service::RecordReader form);
[[nodiscard]] Expected<Record> fill(const service::Catalogue& catalogue, service::RecordReader form);
// Within limits of its own, and only for as long as the client waits; what it could not decide by then is
// reported as not checked.
[[nodiscard]] Expected<Record> check(const service::Catalogue& catalogue, service::RecordReader form,
                                     std::stop_token stop);
[[nodiscard]] Expected<Record> aids(const service::Catalogue& catalogue, service::RecordReader form);
[[nodiscard]] Expected<Record> convert(const service::Catalogue& catalogue, service::RecordReader form);

// A game before its first act or after some, and a position that somebody wants advice on. Both advise for as
// long as the client waits, and at most a second.
[[nodiscard]] Expected<Record> game(const service::Catalogue& catalogue, service::RecordReader form,
                                    std::stop_token stop);
[[nodiscard]] Expected<Record> advice(const service::Catalogue& catalogue, service::RecordReader form,
                                      std::stop_token stop);

// A player who asks for a check or a hint waits at most this long to hear of a mistake.
inline constexpr std::chrono::seconds kReviewTime{2};
inline constexpr std::size_t kCheckBytes = std::size_t{256} << 20U;

// A picture has a content type of its own and is not JSON.
[[nodiscard]] Expected<Response> render(const service::Catalogue& catalogue, service::RecordReader form);

}  // namespace quadrille::server
