import { describe, expect, test } from 'vitest';
import { countBrowser, countUnit, sum } from './count-results.ts';

describe('the summary of a test run', () => {
  test('adds up what the parts report', () => {
    const unit = countUnit({ numPassedTests: 40, numFailedTests: 2 }, 1);
    const browser = countBrowser({ stats: { expected: 10, unexpected: 1, flaky: 1 } }, 1);
    expect(sum([unit, browser])).toEqual({ passed: 51, failed: 3 });
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
    expect(countBrowser({ stats: { expected: 0, skipped: 7 } }, 0)).toEqual({ passed: 0, failed: 0, skipped: 7 });
  });
});
