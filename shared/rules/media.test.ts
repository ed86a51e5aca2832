import { describe, expect, test } from 'vitest';
import {
  alertOf,
  withDetails,
  isReplaced,
  isTooLarge,
  keysOf,
  mayPass,
  mediaIn,
  nameOf,
  recordIn,
  remainingCount,
  showsDropArea,
  checkFiles,
} from './media.ts';

const MB = 1024 * 1024;

test.each([
  ['image', 15],
  ['pdf', 15],
  ['video', 200],
] as const)('%s: a file of exactly %i MB is accepted, one byte more is not', (type, limit) => {
  expect(isTooLarge(limit * MB, type)).toBe(false);
  expect(isTooLarge(limit * MB + 1, type)).toBe(true);
});

const record = { id: 9001, alt: 'Sticker' };

test.each([
  ['JSON text', JSON.stringify([record]), [record]],
  ['text of text', JSON.stringify(JSON.stringify([record])), [record]],
  ['a list', [record], [record]],
  ['one record', record, [record]],
  ['JSON text of one record', JSON.stringify(record), [record]],
  ['a list as PHP writes it', { 2: record }, [record]],
  ['an empty text', '', []],
  ['nothing', null, []],
  ['an empty object', {}, []],
  ['an empty list', '[]', []],
  ['what is no JSON', '[{', []],
  ['a list with holes', [null, record, 7], [record]],
])('a value may be %s', (_name, value, records) => {
  expect(mediaIn(value)).toEqual(records);
});

test('every record has a unique key', () => {
  expect(keysOf([{ id: 1 }, { id: '1' }, { url: '/a' }, { url: '/b' }, { id: 2 }])).toEqual([
    '1',
    '1#2',
    '#1',
    '#2',
    '2',
  ]);
});

test.each([
  [{ file_name: 'sticker.jpg', url: '/storage/a1.jpg' }, 'sticker.jpg'],
  [{ file_name: '', url: '/storage/a1.jpg?v=2' }, 'a1.jpg'],
  [{ file_name: null, url: null }, ''],
  [{}, ''],
])('%j has the name %j', (record, name) => {
  expect(nameOf(record)).toBe(name);
});

describe('records are completed', () => {
  const details = { id: '9001', url: '/sticker.jpg', alt: 'Bestand', title: null, size: 183_204 };

  test('given values win, gaps are filled', () => {
    expect(withDetails([record], [details])).toEqual([{ ...details, ...record }]);
    expect(withDetails([{ id: 9001, alt: '', url: null }], [details])).toEqual([{ ...details, id: 9001 }]);
  });

  test('the order of the page is kept, and unknown records stay', () => {
    const records = [{ id: 3, alt: '' }, record, { url: '/old.jpg' }];
    expect(withDetails(records, [details, { id: 8 }])).toEqual([records[0], { ...details, ...record }, records[2]]);
  });

  test('a text that was emptied or typed since stays', () => {
    const requested = [{ id: 9001, alt: 'Dak' }, { id: 9002 }];
    const typed = [
      { id: 9001, alt: '' },
      { id: 9002, alt: 'Tuin' },
    ];
    const known = [9001, 9002].map((id) => ({ id, alt: 'Gevel', url: '/a' }));
    expect(withDetails(typed, known, requested)).toEqual([
      { id: 9001, alt: '', url: '/a' },
      { id: 9002, alt: 'Tuin', url: '/a' },
    ]);
  });

  test('a key that the page gives empty stays empty without a value of the shop', () => {
    expect(withDetails([{ id: 1, note: '' }], [{ id: 1, url: '/a' }])).toEqual([{ id: 1, note: '', url: '/a' }]);
  });
});

test.each([
  [[1, 2], [1, 3], true],
  [[1, 2], ['1', '2'], false],
  [[1], [1, 2], false],
  [[], [], false],
])('from %j to %j is another choice: %s', (before, after, isOther) => {
  const records = (ids: (string | number)[]) => ids.map((id) => ({ id }));
  expect(isReplaced(records(before), records(after))).toBe(isOther);
});

test.each([
  { isMultiple: false, maxItems: null, count: 0, remaining: 1, shows: true },
  { isMultiple: false, maxItems: null, count: 1, remaining: 0, shows: false },
  { isMultiple: false, maxItems: 4, count: 1, remaining: 0, shows: false },
  { isMultiple: true, maxItems: null, count: 40, remaining: Infinity, shows: true },
  { isMultiple: true, maxItems: 4, count: 0, remaining: 4, shows: true },
  { isMultiple: true, maxItems: 4, count: 3, remaining: 1, shows: true },
  { isMultiple: true, maxItems: 4, count: 4, remaining: 0, shows: false },
  { isMultiple: true, maxItems: 4, count: 6, remaining: 0, shows: false },
])(
  'multiple $isMultiple, limit $maxItems, $count records: $remaining more',
  ({ count, remaining, shows, ...capacity }) => {
    expect(remainingCount(capacity, count)).toBe(remaining);
    expect(showsDropArea(capacity, count)).toBe(shows);
  },
);

describe('files that are added together', () => {
  const small = { size: 1 };
  const large = { size: 15 * MB + 1 };

  test('files of an allowed size are accepted, the others are not', () => {
    expect(checkFiles([small, large, small], { type: 'image', room: 2 })).toEqual({
      accepted: [small, small],
      tooLarge: [large],
      isTooMany: false,
    });
  });

  test('no file is accepted when there are too many', () => {
    const selection = checkFiles([small, small, small], { type: 'image', room: 2 });
    expect(selection).toEqual({ accepted: [], tooLarge: [], isTooMany: true });
  });
});

describe('the message about a failed upload', () => {
  const refused = (answer: unknown, status = 422) => ({ is: 'refused', status, answer }) as const;

  test.each([
    ['pdf', 'notPdf'],
    ['image', 'notImage'],
    ['video', 'notAllowed'],
  ] as const)('an object says that the file is not %s', (type, is) => {
    expect(alertOf(refused({ errors: { file: ['?'] } }), type)).toEqual({ is });
    expect(alertOf(refused([]), type)).toEqual({ is });
  });

  test.each([
    ['Het bestand is geen PDF.', 422, { is: 'shop-message', text: 'Het bestand is geen PDF.' }],
    [{ message: 'Unauthenticated.' }, 401, { is: 'expired' }],
    [{ message: 'CSRF token mismatch.' }, 419, { is: 'expired' }],
    ['<!doctype html>', 419, { is: 'expired' }],
    [{ message: 'Too Many Attempts.' }, 429, { is: 'tooManyAttempts' }],
    [{ message: 'Server Error' }, 500, { is: 'wentWrong' }],
    [{ message: 'Forbidden' }, 403, { is: 'wentWrong' }],
    [{ errors: { file: ['?'] } }, 415, { is: 'notImage' }],
    [{ errors: { file: ['?'] } }, 413, { is: 'notImage' }],
    ['', 500, { is: 'responded', statusCode: 500 }],
    ['<html>Bad gateway</html>', 502, { is: 'responded', statusCode: 502 }],
    [null, 500, { is: 'responded', statusCode: 500 }],
    ['', 415, { is: 'wrongType' }],
  ] as const)('%j with status %i', (answer, status, alerted) => {
    expect(alertOf(refused(answer, status), 'image')).toEqual(alerted);
  });

  test('no answer, no record, and a timeout', () => {
    expect(alertOf({ is: 'noAnswer' }, 'image')).toEqual({ is: 'wentWrong' });
    expect(alertOf({ is: 'invalidAnswer', status: 500 }, 'image')).toEqual({ is: 'invalidAnswer' });
    expect(alertOf({ is: 'timedOut', seconds: 120 }, 'image')).toEqual({ is: 'timedOut', seconds: 120 });
  });
});

describe('a failed upload may pass when it is sent once more', () => {
  const page = '<html>nginx</html>';

  test.each([
    [413, page, false],
    [400, page, false],
    [422, page, false],
    [415, '', false],
    [422, { errors: { file: ['?'] } }, false],
    [422, 'Het bestand is geen PDF.', false],
    [401, { message: 'Unauthenticated.' }, false],
    [419, page, false],
    [429, 'Even wachten.', true],
    [429, { message: 'Too Many Attempts.' }, true],
    [503, 'Onderhoud tot 12 uur.', true],
    [500, { message: 'Server Error' }, true],
    [502, page, true],
  ] as const)('status %i with %j: %s', (status, answer, passes) => {
    expect(mayPass({ is: 'refused', status, answer })).toBe(passes);
  });

  test('without an answer, after a timeout and for invalid JSON, unless its status is about the file', () => {
    expect(mayPass({ is: 'noAnswer' })).toBe(true);
    expect(mayPass({ is: 'timedOut', seconds: 120 })).toBe(true);
    expect(mayPass({ is: 'invalidAnswer' })).toBe(true);
    expect(mayPass({ is: 'invalidAnswer', status: 500 })).toBe(true);
    expect(mayPass({ is: 'invalidAnswer', status: 422 })).toBe(false);
  });
});

test('the record is the last answer with an id, whichever chunk it belongs to', () => {
  expect(recordIn([{ done: 33 }, { id: 1, done: 100 }, '', null])).toEqual({ id: 1, done: 100 });
  expect(recordIn([{ id: 1 }, { id: 2 }, { done: 1 }])).toEqual({ id: 2 });
  expect(recordIn([{ done: 33 }, 'x', { id: '' }, { id: null }])).toBeUndefined();
});
