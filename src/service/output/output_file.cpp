#include "service/output/output_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fmt/format.h>

namespace quadrille::service {
namespace {

constexpr int kMostParts = 10'000;  // of one file, left behind or written at the same time
constexpr int kMostLinks = 40;      // as many as the system follows
constexpr mode_t kNewFile = 0666;   // before the user's mask

std::string cannot_be_written(const std::string& path, int error) {
  return fmt::format("{}: cannot be written: {}", path, std::strerror(error));
}

// Where links lead, even to a file that does not exist yet. Anything but a regular file, such as /dev/stderr,
// is reached by its own name only.
std::string followed(const std::string& path) {
  namespace fs = std::filesystem;
  std::error_code ignored;  // what cannot be read is reported when it is opened
  const auto found = fs::status(path, ignored);
  if (fs::exists(found)) return fs::is_regular_file(found) ? fs::canonical(path, ignored).string() : path;
  fs::path target = path;
  for (int links = 0; links < kMostLinks && fs::is_symlink(target, ignored); ++links)
    target = target.parent_path() / fs::read_symlink(target, ignored);
  return target.string();
}

struct Part {
  std::string name;
  int descriptor = -1;  // -1: errno says why
};

Part open_part(const std::string& target) {
  Part part;
  for (int number = 1; number <= kMostParts; ++number) {
    part.name = fmt::format("{}.part-{}", target, number);
    part.descriptor = ::open(part.name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kNewFile);
    if (part.descriptor >= 0 || errno != EEXIST) break;
  }
  return part;
}

}  // namespace

Expected<OutputFile> OutputFile::open(const std::string& path, Unfinished unfinished) {
  OutputFile file;
  file.path_ = path;
  file.unfinished_ = unfinished;
  file.target_ = followed(path);
  struct stat status{};
  const bool exists = ::stat(file.target_.c_str(), &status) == 0;
  if (!exists && errno != ENOENT) return fail(cannot_be_written(path, errno));
  if (exists && ::access(file.target_.c_str(), W_OK) != 0) return fail(cannot_be_written(path, errno));
  if (!exists || S_ISREG(status.st_mode)) {
    const auto part = open_part(file.target_);
    if (part.descriptor >= 0) {
      file.part_ = part.name;
      file.descriptor_ = part.descriptor;
      if (exists) (void)::fchmod(part.descriptor, status.st_mode & 07777U);
      return file;
    }
    if (!exists) return fail(cannot_be_written(path, errno));
  }
  file.descriptor_ = ::open(file.target_.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC);
  if (file.descriptor_ < 0) return fail(cannot_be_written(path, errno));
  return file;
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : path_(std::move(other.path_)),
      target_(std::move(other.target_)),
      part_(std::exchange(other.part_, {})),
      descriptor_(std::exchange(other.descriptor_, -1)),
      unfinished_(other.unfinished_),
      written_(other.written_),
      error_(std::move(other.error_)) {}

OutputFile& OutputFile::operator=(OutputFile&& other) noexcept {
  if (this == &other) return *this;
  settle();
  path_ = std::move(other.path_);
  target_ = std::move(other.target_);
  part_ = std::exchange(other.part_, {});
  descriptor_ = std::exchange(other.descriptor_, -1);
  unfinished_ = other.unfinished_;
  written_ = other.written_;
  error_ = std::move(other.error_);
  return *this;
}

OutputFile::~OutputFile() { settle(); }

void OutputFile::settle() noexcept {
  if (unfinished_ == Unfinished::kept && written_ && descriptor_ >= 0) {
    ::close(std::exchange(descriptor_, -1));
    if (!part_.empty() && ::rename(part_.c_str(), target_.c_str()) == 0) part_.clear();
  }
  discard();
}

void OutputFile::discard() noexcept {
  if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
  if (!part_.empty()) ::unlink(part_.c_str());
  part_.clear();
}

Expected<void> OutputFile::failed(int error) {
  error_ = {cannot_be_written(path_, error)};
  discard();
  return std::unexpected(error_);
}

Expected<void> OutputFile::write(std::string_view bytes) {
  if (!error_.message.empty()) return std::unexpected(error_);
  while (!bytes.empty()) {
    const auto written = ::write(descriptor_, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return failed(errno);
    written_ = true;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return {};
}

Expected<void> OutputFile::finish() {
  if (!error_.message.empty()) return std::unexpected(error_);
  if (descriptor_ < 0) return {};
  // Some file systems report only now that there was no room.
  if (::close(std::exchange(descriptor_, -1)) != 0) return failed(errno);
  if (part_.empty()) return {};
  if (::rename(part_.c_str(), target_.c_str()) != 0) return failed(errno);
  part_.clear();
  return {};
}

Expected<void> write_file(const std::string& path, std::string_view bytes) {
  auto file = OutputFile::open(path);
  if (!file) return std::unexpected(file.error());
  if (const auto written = file->write(bytes); !written) return written;
  return file->finish();
}

}  // namespace quadrille::service
