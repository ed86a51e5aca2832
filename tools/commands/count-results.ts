/** What a part of the tests came to. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Reads Vitest's JSON report; a run that ended badly without a failed test counts as one failure. */
export function countUnit(report: unknown, code: number): Count {
  const { numPassedTests = 0, numFailedTests = 0 } = (report ?? {}) as {
    numPassedTests?: number;
    numFailedTests?: number;
  };
  return honest({ passed: numPassedTests, failed: numFailedTests }, code);
}

/** Reads Playwright's JSON report; a test that passed at its second attempt counts as passed. */
export function countBrowser(report: unknown, code: number): Count {
  const { stats = {} } = (report ?? {}) as { stats?: { expected?: number; unexpected?: number; flaky?: number } };
  return honest({ passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected ?? 0 }, code);
}

/** Nothing run is nothing proved: a part without tests has failed, whatever its exit code. */
function honest({ passed, failed }: Count, code: number): Count {
  const isWrong = code !== 0 || passed + failed === 0;
  return { passed, failed: isWrong ? Math.max(failed, 1) : failed };
}

export function sum(counts: readonly Count[]): Count {
  return counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
}
