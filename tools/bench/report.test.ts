import { expect, test } from 'vitest';
import type { Build } from './builds.ts';
import { createRows, formatRows } from './report.ts';
import type { Sample } from './run-subjects.ts';
import { floorOf, formOf, pathOf, subjectsOf } from './subjects.ts';

const light: Build = { name: 'light', folder: 'dist/light', kinds: new Map(), filesOf: new Map() };
const subjects = subjectsOf([light], { pages: ['cart'], hasVariants: true });
const find = (path: string) => subjects.find((subject) => pathOf(subject) === path && !subject.interaction)!;
const floor = find('/bench/floor/cart');
const plain = find('/bench/light/cart');

test('a page is measured on its floor page, with each build, in variants, and with its interaction', () => {
  expect(subjects.map((subject) => `${subject.interaction ? 'click ' : ''}${formOf(subject)}`)).toEqual([
    'floor',
    'floor +initial',
    'light',
    'light +preload',
    'light +initial',
    'light +initial +preload',
    'light +frame',
    'light +frame +idle',
    'light +frame +interaction',
    'light +frame +interaction +inline',
    'click floor',
    'click light',
  ]);
});

test('frames from the server are measured alone where that is asked for', () => {
  const wanted = { pages: ['cart', 'wizard'], hasVariants: true, isFramesOnly: true };
  expect(subjectsOf([light], wanted).map(formOf)).toEqual([
    'floor',
    'floor +initial',
    'light',
    'light +frame',
    'light +frame +idle',
    'light +frame +interaction',
    'light +frame +interaction +inline',
  ]);
});

test('a page with its data in the HTML is compared with a floor page that has it there, too', () => {
  expect(floorOf(find('/bench/light/cart?initial&preload'), subjects)).toBe(find('/bench/floor/cart?initial'));
  expect(floorOf(find('/bench/light/cart?frame&idle'), subjects)).toBe(find('/bench/floor/cart?initial'));
  expect(floorOf(find('/bench/light/cart?preload'), subjects)).toBe(floor);
  const click = subjects.find(({ interaction, build }) => interaction && build)!;
  expect(floorOf(click, subjects)?.interaction).toBe(click.interaction);
});

test('a row has the median of its runs and the ratio to the floor page', () => {
  const samples: Sample[] = [
    ...[400, 500, 900].map((shown): Sample => ({ subject: floor, visit: 'cold', figures: { shown, blocking: 0 } })),
    ...[2000, 1000, 1500].map((shown): Sample => ({ subject: plain, visit: 'cold', figures: { shown, blocking: 60 } })),
  ];
  const rows = createRows([floor, plain], samples);
  expect(rows.map(({ form, visit }) => `${form} ${visit}`)).toEqual(['floor cold', 'light cold']);
  expect(rows[1]?.figures.shown).toMatchObject({ median: 1500, min: 1000, max: 2000, ratio: 3 });
  expect(rows[1]?.figures.blocking).toMatchObject({ median: 60, ratio: null });
  expect(formatRows(rows)).toContain('1500 (1000–2000) ×3.0');
});
