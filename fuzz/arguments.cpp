// Any words, each ended by a NUL byte, as a command line: parsed, never run.

#include <string>
#include <vector>

#include "cli/commands/list.hpp"
#include "cli/parser.hpp"
#include "fuzz/bytes.hpp"

using namespace quadrille;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto commands = cli::make_commands({.catalogue = fuzz::catalogue()});
  fuzz::Bytes bytes(data, size);
  std::vector<std::string> words{"quadrille"};
  while (!bytes.rest().empty()) words.emplace_back(bytes.part());
  std::vector<const char*> pointers;
  for (const auto& word : words) pointers.push_back(word.c_str());
  const auto parsed = cli::parse(commands, static_cast<int>(pointers.size()), pointers.data());
  if (const auto* call = std::get_if<cli::Call>(&parsed)) fuzz::demand(call->command->run != nullptr);
  if (const auto* error = std::get_if<Error>(&parsed)) {
    fuzz::demand(!error->message.empty() && error->message.find('\n') == std::string::npos);
  }
  return 0;
}
