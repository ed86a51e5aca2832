// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { missable, optionalList } from '../contract/wire.ts';
import { readInputs } from './inputs.ts';

const schema = z.object({
  id: z.string(),
  price: z.optional(z.number()),
  isMultiple: z._default(z.boolean(), false),
  images: z.optional(z.array(z.object({ url: z.string() }))),
  checkoutUrl: z._default(z.string(), '/checkout'),
});

function element(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

test('attributes are typed by the schema, and text stays text', () => {
  const read = readInputs(
    element(`<div data-id="00123" data-price="12.5" data-is-multiple data-images='[{"url":"/a.jpg"}]'></div>`),
    schema,
  );
  expect(read).toEqual({
    is: 'read',
    inputs: { id: '00123', price: 12.5, isMultiple: true, images: [{ url: '/a.jpg' }], checkoutUrl: '/checkout' },
  });
});

test.each([
  ['1', true],
  ['true', true],
  ['false', false],
  ['0', false],
])('a boolean may be written as %s', (written, isMultiple) => {
  const read = readInputs(element(`<div data-id="1" data-is-multiple="${written}"></div>`), schema);
  expect(read).toMatchObject({ inputs: { isMultiple } });
});

test('one of several words is written as it is, and another one is a mistake', () => {
  const kinds = z.object({ kind: z._default(z.enum(['card', 'letter']), 'card') });
  expect(readInputs(element('<div data-kind="letter"></div>'), kinds)).toEqual({
    is: 'read',
    inputs: { kind: 'letter' },
  });
  expect(readInputs(element('<div data-kind="poem"></div>'), kinds)).toEqual({
    is: 'wrong',
    templateErrors: [{ attribute: 'data-kind', expected: 'card or letter', found: 'poem' }],
  });
});

test('an input of text or an element is text in an attribute', () => {
  const image = z.object({ image: z.union([z.string(), z.custom<Element>((value) => value instanceof Element)]) });
  expect(readInputs(element('<div data-image="/a.jpg"></div>'), image)).toMatchObject({ inputs: { image: '/a.jpg' } });
  const printed = element('<div><img></div>');
  const picture = printed.firstElementChild;
  expect(readInputs(printed, image, { image: picture })).toEqual({ is: 'read', inputs: { image: picture } });
});

test('an id that is a number in a JSON child becomes text', () => {
  expect(readInputs(element('<div><script type="application/json">{"id": 4711}</script></div>'), schema)).toMatchObject(
    {
      is: 'read',
      inputs: { id: '4711' },
    },
  );
});

test('a JSON child has the same inputs, and an attribute takes precedence', () => {
  const read = readInputs(
    element(
      `<div data-id="2"><script type="application/json" data-initial>{"id":"no"}</script><script type="application/json">{"id":"1","price":3}</script></div>`,
    ),
    schema,
  );
  expect(read).toMatchObject({ is: 'read', inputs: { id: '2', price: 3 } });
});

test.each([
  ['<div></div>', { attribute: 'data-id', expected: 'string', found: 'nothing' }],
  ['<div data-id="1" data-price="a lot"></div>', { attribute: 'data-price', expected: 'number', found: 'a lot' }],
  [
    '<div data-id="1" data-is-multiple="maybe"></div>',
    { attribute: 'data-is-multiple', expected: 'boolean', found: 'maybe' },
  ],
  ['<div data-id="1" data-images="[oops"></div>', { attribute: 'data-images', expected: 'JSON', found: '[oops' }],
  [
    `<div data-id="1" data-images='[{"url":5}]'></div>`,
    { attribute: 'data-images (at 0.url)', expected: 'string', found: '5' },
  ],
])('a mistake is reported with its attribute: %s', (html, templateError) => {
  expect(readInputs(element(html), schema)).toEqual({ is: 'wrong', templateErrors: [templateError] });
});

test('a list that the page can do without leaves out invalid entries, and reports each', () => {
  const cards = z.object({ cards: optionalList(missable(z.object({ name: z.string() }))) });
  const html = (list: unknown) => `<div data-cards='${JSON.stringify(list)}'></div>`;
  const error = (at: string, written: string) => ({
    attribute: `data-cards (at ${at})`,
    expected: 'string',
    found: written,
  });
  expect(readInputs(element(html([{ name: 'Een' }, {}, null, { name: 4 }])), cards)).toEqual({
    is: 'read',
    inputs: { cards: [{ name: 'Een' }] },
    templateErrors: [error('1.name', 'nothing'), error('3.name', '4')],
  });
  expect(readInputs(element(html({ a: {}, b: { name: 'Twee' } })), cards)).toEqual({
    is: 'read',
    inputs: { cards: [{ name: 'Twee' }] },
    templateErrors: [error('a.name', 'nothing')],
  });
  expect(readInputs(element(html([{}, {}])), cards)).toMatchObject({ is: 'wrong' });
});

test.each([
  ['a number that is too small', z.int().check(z.minimum(1)), '0', 'at least 1'],
  ['a number that is too large', z.number().check(z.maximum(5)), '6', 'at most 5'],
  ['a text that is too short', z.string().check(z.minLength(3)), 'ab', 'at least 3 characters'],
  [
    'a schema with words of its own',
    z.int().check(z.minimum(1, 'a whole number from 1')),
    '0',
    'a whole number from 1',
  ],
])('the message of %s says what is valid', (_, type, written, expected) => {
  const read = readInputs(element(`<div data-max-panels="${written}"></div>`), z.object({ maxPanels: type }));
  expect(read).toEqual({ is: 'wrong', templateErrors: [{ attribute: 'data-max-panels', expected, found: written }] });
});
