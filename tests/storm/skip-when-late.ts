import { test } from '@playwright/test';

/** In milliseconds of `Date`. `npm test` begins no more tests of the storm then, and says how many it did not run. */
const end = Number(process.env.STORM_UNTIL || Infinity);

/** For `beforeEach` of each file of the storm. */
export const skipWhenLate = (): void => test.skip(Date.now() > end, 'There is no time for more.');
