#pragma once

#include "engine/family/ruling.hpp"
#include "engine/run/context.hpp"
#include "puzzles/tens/model/model.hpp"
#include "puzzles/tens/rules.hpp"

namespace quadrille::tens {

// Adds to the ruling what is false in the claims of a plan whose moves the referee has played: the cells they
// clear, those that held a digit, whether a move is left, and, as far as the moves refute them, that no play
// clears more. Cut where the context ends before a move that is left was found.
void judge_claims(const Claims& claims, const Verdict& played, Context& context, Ruling& ruling);

}  // namespace quadrille::tens
