#include "service/catalogue.hpp"

#include <gtest/gtest.h>

#include "support/lamps.hpp"

namespace quadrille::service {
namespace {

Catalogue only_lamps() {
  std::vector<std::unique_ptr<const Family>> families;
  families.push_back(lamps::family());
  return Catalogue(std::move(families));
}

TEST(Catalogue, FindsAFamilyByItsName) {
  const auto catalogue = only_lamps();
  EXPECT_EQ(catalogue.find("lamps").value()->name(), "lamps");
  EXPECT_EQ(catalogue.find("lumps").error().message,
            "unknown family 'lumps'; did you mean 'lamps'? (known: lamps)");
}

TEST(Catalogue, HoldsTheFamiliesOfThisBuild) {
  const Catalogue catalogue;
  ASSERT_FALSE(catalogue.families().empty());
  EXPECT_EQ(catalogue.families().front()->name(), "tens");
}

TEST(FindStrategy, NoNameIsTheDefault) {
  const auto family = lamps::family();
  EXPECT_EQ(family->strategy("").value()->name, "search");
  EXPECT_EQ(family->strategy("endless").value()->name, "endless");
  EXPECT_FALSE(family->strategy("none"));
}

}  // namespace
}  // namespace quadrille::service
