# add_puzzle(name [LINKS ...]): builds src/puzzles/<name>, embeds samples/<name> and collection/<name>.*, and adds the
# family to the catalogue. Every .cpp below the folder belongs to it.
function(add_puzzle name)
  cmake_parse_arguments(puzzle "" "" "LINKS" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp)
  file(GLOB samples CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/samples/${name}/*)
  set(embedded ${CMAKE_CURRENT_BINARY_DIR}/${name}_samples.cpp)
  quadrille_embed(OUTPUT ${embedded} NAMESPACE quadrille::${name} NAME samples
                  ROOT ${PROJECT_SOURCE_DIR}/samples/${name} FILES ${samples})
  file(GLOB collection CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/collection/${name}.*)
  set(embedded_collection ${CMAKE_CURRENT_BINARY_DIR}/${name}_collection.cpp)
  quadrille_embed(OUTPUT ${embedded_collection} NAMESPACE quadrille::${name} NAME collection
                  ROOT ${PROJECT_SOURCE_DIR}/collection FILES ${collection})
  # What reads, writes and shows puzzles is cold.
  set(outside ${sources})
  list(FILTER outside INCLUDE REGEX "/${name}/(formats/.*|make/edit|model/(answer|picture)|play/acts|family)\\.cpp$")
  list(REMOVE_ITEM sources ${outside})
  set(headers ${QUADRILLE_HEADERS} <fmt/format.h> ${PROJECT_SOURCE_DIR}/src/engine/family/family.hpp
              ${PROJECT_SOURCE_DIR}/src/engine/family/strategy.hpp)
  set(links quadrille::engine quadrille::sat quadrille::fmt ${puzzle_LINKS})

  add_library(quadrille_${name}_outside OBJECT ${outside} ${embedded} ${embedded_collection})
  target_include_directories(quadrille_${name}_outside PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/include)
  target_link_libraries(quadrille_${name}_outside PRIVATE ${links})
  quadrille_cold(quadrille_${name}_outside)
  quadrille_headers(quadrille_${name}_outside outside ${headers})
  quadrille_unity(quadrille_${name}_outside EXCEPT formats)

  add_library(quadrille_${name} STATIC ${sources} $<TARGET_OBJECTS:quadrille_${name}_outside>)
  add_library(quadrille::${name} ALIAS quadrille_${name})
  target_include_directories(quadrille_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/include)
  target_link_libraries(quadrille_${name} PUBLIC quadrille::engine quadrille::sat PRIVATE quadrille::fmt ${puzzle_LINKS})
  quadrille_headers(quadrille_${name} family ${headers})
  quadrille_unity(quadrille_${name} EXCEPT strategies techniques)
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
  add_library(quadrille_puzzles STATIC ${CMAKE_CURRENT_BINARY_DIR}/catalogue.cpp)
  add_library(quadrille::puzzles ALIAS quadrille_puzzles)
  target_include_directories(quadrille_puzzles PUBLIC ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/include)
  target_link_libraries(quadrille_puzzles PUBLIC quadrille::engine PRIVATE ${targets})
endfunction()
