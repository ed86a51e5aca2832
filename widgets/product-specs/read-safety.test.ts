import { expect, test } from 'vitest';
import { safetyIn } from './read-safety.ts';

const MAKER = { name: 'Growatt', address: '28 Guangming Road, Shenzhen', contact: 'safety@growatt.example' };

test('an offer names its maker, who answers for it in the EU, the product and its warnings', () => {
  const read = safetyIn({
    type: 'MIN 3000TL-XH',
    identifier: 4711,
    picture: '/media/4711.svg',
    manufacturer: MAKER,
    responsible: {
      name: 'Growatt Europe',
      address: { 0: 'Basisweg 10', 1: 'Amsterdam' },
      contact: 'https://growatt.example/nl',
    },
    warnings: { 4: 'Alleen door een installateur.', 5: ' ' },
  });
  expect(read).toEqual({
    type: 'MIN 3000TL-XH',
    identifier: '4711',
    picture: '/media/4711.svg',
    manufacturer: { ...MAKER, contactUrl: 'mailto:safety@growatt.example' },
    responsible: {
      name: 'Growatt Europe',
      address: 'Basisweg 10, Amsterdam',
      contact: 'https://growatt.example/nl',
      contactUrl: 'https://growatt.example/nl',
    },
    warnings: ['Alleen door een installateur.'],
  });
});

test.each([
  ['mailto:safety@growatt.example', 'safety@growatt.example', 'mailto:safety@growatt.example'],
  ['www.growatt.example', 'www.growatt.example', null],
  ['javascript:alert(1)', 'javascript:alert(1)', null],
  ['javascript:alert@x', 'javascript:alert@x', null],
])('the contact %s is shown as %s and leads to %s', (contact, shown, url) => {
  expect(safetyIn({ manufacturer: { ...MAKER, contact } })!.manufacturer).toMatchObject({
    contact: shown,
    contactUrl: url,
  });
});

test('a picture that could run is none, and a single text is a name or a warning', () => {
  const read = safetyIn({ picture: 'javascript:alert(1)', manufacturer: 'Growatt', warnings: 'Heet.' });
  expect(read).toMatchObject({
    picture: null,
    manufacturer: { name: 'Growatt', contactUrl: null },
    warnings: ['Heet.'],
  });
});

test.each([undefined, null, true, 'ja', 3, [], {}, { manufacturer: {}, warnings: [] }, { manufacturer: [], type: {} }])(
  '%j has nothing to say',
  (value) => {
    expect(safetyIn(value)).toBeNull();
  },
);
