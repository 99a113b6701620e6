#include "server/events.hpp"

#include <utility>
#include <vector>

#include <fmt/format.h>

#include "server/admission.hpp"

namespace quadrille::server {
namespace {

std::string event_text(std::string_view event, std::string_view json) {
  return fmt::format("event: {}\ndata: {}\n\n", event, json);
}

}  // namespace

// What one page has yet to read. Slow and vanished readers are the whole difficulty of server-sent events: a
// queue of everything grows without bound, and dropping what does not fit may drop a result. So the mailbox
// holds state rather than messages: of each job the newest progress or its result, however many were sent.
// Its size is bounded by the jobs of the page, and Jobs starts no more while too many results are unread.
// A piece that was handed over is kept until the reader asks for the next one; if the stream breaks before
// that, it is sent again on the new stream. A result may arrive twice, but never not at all.
class Pages::Mailbox {
 public:
  explicit Mailbox(std::string page) : page_(std::move(page)) {}

  std::uint64_t stream = 0;  // the stream that reads; 0: none
  std::function<void()> wake{};

  // For a new reader. What the last one took, and perhaps never saw, is sent again.
  void reopen() {
    results_.insert(results_.begin(), taken_.begin(), taken_.end());
    taken_.clear();
    greeting_ = event_text("hello", fmt::format(R"({{"page":"{}","schema":1}})", page_));
  }
  void put_progress(const std::string& job, std::string_view json) {
    progress_.insert_or_assign(job, event_text("progress", json));
    ring();
  }
  void put_result(const std::string& job, std::string text) {
    progress_.erase(job);
    results_.push_back(std::move(text));
    ring();
  }
  void put_heartbeat() {
    heartbeat_ = true;
    ring();
  }
  [[nodiscard]] std::size_t unread() const { return results_.size() + taken_.size(); }

  // That the reader asks for more means that it has the last piece.
  [[nodiscard]] std::string take() {
    taken_ = std::exchange(results_, {});
    std::string text = std::exchange(greeting_, {});
    for (const auto& [job, progress] : std::exchange(progress_, {})) text += progress;
    for (const auto& result : taken_) text += result;
    if (text.empty() && heartbeat_) text = ": still here\n\n";
    heartbeat_ = false;
    return text;
  }

  void ring() const {
    if (stream != 0 && wake) wake();
  }

 private:
  std::string page_;
  std::string greeting_;
  std::map<std::string, std::string> progress_;  // by job
  std::vector<std::string> results_;
  std::vector<std::string> taken_;
  bool heartbeat_ = false;
};

// What a connection reads. It ends when its page opens another stream.
class Pages::Stream final : public Feed {
 public:
  Stream(Pages& pages, std::string page, std::shared_ptr<Mailbox> mailbox)
      : pages_(pages),
        alive_(pages.alive_),
        page_(std::move(page)),
        mailbox_(std::move(mailbox)),
        number_(mailbox_->stream) {}

  std::optional<std::string> take() override {
    if (mailbox_->stream != number_) return std::nullopt;
    return mailbox_->take();
  }
  void when_ready(std::function<void()> wake) override {
    if (mailbox_->stream == number_) mailbox_->wake = std::move(wake);
  }
  void closed() override {
    if (!alive_.expired()) pages_.lost(page_, number_);
  }

 private:
  Pages& pages_;
  std::weak_ptr<bool> alive_;
  std::string page_;
  std::shared_ptr<Mailbox> mailbox_;
  std::uint64_t number_;
};

Pages::Pages(Loop& loop, Gone gone, std::chrono::milliseconds grace)
    : loop_(loop), gone_(std::move(gone)), grace_(grace), alive_(std::make_shared<bool>(true)) {
  send_heartbeat();
}
Pages::~Pages() = default;

std::shared_ptr<Feed> Pages::open(std::string_view page) {
  auto found = mailboxes_.find(page);
  if (found == mailboxes_.end()) {
    auto name = make_token();
    found = mailboxes_.emplace(name, std::make_shared<Mailbox>(name)).first;
  }
  auto& mailbox = *found->second;
  const auto former = std::exchange(mailbox.wake, {});
  mailbox.stream = next_stream_++;
  mailbox.reopen();
  if (former) former();  // the former stream sees that it has been replaced
  return std::make_shared<Stream>(*this, found->first, found->second);
}

std::size_t Pages::streams() const {
  std::size_t open = 0;
  for (const auto& [page, mailbox] : mailboxes_) open += mailbox->stream != 0 ? 1 : 0;
  return open;
}

std::size_t Pages::unread(std::string_view page) const {
  const auto found = mailboxes_.find(page);
  return found == mailboxes_.end() ? 0 : found->second->unread();
}

void Pages::progress(std::string_view page, const std::string& job, std::string_view json) {
  const auto found = mailboxes_.find(page);
  if (found != mailboxes_.end()) found->second->put_progress(job, json);
}

void Pages::result(std::string_view page, const std::string& job, std::string_view event,
                   std::string_view json) {
  const auto found = mailboxes_.find(page);
  if (found != mailboxes_.end()) found->second->put_result(job, event_text(event, json));
}

void Pages::lost(const std::string& page, std::uint64_t stream) {
  const auto found = mailboxes_.find(page);
  if (found == mailboxes_.end() || found->second->stream != stream) return;
  found->second->stream = 0;
  found->second->wake = {};
  loop_.after(grace_, [this, page, alive = std::weak_ptr(alive_)] {
    if (alive.expired()) return;
    const auto late = mailboxes_.find(page);
    if (late == mailboxes_.end() || late->second->stream != 0) return;
    mailboxes_.erase(late);
    gone_(page);
  });
}

void Pages::send_heartbeat() {
  for (const auto& [page, mailbox] : mailboxes_) mailbox->put_heartbeat();
  loop_.after(kHeartbeat, [this, alive = std::weak_ptr(alive_)] {
    if (!alive.expired()) send_heartbeat();
  });
}

}  // namespace quadrille::server
