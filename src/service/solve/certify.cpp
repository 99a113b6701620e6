#include "service/solve/certify.hpp"

#include <fmt/format.h>

#include <new>
#include <utility>

#include "sat/proof.hpp"
#include "sat/proof_checker.hpp"

namespace quadrille::service {
namespace {

// The proof's share of the bytes a run may use; clauses, solver and checker have the rest.
constexpr std::size_t kProofShare = 4;

std::optional<Claim> claim_of(const SolveResult& result) {
  if (result.outcome.impossible() != nullptr) return Claim::impossible;
  const auto* found = result.outcome.answer();
  if (found != nullptr && found->complete && found->unique == true) return Claim::unique;
  return std::nullopt;
}

std::string_view name(Claim claim) { return claim == Claim::unique ? "unique" : "impossible"; }

std::string_view name(Witness witness) {
  switch (witness) {
    case Witness::proof:
      return "proof";
    case Witness::totals:
      return "totals";
    case Witness::second_engine:
      return "second engine";
  }
  return "";
}

// One attempt at a certificate: the totals, the clauses, their refutation, the check of its proof.
class Attempt {
 public:
  Attempt(const Family& family, const SolveResult& result, Context& context, Certificate& certificate)
      : family_(family), result_(result), context_(context), certificate_(certificate) {}

  void run(const AnyPuzzle& puzzle) {
    const bool unique = certificate_.claim == Claim::unique;
    if (!unique) {
      if (auto differ = family_.certification()->totals_differ(puzzle)) {
        certificate_.by = Witness::totals;
        certificate_.verified = true;
        certificate_.totals = std::move(*differ);
        return;
      }
    }
    Cnf cnf(context_);
    family_.certification()->clauses(puzzle, unique ? result_.outcome.answer()->answer.get() : nullptr, cnf);
    certificate_.clauses = cnf.clauses();
    if (!cnf.whole()) return give_up("its clauses were not written", context_.end());
    context_.log(LogLevel::info,
                 fmt::format("certify: {} clauses over {} variables", cnf.clauses(), cnf.variables()));

    const auto proof_bytes = context_.limits().bytes / kProofShare;
    const Reservation room(context_, proof_bytes);
    if (!room.granted()) return give_up("there is no room for a proof", End::memory);
    auto searching = context_.child({.nodes = context_.limits().nodes});
    const auto refutation = sat::refute(cnf, proof_bytes, searching);
    if (refutation.verdict == sat::Verdict::satisfiable) {
      throw Fault(fmt::format("{} '{}' claims that {}, but the clauses of the certificate have one",
                              family_.name(), result_.strategy,
                              unique ? "there is no other answer" : "there is no answer"));
    }
    if (refutation.verdict == sat::Verdict::unknown) return give_up("no proof was found", searching.end());
    if (refutation.log->overflowed()) return rely_on_solver("the proof is too long to keep", End::memory);
    check(cnf, refutation.log->text());
  }

 private:
  void check(const Cnf& cnf, std::string_view proof) {
    auto checking = context_.child({.nodes = context_.limits().nodes});
    const auto checked = sat::check_proof(cnf, proof, checking);
    context_.log(LogLevel::info, fmt::format("certify: {} steps of {} bytes", checked.steps, proof.size()));
    switch (checked.verdict) {
      case sat::ProofVerdict::verified:
        certificate_.by = Witness::proof;
        certificate_.verified = true;
        certificate_.steps = checked.steps;
        return;
      case sat::ProofVerdict::refused:
        certificate_.by = Witness::proof;
        certificate_.verified = false;
        certificate_.steps = checked.steps;
        certificate_.why_not =
            fmt::format("step {} of the proof was refused: {}", checked.steps, checked.why);
        return;
      case sat::ProofVerdict::cut:
        return rely_on_solver("the proof was not checked to its end", checking.end());
    }
  }

  // The SAT solver's word without a proof, unless the strategy uses a SAT solver too.
  void rely_on_solver(std::string_view why_no_proof, End end) {
    if (leans_on_clauses()) return give_up(why_no_proof, end);
    certificate_.by = Witness::second_engine;
    certificate_.verified = true;
    certificate_.why_not = {};
  }

  [[nodiscard]] bool leans_on_clauses() const {
    return std::ranges::find(family_.certification()->by_clauses(), result_.strategy) !=
           family_.certification()->by_clauses().end();
  }

  void give_up(std::string_view why, End end) {
    certificate_.why_not = fmt::format("{} (ended by {})", why, name(end));
  }

  const Family& family_;
  const SolveResult& result_;
  Context& context_;
  Certificate& certificate_;
};

// 1234567 as 1,234,567.
std::string with_commas(std::size_t number) {
  auto digits = std::to_string(number);
  for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3)
    digits.insert(static_cast<std::size_t>(at), ",");
  return digits;
}

}  // namespace

Certificate certify(const Family& family, const AnyPuzzle& puzzle, const SolveResult& result,
                    const SolveRequest& request, const Hooks& hooks) {
  Certificate certificate{.claim = claim_of(result)};
  if (!certificate.claim) {
    if (!achieved(certificate, result))
      certificate.why_not = "the run did not settle whether there is an answer, or another one";
    return certificate;
  }
  auto& clock = hooks.clock != nullptr ? *hooks.clock : steady_clock();
  const auto start = clock.now();
  auto context = context_for(request, hooks);
  try {
    Attempt(family, result, context, certificate).run(puzzle);
  } catch (const std::bad_alloc&) {
    certificate.why_not = "there is not enough memory";
  }
  certificate.time_ms = std::chrono::duration<double, std::milli>(clock.now() - start).count();
  return certificate;
}

bool achieved(const Certificate& certificate, const SolveResult& result) {
  if (certificate.claim) return certificate.verified == true;
  const auto* found = result.outcome.answer();
  return found != nullptr && found->second.has_value();
}

std::string in_words(const Certificate& certificate, const SolveResult& result) {
  if (!achieved(certificate, result)) return "not certified: " + certificate.why_not;
  if (!certificate.claim) return "nothing to certify: both answers are checked";
  const std::string_view what = certificate.claim == Claim::unique ? "no other answer" : "no answer";
  if (certificate.by == Witness::totals) return fmt::format("certified: {} ({})", what, certificate.totals);
  if (certificate.by == Witness::second_engine)
    return fmt::format("certified: {} (a second engine agrees; its proof is too long to check here)", what);
  return fmt::format("certified: {} (a proof of {} {}, checked)", what, with_commas(*certificate.steps),
                     *certificate.steps == 1 ? "step" : "steps");
}

Record record_of(const Certificate& certificate) {
  Record record;
  record.add("claim", certificate.claim ? Record(name(*certificate.claim)) : Record());
  record.add("by", certificate.by ? Record(name(*certificate.by)) : Record());
  record.add("verified", certificate.verified ? Record(*certificate.verified) : Record());
  record.add("steps", certificate.steps ? Record(*certificate.steps) : Record());
  record.add("clauses", certificate.clauses);
  record.add("time_ms", certificate.time_ms);
  if (!certificate.totals.empty()) record.add("totals", certificate.totals);
  if (!certificate.why_not.empty()) record.add("why_not", certificate.why_not);
  return record;
}

}  // namespace quadrille::service
