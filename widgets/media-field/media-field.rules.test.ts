import { describe, expect, test } from 'vitest';
import { itemsOf } from '../../shared/rules/media-items.ts';
import { generatedName, maxItemsOf, toRecordChange } from './media-field.rules.ts';

describe('a record as it is shown', () => {
  test('with the shop’s data', () => {
    const record = {
      id: 9001,
      file_name: 'sticker.jpg',
      url: '/storage/sticker.jpg',
      mime_type: 'image/jpeg',
      size: '183204',
      alt: 'Sticker',
      title: null,
      size_percentage: 50,
    };
    expect(itemsOf([record], 'image')).toEqual([
      {
        key: '9001',
        kind: 'image',
        name: 'sticker.jpg',
        size: 183_204,
        preview: '/storage/sticker.jpg',
        alt: 'Sticker',
        title: '',
        sizePercentage: '50',
      },
    ]);
  });

  test.each([
    [{ mime_type: 'application/pdf' }, 'image', 'pdf'],
    [{ mime_type: 'video/mp4' }, 'image', 'video'],
    [{ mime_type: 'image/png' }, 'video', 'image'],
    [{ mime_type: 'text/plain' }, 'video', 'video'],
    [{ mime_type: null }, 'pdf', 'pdf'],
    [{}, 'image', 'image'],
  ] as const)('%j in a field for %s is shown as %s', (record, type, kind) => {
    expect(itemsOf([record], type)[0]).toMatchObject({ kind, size: null, preview: null });
  });

  test.each([[-1], ['groot'], [''], [null], [{}]])('a size of %j is unknown', (size) => {
    expect(itemsOf([{ size }], 'image')[0]?.size).toBeNull();
  });
});

test.each([
  ['/storage/a.jpg', true],
  ['storage/a.jpg?v=1:2', true],
  ['//cdn.example/a.jpg', true],
  ['HTTPS://cdn.example/a.jpg', true],
  ['data:image/png;base64,AA', true],
  ['data:text/html,<b>', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['', false],
])('a picture at %j has a preview: %s', (url, isShown) => {
  expect(itemsOf([{ url }], 'image')[0]?.preview).toBe(isShown ? url : null);
});

test.each([
  ['alt', ' Omvormer ', { alt: ' Omvormer ' }],
  ['title', '', { title: '' }],
  ['sizePercentage', '50', { size_percentage: 50 }],
  ['sizePercentage', '33,3 %', { size_percentage: 33.3 }],
  ['sizePercentage', ' ', { size_percentage: null }],
  ['sizePercentage', 'half', { size_percentage: 'half' }],
] as const)('%s %j is stored as %j', (what, text, record) => {
  expect(toRecordChange(what, text)).toEqual(record);
});

test.each([
  [undefined, null],
  [null, null],
  ['', null],
  ['4', 4],
  [0, 0],
])('a maximum of %j is a limit of %j', (maximum, limit) => {
  expect(maxItemsOf(maximum)).toBe(limit);
});

test('a field without a name generates one', () => {
  expect(generatedName(() => 0)).toBe('media-aaaaaaaa');
  expect(generatedName(() => 0.999)).toBe('media-99999999');
  expect(generatedName(Math.random)).toMatch(/^media-[a-z0-9]{8}$/);
});
