import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate, formatDay } from './date.ts';

test.each([
  { raw: '2026-03-05', locale: 'nl', shown: '05-03-2026' },
  { raw: '2026-03-05', locale: 'de', shown: '05.03.2026' },
  { raw: '2026-03-05', locale: 'en', shown: '05/03/2026' },
  { raw: '2026-03-05 23:59:59', locale: 'nl', shown: '05-03-2026' },
  { raw: '2026-03-05T23:59', locale: 'nl', shown: '05-03-2026' },
  { raw: '2026-03-05T23:30:00.000000Z', locale: 'nl', shown: '06-03-2026' },
  { raw: '2026-03-05T23:30:00+01:00', locale: 'nl', shown: '05-03-2026' },
  { raw: '2024-02-29', locale: 'nl', shown: '29-02-2024' },
])('$raw is shown as $shown ($locale)', ({ raw, locale, shown }) => {
  expect(formatDate(raw, locale)).toBe(shown);
});

test.each(['2026-02-31', '2026-13-01', 'volgende week', '5 maart 2026', '2026-13-45T00:00:00Z'])(
  'a text that is not a date is shown unchanged: %s',
  (raw) => {
    expect(formatDate(raw, 'nl')).toBe(raw);
  },
);

test.each([null, undefined, '', '  '])('no date (%s) is a dash', (raw) => {
  expect(formatDate(raw, 'nl')).toBe('-');
});

test('every date keeps its day, month and year', () => {
  const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      const iso = day.toISOString().slice(0, 10);
      expect(formatDate(iso, 'nl').split('-').toReversed().join('-')).toBe(iso);
    }),
  );
});

test.each([
  { raw: '2026-11-24', locale: 'nl', shown: 'dinsdag 24 november' },
  { raw: '2026-11-24 00:00:00', locale: 'de', shown: 'Dienstag, 24. November' },
  { raw: '2026-11-24', locale: 'en', shown: 'Tuesday 24 November' },
  { raw: 'dinsdag tussen 9 en 12', locale: 'nl', shown: 'dinsdag tussen 9 en 12' },
])('$raw in words is $shown ($locale)', ({ raw, locale, shown }) => {
  expect(formatDay(raw, locale)).toBe(shown);
});
