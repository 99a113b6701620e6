#!/usr/bin/env bash
# tools/check-layers must find every kind of wrong door, and let the right ones pass.
# layers_test.sh SOURCE-ROOT
set -euo pipefail
check=$1/tools/check-layers
tree=$(mktemp -d)
trap 'rm -r "$tree"' EXIT
failed=0

# Checks a tree that holds only this file with this include line.
verdict() {
  rm -rf "$tree/src"
  mkdir -p "$tree/src/$(dirname "$1")"
  printf '%s\n' "#include $2" >"$tree/src/$1"
  "$check" "$tree" 2>&1
}
refused() {
  local said
  if said=$(verdict "$1" "$2"); then
    echo "passed, but must not: $1 includes $2" && failed=1
  elif [[ $said != "src/$1:1: "* ]]; then
    echo "refused without naming the line: $1 includes $2: $said" && failed=1
  fi
}
allowed() { verdict "$1" "$2" >/dev/null || { echo "refused, but must pass: $1 includes $2" && failed=1; }; }

refused grid/cell.hpp '"engine/context.hpp"'                   # upward
refused engine/context.hpp '"sat/solver.hpp"'
refused engine/family.hpp '"puzzles/tens/model.hpp"'
refused puzzles/tens/family.cpp '"service/json.hpp"'
refused service/json.cpp '"cli/main.hpp"'
refused draw/text.cpp '"engine/context.hpp"'                   # sideways
refused puzzles/tens/family.cpp '"draw/svg.hpp"'
refused puzzles/tens/family.cpp '"puzzles/mines/model.hpp"'
refused service/solve.cpp '"server/jobs.hpp"'
refused server/routes.cpp '"cli/output.hpp"'
refused server/handlers.cpp '"draw/svg.hpp"'
refused server/handlers.cpp '"puzzles/tens/model.hpp"'
refused service/solve.cpp '"puzzles/tens/model.hpp"'           # past the one interface
refused cli/main.cpp '"puzzles/catalogue.hpp"'
refused cli/main.cpp '"sat/solver.hpp"'
refused grid/cell.cpp '<fmt/format.h>'                         # a library outside its room
refused engine/portfolio.cpp '<oneapi/tbb/parallel_for.h>'
refused puzzles/tens/anneal.cpp '<tbb/task_arena.h>'
refused puzzles/tens/exact.cpp '<cadical.hpp>'
refused engine/record.cpp '<nlohmann/json.hpp>'
refused service/settings.cpp '<CLI/CLI.hpp>'
refused cli/main.cpp '<cairo/cairo.h>'
refused server/routes.cpp '<boost/beast.hpp>'
refused server/http.hpp '<boost/asio.hpp>'
refused server/handlers.cpp '<nlohmann/json.hpp>'
refused cli/commands/serve.cpp '<qrencode.h>'
refused library/solve.cpp '"server/server.hpp"'
refused service/solve.cpp '"library/opened.hpp"'
refused service/solve.cpp '<quadrille/quadrille.hpp>'
refused library/solve.cpp '"draw/svg.hpp"'
refused puzzles/kakuro/exact.cpp '<boost/multiprecision/cpp_int.hpp>'
refused engine/context.cpp '"context.hpp"'                     # no path from src/
refused engine/context.cpp '<sat/solver.hpp>'                  # angle brackets are no way around
refused helpers/strings.hpp '<string>'                         # an unknown layer

allowed grid/cell.cpp '<vector>'
allowed engine/parallel/parallel.cpp '<oneapi/tbb/parallel_for.h>'
allowed sat/solver.cpp '<cadical.hpp>'
allowed puzzles/tens/strategies/anneal.cpp '"puzzles/tens/model.hpp"'
allowed puzzles/kakuro/exact.cpp '"sat/solver.hpp"'
allowed puzzles/catalogue.hpp '"engine/family.hpp"'
allowed service/json.cpp '<nlohmann/json.hpp>'
allowed service/render.cpp '"draw/svg.hpp"'
allowed service/certify.cpp '"sat/proof.hpp"'
allowed service/catalogue.cpp '"puzzles/catalogue.hpp"'
allowed cli/main.cpp '"service/solve.hpp"'
allowed cli/main.cpp '<CLI/CLI.hpp>'
allowed cli/commands/serve.cpp '"server/server.hpp"'
allowed server/routes.cpp '"service/json.hpp"'
allowed server/http.cpp '<boost/beast/core.hpp>'
allowed library/solve.cpp '"service/solve.hpp"'
allowed library/solve.cpp '<quadrille/quadrille.hpp>'
allowed grid/error.hpp '<quadrille/values.hpp>'
allowed puzzles/mines/search/solutions.cpp '<boost/multiprecision/cpp_int.hpp>'
allowed cli/qr.cpp '<qrencode.h>'
exit "$failed"
