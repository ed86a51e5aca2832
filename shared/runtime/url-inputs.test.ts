// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Menu } from '../contract/menu.ts';
import { pictures } from '../contract/product-media.ts';
import { callBaseInput, callInput, linkInput, optionalCallInput, pictureInput } from './url-inputs.ts';
import { readInputs } from './inputs.ts';

const schema = z.object({
  cartUrl: z._default(linkInput, '/cart'),
  submitUrl: z.optional(callInput),
  updateUrl: z._default(optionalCallInput, ''),
  uploadBase: z._default(callBaseInput, '/media'),
  poster: z.optional(z.union([pictureInput, z.custom<Element>((value) => value instanceof Element)])),
  menu: z.optional(Menu),
  images: z.optional(pictures),
});

function read(attributes: Readonly<Record<string, string>>, origins: readonly string[] = []) {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return readInputs(element, schema, undefined, origins);
}

test.each([
  ['data-cart-url', 'javascript:alert(1)'],
  ['data-cart-url', ' \u0001java\nscript:alert(1)'],
  ['data-cart-url', 'data:text/html,<script>alert(1)</script>'],
  ['data-poster', 'javascript:alert(1)//.png'],
  ['data-submit-url', 'javascript:alert(1)'],
  ['data-submit-url', 'mailto:dief@example.org'],
  ['data-submit-url', 'https://dief.example/submit'],
  ['data-submit-url', '//dief.example/submit'],
  ['data-submit-url', '/\\dief.example/submit'],
  ['data-submit-url', 'https://localhost:3000@dief.example/'],
  ['data-update-url', 'https://dief.example/'],
  ['data-upload-base', '//dief.example'],
  ['data-upload-base', '/'],
])('%s refuses %j, reports it, and has its default', (attribute, written) => {
  const { templateErrors, ...rest } = read({ [attribute]: written });
  expect(rest).toEqual({ is: 'read', inputs: { cartUrl: '/cart', updateUrl: '', uploadBase: '/media' } });
  expect(templateErrors).toMatchObject([{ attribute, found: written }]);
});

test.each([
  ['data-cart-url', 'https://betaal.example/cart'],
  ['data-cart-url', 'https://{locale}.hulp.example/'],
  ['data-cart-url', 'tel:+31360000000'],
  ['data-cart-url', ''],
  ['data-submit-url', '/rma/versturen?stap=2'],
  ['data-submit-url', 'rma'],
  ['data-submit-url', location.href],
  ['data-submit-url', 'https://forms.example.nl/rma'],
  ['data-update-url', ''],
  ['data-upload-base', 'https://forms.example.nl'],
  ['data-poster', 'data:image/png;base64,AAAA'],
])('%s accepts %j with an allowed origin', (attribute, address) => {
  const result = read({ [attribute]: address }, ['https://forms.example.nl']);
  expect(result).toMatchObject({ is: 'read' });
  expect(result.templateErrors).toBeUndefined();
});

test.each([
  ['a further check', callInput.check(z.maxLength(80))],
  ['an optional input', z.optional(callInput)],
  ['a default', z._default(callInput, '/submit')],
  ['null', z.nullish(callInput.check(z.maxLength(80)))],
  ['the start of paths with a check', z.optional(callBaseInput.check(z.maxLength(80)))],
])('an input that is derived with %s refuses an address of another origin', (_, submitUrl) => {
  const element = document.createElement('div');
  element.dataset['submitUrl'] = 'https://dief.example/submit';
  const { templateErrors } = readInputs(element, z.object({ submitUrl }));
  expect(templateErrors).toMatchObject([{ attribute: 'data-submit-url', found: 'https://dief.example/submit' }]);
});

test('addresses in a list are refused with their input', () => {
  const element = document.createElement('div');
  element.dataset['urls'] = JSON.stringify(['/a', 'https://dief.example/']);
  expect(readInputs(element, z.object({ urls: z.optional(z.array(callInput)) }))).toMatchObject({
    is: 'read',
    inputs: {},
    templateErrors: [{ attribute: 'data-urls (at 1)', found: 'https://dief.example/' }],
  });
});

test('a widget that requires the address fails, and reports it once', () => {
  const element = document.createElement('div');
  element.dataset['submitUrl'] = 'https://dief.example/submit';
  expect(readInputs(element, z.object({ submitUrl: callInput }))).toEqual({
    is: 'wrong',
    templateErrors: [
      {
        attribute: 'data-submit-url',
        expected: 'an address of this site, or of an origin in allowedOrigins',
        found: 'https://dief.example/submit',
      },
    ],
  });
});

test('an address in a list is dropped, and reported with its place', () => {
  const menu = {
    items: [{ name: 'javascript: een inleiding', url: 'javascript:void(0)', children: [{ name: 'SMA', url: '/sma' }] }],
    secondary_items: [{ name: 'Hulp', url: 'vbscript:x' }],
  };
  const images = ['/a.jpg', { url: 'javascript:alert(1)' }, { url: 'javascript:alert(2)', mobile_url: '/b.jpg' }];
  const result = read({ 'data-menu': JSON.stringify(menu), 'data-images': JSON.stringify(images) });
  expect(result).toMatchObject({
    inputs: {
      menu: {
        items: [{ name: 'javascript: een inleiding', url: null, children: [{ url: '/sma' }] }],
        secondary_items: [],
      },
      images: [{ url: '/a.jpg' }, { url: '/b.jpg' }],
    },
  });
  expect(result.templateErrors?.map(({ attribute }) => attribute)).toEqual([
    'data-menu (at items.0.url)',
    'data-menu (at secondary_items.0.url)',
    'data-images (at 1.url)',
    'data-images (at 2.url)',
  ]);
});
