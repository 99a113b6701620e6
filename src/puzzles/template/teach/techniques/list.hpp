#pragma once

#include "engine/teach/technique.hpp"
#include "puzzles/template/teach/notes.hpp"

// A person's techniques: a file of this folder each, which holds how it is found and the sentence that says
// why it holds. Hints and grades follow from the list.
namespace quadrille::template_family {

using Technique = quadrille::Technique<Notes, Finding>;

// A band that has all its ticks, or needs every open square for those to come.
[[nodiscard]] const Technique& settled_band();

// All of them, easiest first: no tier after a harder one.
[[nodiscard]] TechniqueList<Technique> techniques();

}  // namespace quadrille::template_family
