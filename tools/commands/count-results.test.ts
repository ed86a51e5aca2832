import { describe, expect, test } from 'vitest';
import { countBrowser, countUnit, sum } from './count-results.ts';

describe('the summary of a test run', () => {
  test('adds up what the parts report', () => {
    const unit = countUnit({ numPassedTests: 40, numFailedTests: 2 }, 1);
    const browser = countBrowser({ stats: { expected: 10, unexpected: 1, flaky: 1 } }, 1);
    const engine = { passed: 1, failed: 1, failures: ['firefox › a step'] };
    expect(sum([unit, browser, engine])).toEqual({ passed: 52, failed: 4, failures: ['firefox › a step'] });
  });

  test('names the failed tests of a unit report, and a file that cannot be loaded', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'adds', status: 'passed' },
            {
              fullName: 'divides',
              status: 'failed',
              failureMessages: ['\u001B[31mError: by zero\u001B[39m\n  at a.ts'],
            },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'Cannot find c.ts', assertionResults: [] },
      ],
    };
    expect(countUnit(report, 1).failures).toEqual([
      'a.test.ts › divides › Error: by zero',
      'b.test.ts › Cannot find c.ts',
    ]);
  });

  test('names the failed tests of a browser report, with their project', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'cart.spec.ts',
      tests: [{ projectName: 'light', status, results: [{}, { error: { message: 'Error: no row\n  at cart' } }] }],
    });
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      errors: [{ message: 'Error: no port\n  at config' }],
      suites: [
        {
          specs: [spec('opens', 'expected')],
          suites: [{ specs: [spec('adds', 'unexpected'), spec('sorts', 'flaky')] }],
        },
      ],
    };
    expect(countBrowser(report, 1).failures).toEqual(['Error: no port', 'light › cart.spec.ts › adds › Error: no row']);
  });

  test.each([
    ['crashed before it wrote a report', undefined, 1],
    ['found no tests', { numPassedTests: 0, numFailedTests: 0 }, 0],
    ['passed every test and had a bad exit code', { numPassedTests: 5, numFailedTests: 0 }, 1],
  ])('counts a part that %s as a failure', (_, report, code) => {
    expect(countUnit(report, code).failed).toBe(1);
  });

  test('counts a browser that never started as a failure', () => {
    expect(countBrowser({ stats: { expected: 0, unexpected: 0, flaky: 0 } }, 0)).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  test('says what there was no time for, and counts it neither as passed nor as failed', () => {
    expect(countBrowser({ stats: { expected: 0, skipped: 7 } }, 0)).toEqual({
      passed: 0,
      failed: 0,
      skipped: 7,
      failures: [],
    });
  });
});
