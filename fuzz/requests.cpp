// Any bytes as the JSON of a request to the server: the first byte picks what is asked. Every question has an
// answer or an error in words, and every answer that is JSON can be read.

#include <array>
#include <utility>

#include "fuzz/bytes.hpp"
#include "server/handlers.hpp"
#include "server/tasks.hpp"
#include "service/json/json.hpp"

using namespace quadrille;

namespace {

// As a server asks it of somebody who has hung up, so that no input makes the fuzzer wait.
template <auto Ask>
Expected<Record> hung_up(const service::Catalogue& catalogue, service::RecordReader form) {
  std::stop_source gone;
  gone.request_stop();
  return Ask(catalogue, std::move(form), gone.get_token());
}

Expected<Record> read(const service::Catalogue& catalogue, service::RecordReader form) {
  auto answer = server::read(catalogue, std::move(form));
  if (!answer) return std::unexpected<Error>(answer.error());
  return std::move(*answer);
}

using Question = Expected<Record> (*)(const service::Catalogue&, service::RecordReader);
// The corpus picks them by number, and after them a rendering and a job.
constexpr std::array<Question, 9> kQuestions{read,
                                             server::blank,
                                             server::view,
                                             server::edit,
                                             server::fill,
                                             hung_up<server::check>,
                                             server::convert,
                                             hung_up<server::game>,
                                             hung_up<server::advice>};

template <typename T>
void demand_words(const Expected<T>& answer) {
  fuzz::demand(answer || !answer.error().message.empty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Bytes bytes(data, size);
  const auto chosen = bytes.pick(kQuestions.size() + 2);
  const auto request = service::from_json(bytes.rest());
  if (!request) return 0;
  const service::RecordReader form(*request);
  if (chosen == kQuestions.size()) {
    demand_words(server::render(fuzz::catalogue(), form));
  } else if (chosen > kQuestions.size()) {
    demand_words(server::task_of(fuzz::catalogue(), form));
  } else {
    const auto answer = kQuestions[chosen](fuzz::catalogue(), form);
    demand_words(answer);
    if (answer) fuzz::demand(service::from_json(service::to_json(*answer)).has_value());
  }
  return 0;
}
