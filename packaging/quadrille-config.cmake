# find_package(quadrille)                    quadrille::quadrille, the shared library
# find_package(quadrille COMPONENTS static)  quadrille::static too, which needs what Quadrille was built on
include(CMakeFindDependencyMacro)
include(${CMAKE_CURRENT_LIST_DIR}/quadrille-shared.cmake)
if("static" IN_LIST quadrille_FIND_COMPONENTS)
  foreach(foundation IN ITEMS Threads TBB pugixml PNG)
    find_dependency(${foundation})
  endforeach()
  include(${CMAKE_CURRENT_LIST_DIR}/quadrille-static.cmake)
  set(quadrille_static_FOUND TRUE)
endif()
