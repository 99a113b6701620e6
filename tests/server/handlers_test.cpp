#include "server/handlers.hpp"

#include <gtest/gtest.h>

#include "server/requests.hpp"
#include "service/json/json.hpp"
#include "support/lamps.hpp"

namespace quadrille::server {
namespace {

// A referee that looks at one lamp after the other for as long as it is allowed.
Ruling patient(const lamps::Puzzle& puzzle, const lamps::Answer& answer, Extent extent, Context& context) {
  Ruling ruling;
  for (int col = 0; col < static_cast<int>(answer.lamps.size()); ++col) {
    if (!context.proceed()) ruling.leave(at(0, col));
  }
  if (ruling.cut) return ruling;
  return lamps::check(puzzle, answer, extent, context);
}

service::Catalogue catalogue() {
  std::vector<std::unique_ptr<const Family>> families;
  families.push_back(lamps::family({lamps::searching()}, lamps::another, patient));
  return service::Catalogue(std::move(families));
}

Record verdict_on(const char* answer, std::stop_token stop) {
  const auto known = catalogue();
  const auto body =
      object({{"family", known.families().front()->name()}, {"puzzle", "1?1 2"}, {"answer", answer}});
  return check(known, service::RecordReader(body), std::move(stop)).value();
}

TEST(Handlers, ACheckIsTheRefereesRecord) {
  const auto right = verdict_on("101", {});
  EXPECT_EQ(*right.find("valid"), Record(true));
  EXPECT_EQ(*right.find("verdict"), Record("right"));
  const auto wrong = verdict_on("111", {});
  EXPECT_EQ(*wrong.find("valid"), Record(false));
  EXPECT_EQ(*wrong.find("verdict"), Record("wrong"));
}

TEST(Handlers, ACheckWhoseClientHasGoneEndsAsNotChecked) {
  std::stop_source gone;
  gone.request_stop();
  const auto record = verdict_on("101", gone.get_token());
  EXPECT_TRUE(record.find("valid")->is_null());
  EXPECT_EQ(*record.find("verdict"), Record("not_checked"));
  EXPECT_EQ(service::to_json(*record.find("unchecked")), "[[0,0],[0,1],[0,2]]");
}

}  // namespace
}  // namespace quadrille::server
