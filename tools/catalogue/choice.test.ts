import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOTHING, readChoice, VIEWS, writeChoice, type Choice } from './choice.ts';
import { readExample } from './example.ts';
import { grouped } from './groups.ts';
import { momentIn } from './moments.ts';
import { sentenceAbout } from './troubles.ts';
import { widgetWith } from './widget-with.ts';
import { isFound } from './widgets.ts';
import { languageOf, LOCALES } from './words.ts';

const choices: fc.Arbitrary<Choice> = fc.record({
  widget: fc.constantFrom('cart-page', 'faq-block'),
  inputs: fc.option(fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true }), { nil: undefined }),
  load: fc.option(fc.string(), { nil: undefined }),
  view: fc.constantFrom(...VIEWS),
  locale: fc.option(fc.constantFrom(...LOCALES), { nil: undefined }),
});

test('a choice that was shared by its address is the same choice', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const json = (inputs: Choice['inputs']) => JSON.stringify(inputs);
      const again = readChoice(new URL(writeChoice(choice), 'http://shop.invalid/catalogus').hash);
      expect({ ...again, inputs: json(again.inputs) }).toEqual({ ...choice, inputs: json(choice.inputs) });
    }),
  );
});

test('an address that somebody has changed by hand still opens', () => {
  expect(readChoice('')).toEqual(NOTHING);
  expect(readChoice('#widget=cart-page&inputs={broken&view=television&lang=fr')).toEqual({
    ...NOTHING,
    widget: 'cart-page',
  });
  expect(readChoice('#widget=cart-page&inputs=[1]').inputs).toBeUndefined();
});

const example = (name: string) =>
  widgetWith({ name, properties: { qty: { type: 'number' } }, example: `<p data-widget="${name}"></p>` });

test('every widget is in one group, a new one among the others', () => {
  const groups = grouped([example('brand-new'), example('cart-page'), example('star-rating'), example('cart-badge')]);
  expect(groups.map(({ name, widgets }) => [name, widgets.map((widget) => widget.name)])).toEqual([
    ['buying', ['cart-badge', 'cart-page']],
    ['choosing', ['star-rating']],
    ['others', ['brand-new']],
  ]);
});

test('a widget is found by any of its words, with or without accents', () => {
  const widget = { ...example('cart-page'), title: { nl: 'Één wagen', de: 'Körbe', en: 'Cart' } };
  expect(isFound(widget, 'een WAGEN', 'nl')).toBe(true);
  expect(isFound(widget, 'korbe page', 'de')).toBe(true);
  expect(isFound(widget, 'cart reviews', 'en')).toBe(false);
  expect(isFound(widget, ' ', 'en')).toBe(true);
});

test('a moment is said in words, and one of nobody’s stays what it is', () => {
  const { words } = languageOf('en');
  expect(momentIn(words, 'eager')).toBe('At once');
  expect(momentIn(words, 'visible 200px')).toContain('Just before');
  expect(momentIn(words, 'media (min-width: 800px)')).toContain('window');
  expect(momentIn(words, 'someday')).toBe('someday');
});

test('a problem of a widget is described for an editor', () => {
  const fields = readExample(example('add-to-cart')).fields;
  const { words } = languageOf('nl');
  const about = (trouble: Parameters<typeof sentenceAbout>[0]) => sentenceAbout(trouble, fields, words);
  expect(about({ is: 'wrong-input', attribute: 'data-qty', expected: 'a whole number from 1', found: '0.5' })).toBe(
    '“qty” klopt niet: verwacht wordt een heel getal vanaf 1, er staat “0.5”.',
  );
  expect(about({ is: 'call', call: '/cart/get', status: null })).toContain('geen antwoord op /cart/get');
  expect(about({ is: 'call', call: '/cart/get', status: 500 })).toContain('500');
  expect(about({ is: 'call', call: '/dashboard/addresses', status: 401 })).toContain('inloggen');
  expect(about({ is: 'failed', message: 'x is undefined' })).toContain('x is undefined');
});
