/** The results of one part of the tests. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Tests that the machine has no means or no time for. */
  readonly skipped?: number;
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
  const { stats = {} } = (report ?? {}) as {
    stats?: Partial<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  };
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return withExitCode({ passed: expected + flaky, failed: unexpected, skipped }, code);
}

/** A bad exit code, or a run without tests, counts as at least one failure. */
function withExitCode(count: Count, code: number): Count {
  const { passed, failed, skipped = 0 } = count;
  const isWrong = code !== 0 || passed + failed + skipped === 0;
  return { ...count, failed: isWrong ? Math.max(failed, 1) : failed };
}

export function sum(counts: readonly Count[]): Count {
  return counts.reduce((all, count) => ({ passed: all.passed + count.passed, failed: all.failed + count.failed }), {
    passed: 0,
    failed: 0,
  });
}
