#include "service/solve/request.hpp"

#include <cstdint>

namespace quadrille::service {

SolveRequest read_request(RecordReader& reader, SolveRequest otherwise, const RequestBounds& bounds) {
  auto request = std::move(otherwise);
  request.strategy = reader.text_or("strategy", request.strategy);
  if (reader.has("params")) request.parameters = reader.object("params");
  if (const auto seconds = reader.number("time_limit", 0, bounds.seconds)) {
    request.time =
        std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::duration<double>(*seconds));
  }
  if (const auto nodes = reader.integer("node_limit", 0, INT64_MAX))
    request.nodes = static_cast<std::uint64_t>(*nodes);
  request.bytes = reader.bytes("memory_limit", bounds.bytes).value_or(request.bytes);
  request.threads = static_cast<int>(reader.integer("threads", 1, bounds.threads).value_or(request.threads));
  if (const auto seed = reader.integer("seed", 0, INT64_MAX))
    request.seed = static_cast<std::uint64_t>(*seed);
  request.prove_unique = reader.truth("unique", request.prove_unique);
  return request;
}

}  // namespace quadrille::service
