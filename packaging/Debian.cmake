# Three Debian packages, by CPack: the program, the shared library, and what is needed to build against either library.
set(QUADRILLE_MAINTAINER "Quadrille <quadrille@users.noreply.github.com>" CACHE STRING "Whom the packages name")
set(pages ${CMAKE_CURRENT_BINARY_DIR}/pages)

# What is linked into what leaves here, with its licence, as Debian has it beside each package.
set(linked libfmt-dev nlohmann-json3-dev libcli11-dev libcadical-dev libboost1.74-dev libcairo2-dev libpixman-1-dev
    libfontconfig-dev libfreetype-dev libexpat1-dev libpng-dev libbrotli-dev zlib1g-dev libpugixml-dev libstdc++-12-dev
    fonts-dejavu-core)
set(third_party "Quadrille is made of more than its own code. These are the licences of the libraries that are linked into it,\n")
string(APPEND third_party "as /usr/share/doc/PACKAGE/copyright of Debian has them.\n")
foreach(package IN LISTS linked)
  if(EXISTS /usr/share/doc/${package}/copyright)
    file(READ /usr/share/doc/${package}/copyright text)
    string(APPEND third_party "\n==== ${package} ====\n\n${text}")
  endif()
endforeach()
file(WRITE ${pages}/third-party "${third_party}")

file(READ ${PROJECT_SOURCE_DIR}/LICENSE licence)
string(REGEX MATCH "Copyright [^\n]*" QUADRILLE_COPYRIGHT "${licence}")
string(REGEX REPLACE "^Copyright (\\(c\\) )?" "" QUADRILLE_COPYRIGHT "${QUADRILLE_COPYRIGHT}")
# As a Debian copyright file wants it: every line indented, an empty one a dot.
string(STRIP "${licence}" licence)
string(REPLACE "\n" "\n " QUADRILLE_LICENCE " ${licence}")
string(REPLACE "\n \n" "\n .\n" QUADRILLE_LICENCE "${QUADRILLE_LICENCE}")
configure_file(copyright.in ${pages}/copyright @ONLY)

string(TIMESTAMP QUADRILLE_DATE "%a, %d %b %Y %H:%M:%S +0000" UTC)  # of SOURCE_DATE_EPOCH, where that is set
function(quadrille_debian component name)
  set(QUADRILLE_DEB ${name})
  configure_file(changelog.in ${pages}/${name}/changelog @ONLY)
  execute_process(COMMAND gzip -9nf changelog WORKING_DIRECTORY ${pages}/${name} COMMAND_ERROR_IS_FATAL ANY)
  install(FILES ${pages}/${name}/changelog.gz ${pages}/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${name}
          COMPONENT ${component})
endfunction()
set(library_package libquadrille${PROJECT_VERSION_MAJOR})
quadrille_debian(program quadrille)
quadrille_debian(library ${library_package})
quadrille_debian(development libquadrille-dev)
install(FILES ${pages}/third-party DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/quadrille COMPONENT program)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME quadrille)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "${QUADRILLE_MAINTAINER}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_OUTPUT_FILE_PREFIX ${PROJECT_BINARY_DIR}/debian)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL program library development)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE "")

# Lines of at most 80 columns, the blank before each included. CPack puts the project's description above them.
string(CONCAT long
  "Tens (Fruit Box), nonograms, kakuro, minesweeper and sudoku: solved by\n"
  "strategies that are chosen at run time, within limits of time and memory,\n"
  "and every answer checked by a referee that shares no code with the solvers.")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME quadrille)
# Not games, whose programs Debian has in /usr/games.
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION misc)
# Opened when they are first needed, for pictures and for the code of serve --phone.
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS "libcairo2, fonts-dejavu-core, libqrencode4")
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION "${long}")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME ${library_package})
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${CMAKE_CURRENT_SOURCE_DIR}/triggers)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_RECOMMENDS "libcairo2, fonts-dejavu-core")
set(CPACK_COMPONENT_LIBRARY_DESCRIPTION "${long}\n.\nThis package has the shared library.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libquadrille-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "${library_package} (= ${PROJECT_VERSION})")
# What the static library was built on.
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_RECOMMENDS "libcadical-dev, libtbb-dev, libpugixml-dev, libpng-dev")
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION "${long}\n.\nThis package has the headers for C++ and C, the static library, and files for\nCMake and pkg-config.")
include(CPack)
