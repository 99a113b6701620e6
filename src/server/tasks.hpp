#pragma once

#include "server/jobs.hpp"
#include "service/catalogue.hpp"
#include "service/input/record_reader.hpp"

namespace quadrille::server {

// The task that a request for a job describes: to solve, to give a hint, to make a puzzle, to deal a game. Fails if anything
// is wrong with the request, so that the task itself needs only time. catalogue must outlive the task.
[[nodiscard]] Expected<Task> task_of(const service::Catalogue& catalogue, service::RecordReader form);

// What one job may use.
inline constexpr double kLongestJob = 3600;                        // seconds
inline constexpr std::size_t kJobBytes = std::size_t{512} << 20U;  // reserved by its strategy
inline constexpr std::size_t kMostSteps = 20'000;                  // sent to a page

}  // namespace quadrille::server
