import { expect, test } from 'vitest';
import type { OverviewContent } from '../../shared/contract/overview.ts';
import { NOTHING_SELECTED } from '../../shared/rules/filter-path.ts';
import { headingOf } from './heading.rules.ts';

const OPTIONS = {
  brands: [
    { id: 3, name: 'SMA', url_alias: 'sma' },
    { id: 4, name: 'Growatt', url_alias: 'growatt' },
  ],
  filters: [
    {
      id: 1,
      name: 'Vermogen',
      url_alias: 'vermogen',
      options: [
        { id: 31, name: '3 kW', url_alias: '3-kw' },
        { id: 32, name: '5 kW', url_alias: '5-kw' },
      ],
    },
  ],
};

const entry = (name: string, brand_id: string | number | null, option_ids: (string | number)[], content?: string) => ({
  name,
  brand_id,
  option_ids,
  content: content ?? null,
});

const CONTENT: OverviewContent = {
  content_name: 'Omvormers',
  content: '<p>Alle omvormers</p>',
  main_name: 'Omvormer',
  alias: null,
  subitems_name: null,
  seo: [
    entry('Altijd', null, []),
    entry('SMA omvormers', '3', [], '<p>SMA</p>'),
    entry('3 kW omvormers', null, [31]),
    entry('SMA 3 kW', 3, ['31']),
    entry('3 en 5 kW', null, [31, 32]),
  ],
};

const title = (brands: string[], options: string[] = []) =>
  headingOf(CONTENT, { ...NOTHING_SELECTED, brands, filters: new Map([['vermogen', options]]) }, OPTIONS).title;

test.each([
  { brands: [], options: [], name: 'Omvormers' },
  { brands: ['sma'], options: [], name: 'SMA omvormers' },
  { brands: ['growatt'], options: [], name: 'Omvormers' },
  { brands: ['sma', 'growatt'], options: [], name: 'Omvormers' },
  { brands: [], options: ['3-kw'], name: '3 kW omvormers' },
  { brands: ['sma'], options: ['3-kw'], name: 'SMA 3 kW' },
  { brands: ['growatt'], options: ['3-kw'], name: '3 kW omvormers' },
  { brands: [], options: ['5-kw', '3-kw'], name: '3 en 5 kW' },
  { brands: ['sma'], options: ['5-kw'], name: 'SMA omvormers' },
])('$brands with $options is called $name', ({ brands, options, name }) => {
  expect(title(brands, options)).toBe(name);
});

test('an entry without its own text keeps the text of the page', () => {
  const selection = { ...NOTHING_SELECTED, filters: new Map([['vermogen', ['3-kw']]]) };
  expect(headingOf(CONTENT, selection, OPTIONS).text).toBe('<p>Alle omvormers</p>');
  expect(headingOf(CONTENT, { ...NOTHING_SELECTED, brands: ['sma'] }, OPTIONS).text).toBe('<p>SMA</p>');
});

test('without a name in its content a list has its short name', () => {
  expect(headingOf({ ...CONTENT, content_name: null }, NOTHING_SELECTED, OPTIONS).title).toBe('Omvormer');
});
