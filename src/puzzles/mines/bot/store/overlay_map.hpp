#pragma once

#include <cassert>
#include <optional>
#include <unordered_map>
#include <utility>

namespace quadrille::mines::bot {

// A map as it will be: a base map that stays unchanged, and the changes to it.
template <class Key, class Value>
class OverlayMap {
 public:
  using Changes = std::unordered_map<Key, std::optional<Value>>;

  explicit OverlayMap(const std::unordered_map<Key, Value>& base) : base_(&base) {}

  // Null: there is none.
  [[nodiscard]] const Value* find(const Key& key) const {
    if (const auto changed = changes_.find(key); changed != changes_.end())
      return changed->second ? &*changed->second : nullptr;
    const auto kept = base_->find(key);
    return kept == base_->end() ? nullptr : &kept->second;
  }

  // The value of an existing key, to be changed.
  [[nodiscard]] Value& edit(const Key& key) {
    const auto changed = changes_.find(key);
    if (changed != changes_.end()) {
      assert(changed->second);
      return *changed->second;
    }
    return *changes_.emplace(key, base_->at(key)).first->second;
  }

  void put(const Key& key, Value value) { changes_.insert_or_assign(key, std::move(value)); }
  void erase(const Key& key) { changes_.insert_or_assign(key, std::nullopt); }

  // Calls visit(key, value) for all entries, in no particular order.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (const auto& [key, value] : *base_) {
      if (!changes_.contains(key)) visit(key, value);
    }
    for (const auto& [key, value] : changes_) {
      if (value) visit(key, *value);
    }
  }

  [[nodiscard]] const Changes& changes() const { return changes_; }
  [[nodiscard]] Changes take_changes() { return std::move(changes_); }

 private:
  const std::unordered_map<Key, Value>* base_;
  Changes changes_;
};

}  // namespace quadrille::mines::bot
