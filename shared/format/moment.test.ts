import { expect, test } from 'vitest';
import { formatMoment } from './moment.ts';

test.each([
  { raw: '2026-03-05T14:30:07Z', locale: 'nl', shown: '05-03-2026 15:30:07' },
  { raw: '2026-07-05T14:30:07+00:00', locale: 'de', shown: '05.07.2026 16:30:07' },
  { raw: '2026-03-05T23:30:00.000Z', locale: 'en', shown: '06/03/2026 00:30:00' },
  { raw: '2026-03-05', locale: 'nl', shown: '2026-03-05' },
  { raw: 'zojuist', locale: 'nl', shown: 'zojuist' },
])('the moment $raw is shown as $shown ($locale)', ({ raw, locale, shown }) => {
  expect(formatMoment(raw, locale)).toBe(shown);
});
