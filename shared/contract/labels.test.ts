import { expect, test } from 'vitest';
import { readLabels } from './labels.ts';

const GUARANTEE = { image: '/g.svg', width: '480', height: 320, years: '10', alt: '', url: '/guarantee' };

test('the labels are read as PHP writes them', () => {
  const energy_label = { class: 'A++', image: '/e.png', sheet: '/sheet.pdf', scale: ['A+++', 'D'] };
  expect(readLabels({ guarantee_label: GUARANTEE, energy_label })).toEqual({
    guarantee: { image: '/g.svg', width: 480, height: 320, years: 10, alt: null, url: '/guarantee' },
    energy: energy_label,
  });
});

test.each([
  undefined,
  null,
  '',
  [],
  'GARAN',
  { ...GUARANTEE, image: 'javascript:alert(1)' },
  { ...GUARANTEE, image: null },
  { ...GUARANTEE, width: 0 },
  { ...GUARANTEE, height: 'auto' },
])('a durability label of %j is none', (guarantee_label) => {
  expect(readLabels({ guarantee_label }).guarantee).toBeUndefined();
});

test('a label stays without what cannot be read of it', () => {
  const read = readLabels({
    guarantee_label: { ...GUARANTEE, years: 'lifelong', url: 'javascript:alert(1)' },
    energy_label: { class: 'G', image: 'javascript:alert(1)', scale: ['A', 'Z'] },
  });
  expect(read.guarantee).toMatchObject({ image: '/g.svg', years: undefined, url: null });
  expect(read.energy).toEqual({ class: 'G', image: null, sheet: undefined, scale: undefined });
});

test.each([true, { nl: '/nl' }, ['/nl']])('a label loses only the parts that are %j', (unreadable) => {
  const read = readLabels({
    guarantee_label: { ...GUARANTEE, alt: unreadable },
    energy_label: { class: 'B', image: unreadable, sheet: '/sheet.pdf' },
  });
  expect(read.guarantee).toMatchObject({ image: '/g.svg', alt: undefined, url: '/guarantee' });
  expect(read.energy).toEqual({ class: 'B', image: undefined, sheet: '/sheet.pdf', scale: undefined });
  const links = readLabels({
    guarantee_label: { ...GUARANTEE, url: unreadable },
    energy_label: { class: 'B', image: '/e.png', sheet: unreadable },
  });
  expect(links.guarantee).toMatchObject({ image: '/g.svg', years: 10, url: undefined });
  expect(links.energy).toMatchObject({ class: 'B', image: '/e.png', sheet: undefined });
});

test.each([null, '', 'A', [], {}, { class: 'H' }, { class: 'B+' }, { class: 'a' }, { class: 3 }])(
  'an energy label of %j is none',
  (energy_label) => {
    expect(readLabels({ energy_label }).energy).toBeUndefined();
  },
);
