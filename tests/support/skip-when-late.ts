import { test } from '@playwright/test';

/**
 * In milliseconds of `Date`. On a slow machine `npm test` begins no more tests on the demo shop's pages then, and says how
 * many it did not run.
 */
const end = Number(process.env.TESTS_UNTIL || Infinity);

export const skipWhenLate = (): void => test.info().skip(Date.now() > end, 'There is no time for more.');
