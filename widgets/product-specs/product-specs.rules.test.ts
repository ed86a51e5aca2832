import { expect, test } from 'vitest';
import { rowsIn, specOf } from './product-specs.rules.ts';

const readSpecs = (value: unknown) => (rowsIn(value) as unknown[]).map(specOf);

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
])('%s is a table', (_, value) => {
  expect(readSpecs(value)).toEqual(read);
});

test('several values are joined, and a missing one is empty', () => {
  const rows = [
    { name: 'Poorten', value: ['WLAN', 'RS485', null] },
    { name: 'Kleur', value: null },
    { name: 'Gewicht' },
  ];
  expect(readSpecs(rows)).toEqual([
    { name: 'Poorten', value: 'WLAN, RS485' },
    { name: 'Kleur', value: '' },
    { name: 'Gewicht', value: '' },
  ]);
});

test('a row that is text is none', () => {
  expect(specOf('Vermogen')).toBeNull();
});
