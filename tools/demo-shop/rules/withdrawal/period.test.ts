import { expect, test } from 'vitest';
import { dayOf, isInTime, lastDayFor } from './period.ts';

test.each([
  { arrived: '2026-11-02T09:00:00Z', lastDay: '2026-12-02', end: '2026-12-02T23:00:00Z' },
  { arrived: '2026-11-02T22:59:59Z', lastDay: '2026-12-02', end: '2026-12-02T23:00:00Z' },
  { arrived: '2026-11-02T23:00:00Z', lastDay: '2026-12-03', end: '2026-12-03T23:00:00Z' },
  // The clocks go forward on 29 March and back on 25 October.
  { arrived: '2026-03-11T23:30:00Z', lastDay: '2026-04-11', end: '2026-04-11T22:00:00Z' },
  { arrived: '2026-10-02T22:30:00Z', lastDay: '2026-11-02', end: '2026-11-02T23:00:00Z' },
])(
  'the period of an order that arrives on $arrived ends with $lastDay in the Netherlands',
  ({ arrived, lastDay, end }) => {
    const period = { lastDay: lastDayFor(dayOf(Date.parse(arrived))) };
    expect(period.lastDay).toBe(lastDay);
    expect([Date.parse(end) - 1, Date.parse(end)].map((now) => isInTime(period, now))).toEqual([true, false]);
  },
);
