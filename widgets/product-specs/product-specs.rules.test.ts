import { expect, test } from 'vitest';
import { readSpecs } from './product-specs.rules.ts';

const read = [
  { name: 'Vermogen', value: '3 kW' },
  { name: 'Fasen', value: '1' },
];

test.each([
  [
    'a list of names and values',
    [
      { name: 'Vermogen', value: '3 kW' },
      { name: 'Fasen', value: 1 },
    ],
  ],
  [
    'pairs',
    [
      ['Vermogen', ' 3 kW '],
      ['Fasen', 1],
    ],
  ],
  ['a list with gaps, as PHP writes it', { 0: { name: 'Vermogen', value: '3 kW' }, 4: ['Fasen', '1'] }],
  ['names with their values', { Vermogen: '3 kW', Fasen: 1 }],
])('%s is a table', (_, given) => {
  expect(readSpecs(given)).toEqual(read);
});

test('several values are joined, a missing one is empty, and a row without a name is dropped', () => {
  const given = [
    { name: 'Poorten', value: ['WLAN', 'RS485', null] },
    { name: 'Kleur', value: null },
    { name: 'Gewicht' },
    { name: '', value: 'x' },
  ];
  expect(readSpecs(given)).toEqual([
    { name: 'Poorten', value: 'WLAN, RS485' },
    { name: 'Kleur', value: '' },
    { name: 'Gewicht', value: '' },
  ]);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['text', 'Vermogen'],
  ['a list of texts', ['Vermogen']],
])('%s is not a table', (_, given) => {
  expect(readSpecs(given)).toBeNull();
});
