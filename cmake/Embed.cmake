# quadrille_embed(OUTPUT file.cpp NAMESPACE ns NAME name FILES ...): makes a C++ source that defines
#   std::span<const quadrille::EmbeddedFile> ns::name()
# with the bytes of the files, in the order given.
function(quadrille_embed)
  cmake_parse_arguments(embed "" "OUTPUT;NAMESPACE;NAME;ROOT" "FILES" ${ARGN})
  string(REPLACE ";" "|" joined "${embed_FILES}")
  add_custom_command(
    OUTPUT ${embed_OUTPUT}
    COMMAND ${CMAKE_COMMAND} -DOUTPUT=${embed_OUTPUT} -DNAMESPACE=${embed_NAMESPACE} -DNAME=${embed_NAME}
            -DROOT=${embed_ROOT} "-DFILES=${joined}" -P ${PROJECT_SOURCE_DIR}/cmake/EmbedFiles.cmake
    DEPENDS ${embed_FILES} ${PROJECT_SOURCE_DIR}/cmake/EmbedFiles.cmake
    COMMENT "Embedding ${embed_NAME}" VERBATIM)
endfunction()
