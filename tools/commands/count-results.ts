/** The results of one part of the tests. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Reads Vitest's JSON report. */
export function countUnit(report: unknown, code: number): Count {
  const { numPassedTests = 0, numFailedTests = 0 } = (report ?? {}) as {
    numPassedTests?: number;
    numFailedTests?: number;
  };
  return withExitCode({ passed: numPassedTests, failed: numFailedTests }, code);
}

/** Reads Playwright's JSON report. A test that passes at the second attempt counts as passed. */
export function countBrowser(report: unknown, code: number): Count {
  const { stats = {} } = (report ?? {}) as { stats?: { expected?: number; unexpected?: number; flaky?: number } };
  return withExitCode({ passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected ?? 0 }, code);
}

/** A bad exit code, or a run without tests, counts as at least one failure. */
function withExitCode({ passed, failed }: Count, code: number): Count {
  const isWrong = code !== 0 || passed + failed === 0;
  return { passed, failed: isWrong ? Math.max(failed, 1) : failed };
}

export function sum(counts: readonly Count[]): Count {
  return counts.reduce((all, count) => ({ passed: all.passed + count.passed, failed: all.failed + count.failed }), {
    passed: 0,
    failed: 0,
  });
}
