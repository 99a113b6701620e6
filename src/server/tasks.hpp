#pragma once

#include "server/jobs.hpp"
#include "service/catalogue.hpp"
#include "service/input/record_reader.hpp"

namespace quadrille::server {

// A job as a request asks for it: to solve, to give a hint, to make a puzzle. All that can be wrong with the
// request is told now; the task that is left needs only time. catalogue must outlive it.
[[nodiscard]] Expected<Task> task_of(const service::Catalogue& catalogue, service::RecordReader form);

// What one job may use.
inline constexpr double kLongestJob = 3600;                        // seconds
inline constexpr std::size_t kJobBytes = std::size_t{512} << 20U;  // reserved by its strategy
inline constexpr std::size_t kMostSteps = 20'000;                  // sent to a page

}  // namespace quadrille::server
