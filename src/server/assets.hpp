#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/family/embedded.hpp"
#include "server/message.hpp"

namespace quadrille::server {

// The files of the page, embedded when the program was built.
[[nodiscard]] std::span<const EmbeddedFile> page_files();

// What is put into the pages when they are served.
struct PageContents {
  std::string token{};      // for their scripts; "" if a visitor must bring it
  std::string catalogue{};  // as JSON, so that the first board needs no second request; "": the pages ask
};

// The page's files as a browser gets them: by exact path, with their type and a tag that lets the browser
// keep them. A script or a style sheet that a page names is served with everything it imports. Each is packed
// once, for the browsers that take it so. Immutable.
class Assets {
 public:
  Assets(std::span<const EmbeddedFile> files, const PageContents& contents);

  // The answer to a GET of a path; nullopt if there is no such file.
  [[nodiscard]] std::optional<Response> find(const Request& request) const;

 private:
  struct Asset {
    std::string bytes;
    std::string packed;  // the same as gzip; "": that would not be shorter
    std::string type;
    std::string tag;
  };
  std::map<std::string, Asset, std::less<>> assets_;
};

// Adds the headers that every answer carries: no sniffing, no framing, no reading by other origins.
void add_safety(Fields& fields);

}  // namespace quadrille::server
