#pragma once

#include "service/input/record_reader.hpp"
#include "service/solve/solve.hpp"

namespace quadrille::service {

// The most that may be asked for: what a user's own machine can bear, or what a server grants.
struct RequestBounds {
  double seconds = 1e7;  // about four months
  std::size_t bytes = std::size_t{1} << 44U;
  int threads = 1024;
};

// What a user asks of a solve, over the defaults: strategy, params, time_limit (seconds), node_limit,
// memory_limit, threads, seed and unique. Flags, lines of JSON and requests to the server are all read here;
// what is wrong with one is the reader's problem().
[[nodiscard]] SolveRequest read_request(RecordReader& reader, SolveRequest otherwise,
                                        const RequestBounds& bounds = {});

}  // namespace quadrille::service
