# What holds for every target: the language, the warnings, the machine, the sanitizers.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

option(QUADRILLE_WERROR "Warnings are errors" OFF)
set(QUADRILLE_SANITIZE "" CACHE STRING "Sanitizers, as -fsanitize= takes them")
set(QUADRILLE_MARCH "x86-64-v2" CACHE STRING "The machine to build for, as -march= takes it")

# What nearly every source includes anyway, parsed once per layer. A source names what it uses all the same: the
# preset tidy builds without.
option(QUADRILLE_PRECOMPILE "Precompile the headers of the standard library" ON)
set(QUADRILLE_HEADERS <algorithm> <chrono> <functional> <map> <memory> <optional> <ranges> <span> <string> <variant>
                      <vector>)

find_program(CCACHE ccache)
if(CCACHE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
  # Headers are precompiled; ccache then asks for the promise that no __DATE__ or __TIME__ decides what is built.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
endif()

if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64" OR QUADRILLE_MARCH STREQUAL "native")
  add_compile_options(-march=${QUADRILLE_MARCH})
endif()

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 sees overlaps, overruns and uninitialised strings in its own std::string and std::variant (GCC bugs 105651,
  # 105562), in precompiled headers even more; clang and the sanitizers look for the true ones.
  add_compile_options(-Wno-restrict -Wno-maybe-uninitialized -Wno-array-bounds -Wno-stringop-overflow
                      -Wno-stringop-overread)
endif()
if(QUADRILLE_WERROR)
  add_compile_options(-Werror)
endif()

if(QUADRILLE_SANITIZE)
  add_compile_options(-fsanitize=${QUADRILLE_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${QUADRILLE_SANITIZE})
  if(QUADRILLE_SANITIZE MATCHES "thread")
    # Debian's TBB is not instrumented, so under tsan engine/parallel runs on std::jthread.
    add_compile_definitions(QUADRILLE_WITHOUT_TBB)
  endif()
endif()

# libFuzzer steers by what it reaches: everything is built so that it sees that, and with the same options, so that
# precompiled headers are shared.
if(QUADRILLE_FUZZ AND CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# Code that runs once a command rather than in a search is built with little optimisation, and so are tests: it takes
# half the time to build and none that anybody notices.
function(quadrille_cold target)
  target_compile_options(${target} PRIVATE -O1)
endfunction()

# quadrille_unity(target [EXCEPT folder...]): compiles the sources of a target eight at a time, where the preset asks for
# that: half the time for a whole build, more for a small change. Not the sources in folders whose files are alike and
# therefore use the same names.
option(QUADRILLE_UNITY "Compile several sources at a time" OFF)
function(quadrille_unity target)
  cmake_parse_arguments(unity "" "" "EXCEPT" ${ARGN})
  if(NOT QUADRILLE_UNITY)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
  get_target_property(sources ${target} SOURCES)
  foreach(folder IN LISTS unity_EXCEPT)
    set(alike ${sources})
    list(FILTER alike INCLUDE REGEX "/${folder}/")
    set_source_files_properties(${alike} TARGET_DIRECTORY ${target} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endforeach()
endfunction()

# quadrille_headers(target kind header...): precompiles headers for a target. Targets of one kind, which must be built
# with the same options, share what the first of them has compiled.
function(quadrille_headers target kind)
  if(NOT QUADRILLE_PRECOMPILE)
    return()
  endif()
  get_property(first GLOBAL PROPERTY QUADRILLE_HEADERS_${kind})
  if(first)
    target_precompile_headers(${target} REUSE_FROM ${first})
  else()
    target_precompile_headers(${target} PRIVATE ${ARGN})
    set_property(GLOBAL PROPERTY QUADRILLE_HEADERS_${kind} ${target})
  endif()
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_compile_options(${target} PRIVATE -Xclang -fno-pch-timestamp)
  endif()
endfunction()

# quadrille_layer(name [COLD] SOURCES ... LINKS ...): one static library per layer, included from src/.
function(quadrille_layer name)
  cmake_parse_arguments(layer "COLD" "" "SOURCES;LINKS;PRIVATE_LINKS" ${ARGN})
  add_library(quadrille_${name} STATIC ${layer_SOURCES})
  add_library(quadrille::${name} ALIAS quadrille_${name})
  target_include_directories(quadrille_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/include)
  # Whoever links it, in a project of his own too, compiles its headers.
  target_compile_features(quadrille_${name} PUBLIC cxx_std_23)
  target_link_libraries(quadrille_${name} PUBLIC ${layer_LINKS} PRIVATE ${layer_PRIVATE_LINKS})
  if(layer_COLD)
    quadrille_cold(quadrille_${name})
    quadrille_headers(quadrille_${name} cold ${QUADRILLE_HEADERS})
  else()
    quadrille_headers(quadrille_${name} hot ${QUADRILLE_HEADERS})
  endif()
endfunction()
