#include "service/output/output_file.hpp"

#include <gtest/gtest.h>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "support/folder.hpp"

namespace quadrille::service {
namespace {

namespace fs = std::filesystem;

std::string content(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return std::move(text).str();
}

std::size_t files_in(const Folder& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder.path()), {}));
}

// No file may grow beyond so many bytes while this lives: a disk that is full, for this process.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) {
    std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &former_);
    const rlimit small{bytes, former_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
  }
  ~FullDisk() { setrlimit(RLIMIT_FSIZE, &former_); }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit former_{};
};

TEST(OutputFile, TakesTheOldOnesPlaceWhenItIsFinished) {
  const Folder folder;
  const auto path = folder.write("result.txt", "old");
  auto file = OutputFile::open(path).value();
  EXPECT_TRUE(file.write("new ").has_value());
  EXPECT_TRUE(file.write("result").has_value());
  EXPECT_EQ(content(path), "old");
  EXPECT_TRUE(file.finish().has_value());
  EXPECT_EQ(content(path), "new result");
  EXPECT_EQ(files_in(folder), 1U);
}

TEST(OutputFile, AFullDiskLeavesTheOldFileAndSaysWhy) {
  const Folder folder;
  const auto path = folder.write("result.txt", "old");
  Expected<void> written;
  {
    const FullDisk disk(4096);
    written = write_file(path, std::string(10'000, 'x'));
  }
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().message, path + ": cannot be written: File too large");
  EXPECT_EQ(content(path), "old");
  EXPECT_EQ(files_in(folder), 1U);
}

TEST(OutputFile, WhatWasNotFinishedIsDroppedOrKeptAsAskedFor) {
  const Folder folder;
  const auto dropped = folder.write("dropped.txt", "old");
  const auto kept = folder.write("kept.txt", "old");
  const auto untouched = folder.write("untouched.txt", "old");
  {
    auto one = OutputFile::open(dropped).value();
    auto other = OutputFile::open(kept, Unfinished::kept).value();
    const auto third = OutputFile::open(untouched, Unfinished::kept).value();
    EXPECT_TRUE(one.write("new").has_value());
    EXPECT_TRUE(other.write("new").has_value());
  }
  EXPECT_EQ(content(dropped), "old");
  EXPECT_EQ(content(kept), "new");
  EXPECT_EQ(content(untouched), "old") << "nothing was written";
  EXPECT_EQ(files_in(folder), 3U);
}

TEST(OutputFile, KeepsTheModeAndTheLink) {
  const Folder folder;
  const auto path = folder.write("result.txt", "old");
  chmod(path.c_str(), 0640);
  fs::create_symlink("result.txt", folder.path("link.txt"));
  EXPECT_TRUE(write_file(folder.path("link.txt"), "new").has_value());
  EXPECT_TRUE(fs::is_symlink(folder.path("link.txt")));
  EXPECT_EQ(content(path), "new");
  struct stat status{};
  stat(path.c_str(), &status);
  EXPECT_EQ(status.st_mode & 0777U, 0640U);
}

TEST(OutputFile, ALinkToAFileThatIsNotThereYetMakesThatFile) {
  const Folder folder;
  fs::create_symlink("result.txt", folder.path("link.txt"));
  EXPECT_TRUE(write_file(folder.path("link.txt"), "new").has_value());
  EXPECT_TRUE(fs::is_symlink(folder.path("link.txt")));
  EXPECT_EQ(content(folder.path("result.txt")), "new");
}

TEST(OutputFile, SaysWhyItCannotBeWritten) {
  const Folder folder;
  const auto path = folder.path("no/such/folder.txt");
  EXPECT_EQ(write_file(path, "x").error().message, path + ": cannot be written: No such file or directory");
  EXPECT_EQ(write_file(folder.path(), "x").error().message,
            folder.path() + ": cannot be written: Is a directory");
  EXPECT_EQ(write_file("/dev/full", "x").error().message,
            "/dev/full: cannot be written: No space left on device");
  EXPECT_TRUE(write_file("/dev/null", "x").has_value());
}

TEST(OutputFile, TwoWritersDoNotMeet) {
  const Folder folder;
  const auto path = folder.path("result.txt");
  auto one = OutputFile::open(path).value();
  auto other = OutputFile::open(path).value();
  EXPECT_TRUE(one.write("one").has_value());
  EXPECT_TRUE(other.write("other").has_value());
  EXPECT_TRUE(one.finish().has_value());
  EXPECT_TRUE(other.finish().has_value());
  EXPECT_EQ(content(path), "other");
  EXPECT_EQ(files_in(folder), 1U);
}

}  // namespace
}  // namespace quadrille::service
