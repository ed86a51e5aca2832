import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_STATE, readUrlState, VIEWS, writeUrlState, type UrlState } from './url-state.ts';
import { readExample } from './example.ts';
import { groupWidgets } from './groups.ts';
import { describeProblem } from './preview-problems.ts';
import { createWidgetEntry } from './create-widget-entry.ts';
import { matchesSearch } from './widgets.ts';
import { LOCALES } from '../../shared/i18n/languages.ts';
import { languageOf } from './words.ts';

const choices: fc.Arbitrary<UrlState> = fc.record({
  widget: fc.constantFrom('cart-page', 'faq-block'),
  inputs: fc.option(fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true }), { nil: undefined }),
  load: fc.option(fc.string(), { nil: undefined }),
  slots: fc.option(fc.dictionary(fc.constantFrom('end', 'summary-end'), fc.string(), { noNullPrototype: true }), {
    nil: undefined,
  }),
  view: fc.constantFrom(...VIEWS),
  locale: fc.option(fc.constantFrom(...LOCALES), { nil: undefined }),
});

test('a choice that is shared by address is restored', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const json = (inputs: UrlState['inputs']) => JSON.stringify(inputs);
      const again = readUrlState(new URL(writeUrlState(choice), 'http://shop.invalid/catalogus').hash);
      expect({ ...again, inputs: json(again.inputs) }).toEqual({ ...choice, inputs: json(choice.inputs) });
    }),
  );
});

test('an address that was edited by hand still opens', () => {
  expect(readUrlState('')).toEqual(DEFAULT_STATE);
  expect(readUrlState('#widget=cart-page&inputs={broken&view=television&lang=fr')).toEqual({
    ...DEFAULT_STATE,
    widget: 'cart-page',
  });
  expect(readUrlState('#widget=cart-page&inputs=[1]').inputs).toBeUndefined();
  expect(readUrlState('#widget=cart-page&slots={"end":1}').slots).toBeUndefined();
});

const example = (name: string) =>
  createWidgetEntry({ name, properties: { qty: { type: 'number' } }, example: `<p data-widget="${name}"></p>` });

test('every widget is in one group, a new one among the others', () => {
  const groups = groupWidgets([
    example('brand-new'),
    { ...example('cart-badge'), group: 'buying' },
    { ...example('star-rating'), group: 'choosing' },
    { ...example('cart-page'), group: 'buying' },
  ]);
  expect(groups.map(({ name, widgets }) => [name, widgets.map((widget) => widget.name)])).toEqual([
    ['buying', ['cart-badge', 'cart-page']],
    ['choosing', ['star-rating']],
    ['others', ['brand-new']],
  ]);
});

test('a widget is found by any word of its description, with or without accents', () => {
  const widget = { ...example('cart-page'), title: { nl: 'Één wagen', de: 'Körbe', en: 'Cart' } };
  expect(matchesSearch(widget, 'een WAGEN', 'nl')).toBe(true);
  expect(matchesSearch(widget, 'korbe page', 'de')).toBe(true);
  expect(matchesSearch(widget, 'cart reviews', 'en')).toBe(false);
  expect(matchesSearch(widget, ' ', 'en')).toBe(true);
});

test('a problem of a widget is described for an editor', () => {
  const fields = readExample(example('add-to-cart')).fields;
  const about = (problem: Parameters<typeof describeProblem>[0]) => describeProblem(problem, fields, languageOf('nl'));
  expect(about({ type: 'wrong-input', attribute: 'data-qty', expected: 'a whole number from 1', found: '0.5' })).toBe(
    '“qty” klopt niet: verwacht wordt een heel getal vanaf 1, er staat “0.5”.',
  );
  expect(about({ type: 'call', call: '/cart/get', status: null })).toContain('geen antwoord op /cart/get');
  expect(about({ type: 'call', call: '/cart/get', status: 500 })).toContain('500');
  expect(about({ type: 'call', call: '/dashboard/addresses', status: 401 })).toContain('inloggen');
  expect(about({ type: 'failed', message: 'x is undefined' })).toContain('x is undefined');
});
