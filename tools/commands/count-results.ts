/** The results of one part of the tests. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Tests that the machine has no means or no time for. */
  readonly skipped?: number;
  /** File and name of each failed test, with the first line of its error. */
  readonly failures?: readonly string[];
}

interface UnitReport {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface BrowserReport extends Suite {
  /** What belongs to no test, such as a file that cannot be loaded. */
  readonly errors?: readonly { readonly message?: string }[];
  readonly stats?: Partial<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
}

/** Reads Vitest's JSON report. */
export function countUnit(report: unknown, code: number): Count {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = (report ?? {}) as UnitReport;
  const failures = testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot be loaded has no tests.
    if (status === 'failed' && tests.length === 0) return [failure([file], message)];
    return tests.map(({ fullName, failureMessages }) => failure([file, fullName], failureMessages?.[0]));
  });
  return withExitCode({ passed: numPassedTests, failed: numFailedTests, failures }, code);
}

/** Reads Playwright's JSON report. A test that passes at the second attempt counts as passed. */
export function countBrowser(report: unknown, code: number): Count {
  const { stats = {}, errors = [], ...suite } = (report ?? {}) as BrowserReport;
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return withExitCode(
    {
      passed: expected + flaky,
      failed: unexpected,
      skipped,
      failures: [...errors.map(({ message }) => failure([], message)), ...failuresIn(suite)],
    },
    code,
  );
}

function failuresIn({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => failure([projectName, file, title], results.at(-1)?.error?.message)),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

// oxlint-disable-next-line no-control-regex -- The colours of a terminal.
const COLOURS = /\u001B\[\d*m/g;

/** The place of a failed test, with the first line of its error. */
export function failure(names: readonly string[], message = ''): string {
  const line = message.replaceAll(COLOURS, '').split('\n')[0]!.trim();
  return [...names.filter((name) => name !== ''), ...(line === '' ? [] : [line])].join(' › ');
}

/** A bad exit code, or a run without tests, counts as at least one failure. */
function withExitCode(count: Count, code: number): Count {
  const { passed, failed, skipped = 0 } = count;
  const isWrong = code !== 0 || passed + failed + skipped === 0;
  return { ...count, failed: isWrong ? Math.max(failed, 1) : failed };
}

export function sum(counts: readonly Count[]): Count {
  const total = (of: 'passed' | 'failed') => counts.reduce((all, count) => all + count[of], 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    failures: counts.flatMap(({ failures = [] }) => failures),
  };
}
