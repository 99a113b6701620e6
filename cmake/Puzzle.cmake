# add_puzzle(name [LINKS ...]): builds src/puzzles/<name>, embeds samples/<name>, and adds the family to the catalogue.
# Every .cpp below the folder belongs to it.
function(add_puzzle name)
  cmake_parse_arguments(puzzle "" "" "LINKS" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp)
  file(GLOB samples CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/samples/${name}/*)
  set(embedded ${CMAKE_CURRENT_BINARY_DIR}/${name}_samples.cpp)
  quadrille_embed(OUTPUT ${embedded} NAMESPACE quadrille::${name} NAME samples
                  ROOT ${PROJECT_SOURCE_DIR}/samples/${name} FILES ${samples})
  quadrille_layer(${name} SOURCES ${sources} ${embedded}
                  LINKS quadrille::engine quadrille::sat PRIVATE_LINKS fmt::fmt ${puzzle_LINKS})
  if(QUADRILLE_PRECOMPILE)
    target_precompile_headers(quadrille_${name} PRIVATE <fmt/format.h>
                              ${PROJECT_SOURCE_DIR}/src/engine/family.hpp ${PROJECT_SOURCE_DIR}/src/engine/strategy.hpp)
  endif()
  set_property(GLOBAL APPEND PROPERTY QUADRILLE_FAMILIES ${name})
endfunction()

# Writes the catalogue: the list of all families given to add_puzzle, in that order.
function(quadrille_catalogue)
  get_property(families GLOBAL PROPERTY QUADRILLE_FAMILIES)
  set(declarations "")
  set(calls "")
  set(targets "")
  foreach(family IN LISTS families)
    string(APPEND declarations
           "namespace quadrille::${family} {\nstd::unique_ptr<const Family> family();\n}\n")
    string(APPEND calls "  families.push_back(${family}::family());\n")
    list(APPEND targets quadrille::${family})
  endforeach()
  configure_file(${PROJECT_SOURCE_DIR}/cmake/catalogue.cpp.in ${CMAKE_CURRENT_BINARY_DIR}/catalogue.cpp @ONLY)
  quadrille_layer(puzzles SOURCES ${CMAKE_CURRENT_BINARY_DIR}/catalogue.cpp
                  LINKS quadrille::engine PRIVATE_LINKS ${targets})
endfunction()
