# Sourced, from the root of the repository, by the scripts that need packages or a build.

# packages SECTION...: the packages that these sections of tools/packages.txt list.
packages() {
  local section
  for section in "$@"; do
    awk -v wanted="[$section]" '/^\[/ { on = ($1 == wanted); next } on && NF && !/^#/ { print $1 }' tools/packages.txt
  done
}

# need SECTION...: installs what is missing of these sections, and says so; silent where nothing is.
# QUADRILLE_NO_INSTALL=1 builds with what is there.
need() {
  [ -z "${QUADRILLE_NO_INSTALL:-}" ] || return 0
  local wanted missing as_root=()
  wanted=$(packages "$@")
  if ! { command -v apt-get && command -v dpkg-query; } >/dev/null; then
    echo "This is not a Debian system. Please install what these Debian packages contain:" $wanted >&2
    echo "and then run it again with QUADRILLE_NO_INSTALL=1 set." >&2
    exit 2
  fi
  missing=$(comm -23 <(sort -u <<<"$wanted") \
    <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' $wanted 2>/dev/null | sed -n 's/^installed //p' | sort -u))
  [ -n "$missing" ] || return 0

  echo "Installing" $missing >&2
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { echo "Installing needs root or sudo." >&2; exit 2; }
    as_root=(sudo)
  fi
  as_root+=(env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0)
  "${as_root[@]}" update >/dev/null
  "${as_root[@]}" install --yes --no-install-recommends $missing >/dev/null
}

# need_browser_tests: installs what the tests of the page take from npm, as tests/browser/package-lock.json pins it;
# silent where it is there.
need_browser_tests() {
  local folder=tests/browser
  [ -z "${QUADRILLE_NO_INSTALL:-}" ] || return 0
  command -v npm >/dev/null || need npm
  [ "$folder/package-lock.json" -nt "$folder/node_modules/.package-lock.json" ] || return 0
  echo "Installing what the tests of the page need" >&2
  npm ci --prefix "$folder" --ignore-scripts --no-audit --no-fund --loglevel=error >&2
  touch "$folder/node_modules/.package-lock.json"
}

# build PRESET [TARGET...]: builds build/PRESET on all cores. Standard output stays clean; silent where all is built.
build() {
  local preset=$1 folder=build/$1
  shift
  if [ ! -e "$folder/build.ninja" ] || [ CMakePresets.json -nt "$folder/build.ninja" ]; then
    cmake --preset "$preset" >&2
  fi
  ninja -C "$folder" -j "$(nproc)" "$@" |
    sed -u -e '/^ninja: Entering directory/d' -e '/^ninja: no work to do/d' -e '/Re-checking globbed directories/d' >&2
}
