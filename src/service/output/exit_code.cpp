#include "service/output/exit_code.hpp"

namespace quadrille::service {

ExitCode exit_code(Status status) {
  if (status == Status::solved) return ExitCode::answered;
  return status == Status::impossible ? ExitCode::refuted : ExitCode::unfinished;
}

ExitCode exit_code(const Ruling& ruling) {
  if (!ruling.mistakes.empty()) return ExitCode::refuted;
  return ruling.cut ? ExitCode::unfinished : ExitCode::answered;
}

ExitCode exit_code(const Review& review) {
  if (!review.mistakes.empty()) return ExitCode::refuted;
  return review.sure ? ExitCode::answered : ExitCode::unfinished;
}

ExitCode exit_code_of_unique(const SolveResult& result) {
  const auto code = exit_code(result.status);
  if (code != ExitCode::answered) return code;
  const auto unique = result.outcome.answer()->unique;
  if (!unique) return ExitCode::unfinished;
  return *unique ? ExitCode::answered : ExitCode::refuted;
}

ExitCode exit_code_of_run(bool stopped) { return stopped ? ExitCode::unfinished : ExitCode::answered; }

ExitCode exit_code(const Tally& tally, bool stopped) {
  if (tally.faults > 0) return ExitCode::fault;
  if (stopped) return ExitCode::unfinished;
  return tally.puzzles > 0 && tally.unread == tally.puzzles ? ExitCode::bad_input : ExitCode::answered;
}

}  // namespace quadrille::service
