#pragma once

#include <chrono>
#include <stop_token>

#include "server/message.hpp"
#include "service/catalogue.hpp"
#include "service/input/record_reader.hpp"

namespace quadrille::server {

// What is answered at once: a JSON object in, a record out. They may be called from any thread. An error is
// the request's fault.

[[nodiscard]] Record families(const service::Catalogue& catalogue);
// The same with the view of the first sample: what a page shows to somebody who comes for the first time.
[[nodiscard]] Record opening(const service::Catalogue& catalogue);
[[nodiscard]] Expected<Record> sample(const service::Catalogue& catalogue, std::string_view family,
                                      std::string_view name);

[[nodiscard]] Expected<Record> read(const service::Catalogue& catalogue, service::RecordReader form);
[[nodiscard]] Expected<Record> blank(const service::Catalogue& catalogue, service::RecordReader form);
[[nodiscard]] Expected<Record> view(const service::Catalogue& catalogue, service::RecordReader form);
[[nodiscard]] Expected<Record> edit(const service::Catalogue& catalogue, service::RecordReader form);
[[nodiscard]] Expected<Record> fill(const service::Catalogue& catalogue, service::RecordReader form);
// Within limits of its own, and no longer than somebody waits for it: what it could not decide is not
// checked.
[[nodiscard]] Expected<Record> check(const service::Catalogue& catalogue, service::RecordReader form,
                                     std::stop_token stop);
[[nodiscard]] Expected<Record> convert(const service::Catalogue& catalogue, service::RecordReader form);

// A player who asks for a check or a hint waits no longer than this to hear of a mistake.
inline constexpr std::chrono::seconds kProofreading{2};
inline constexpr std::size_t kCheckBytes = std::size_t{256} << 20U;

// A picture has a type of its own and is no JSON.
[[nodiscard]] Expected<Response> render(const service::Catalogue& catalogue, service::RecordReader form);

}  // namespace quadrille::server
