#include <iostream>
#include <quadrille/quadrille.hpp>

int main() {
  auto session = quadrille::Session::open("mines", {.options = {{"density", "0.2"}}});
  if (!session) return 2;
  const auto reply = session->tick(R"({"upsert": [[0,0,"1"],[0,1,"?"]], "options": {"bounds": [0,0,1,2]}})");
  if (reply) std::cout << *reply << '\n';
}
