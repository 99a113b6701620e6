# Sourced, from the root of the repository, by the scripts that run tests.

# suite PRESET [PATTERN]: runs the tests of build/PRESET, or those whose names match, and ends with the totals.
# False: a test failed, or there was none to run.
suite() {
  local report=build/$1/tests.xml
  rm -f "$report"
  ctest --test-dir "build/$1" --tests-regex "${2:-.}" --parallel "$(nproc)" --timeout 600 \
    --progress --output-on-failure --output-junit tests.xml || true
  totals "$report"
}

# totals REPORT: a line per suite, then "N passed, N failed", from CTest's report. A suite is what stands before the
# first dot of a test's name. A test that could not be run has failed; one that skips itself is counted separately.
totals() {
  awk -F '"' '
    /<testcase / {
      for (i = 1; i < NF; i += 2) {
        if ($i ~ / name=$/) name = $(i + 1)
        if ($i ~ / status=$/) status = $(i + 1)
      }
      if (status == "disabled") next
      sub(/\..*/, "", name)
      if (!(name in seen)) suite[++suites] = name
      seen[name] = 1
      if (status == "run") { ++passed[name]; ++all_passed } else { ++failed[name]; ++all_failed }
    }
    /<skipped message="SKIP_REGULAR_EXPRESSION_MATCHED"/ { ++skipped[name]; --failed[name]; --all_failed }
    END {
      print ""
      for (i = 1; i <= suites; ++i) {
        name = suite[i]
        printf "%-24s %4d passed, %d failed", name, passed[name], failed[name]
        print skipped[name] ? ", " skipped[name] " skipped" : ""
      }
      printf "%d passed, %d failed\n", all_passed, all_failed
      exit all_failed > 0 || all_passed == 0
    }' "$1"
}
