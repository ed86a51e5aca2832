import { expect, test } from 'vitest';
import { dateIn, deliveryDates } from './dates.ts';

test.each([
  { now: '2026-11-19T10:00:00Z', after: 1, dates: ['2026-11-20', '2026-11-23', '2026-11-24'] },
  // The warehouse closes at 17:00 in Amsterdam, which is 16:00 in UTC.
  { now: '2026-11-19T15:59:00Z', after: 1, dates: ['2026-11-20', '2026-11-23', '2026-11-24'] },
  { now: '2026-11-19T16:00:00Z', after: 1, dates: ['2026-11-23', '2026-11-24', '2026-11-25'] },
  { now: '2026-11-20T16:00:00Z', after: 1, dates: ['2026-11-24', '2026-11-25', '2026-11-26'] },
  { now: '2026-11-21T03:00:00Z', after: 1, dates: ['2026-11-24', '2026-11-25', '2026-11-26'] },
  { now: '2026-11-22T20:00:00Z', after: 1, dates: ['2026-11-24', '2026-11-25', '2026-11-26'] },
  { now: '2026-11-20T10:00:00Z', after: 3, dates: ['2026-11-25', '2026-11-26', '2026-11-27'] },
  // In Amsterdam it is Tuesday already.
  { now: '2026-06-01T22:30:00Z', after: 1, dates: ['2026-06-03', '2026-06-04', '2026-06-05'] },
  // The clocks change on the 29th of March.
  { now: '2026-03-27T12:00:00Z', after: 1, dates: ['2026-03-30', '2026-03-31', '2026-04-01'] },
])('at $now, the working days from the $after. on are $dates', ({ now, after, dates }) => {
  expect(deliveryDates(Date.parse(now), after, 3)).toEqual(dates);
});

test.each([
  { locale: 'nl', label: 'dinsdag 24 november' },
  { locale: 'de', label: 'Dienstag, 24. November' },
  { locale: 'en', label: 'Tuesday 24 November' },
] as const)('a day is named in $locale', ({ locale, label }) => {
  expect(dateIn(locale, '2026-11-24').replace('Tuesday,', 'Tuesday')).toBe(label);
});
