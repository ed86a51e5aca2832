// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { flag, quantity, readAttributes, text } from '../../shared/runtime/attributes.ts';
import { readInputs } from '../../shared/runtime/inputs.ts';
import { type Embedded, snippetOf } from './snippet.ts';

const island = { name: 'cart-page', kind: 'island' } as const;
const enhancer = { name: 'add-to-cart', kind: 'enhancer' } as const;

/** The widget's element as a browser parses the snippet. */
function elementIn(snippet: string): HTMLElement {
  document.body.innerHTML = snippet;
  return document.querySelector<HTMLElement>('[data-widget]')!;
}

describe('the HTML of a story', () => {
  test.each<[string, Embedded, string]>([
    ['an empty element', { island, inputs: {} }, '<div data-widget="cart-page"></div>'],
    [
      'inputs of every type',
      { island, inputs: { id: '00123', price: 12.5, isMultiple: true, tags: ['a', "b'c"], none: undefined } },
      `<div data-widget="cart-page" data-id="00123" data-price="12.5" data-is-multiple="true" data-tags='["a","b&#39;c"]'></div>`.replace(
        /^<div (.*)><\/div>$/,
        (_, attributes: string) => `<div\n  ${attributes.replaceAll(' data-', '\n  data-')}\n></div>`,
      ),
    ],
    [
      'the server markup, with its own attributes first',
      { island: enhancer, inputs: { id: '4711' }, html: '<button type="button" data-id="1">Koop &amp; klaar</button>' },
      '<button type="button" data-widget="add-to-cart" data-id="4711">Koop &amp; klaar</button>',
    ],
    [
      'the marked element among others',
      { island, inputs: { url: '/a?b&c' }, html: '<form><p>1 > 0</p><div data-widget="cart-page"></div></form>' },
      '<form><p>1 > 0</p><div data-widget="cart-page" data-url="/a?b&amp;c"></div></form>',
    ],
    [
      'the settings of the page before it',
      { island, inputs: {}, settings: { vatRate: 21 } },
      '<script type="application/json" data-shop-settings>\n  {\n    "vatRate": 21\n  }\n</script>\n<div data-widget="cart-page"></div>',
    ],
  ])('has %s', (_, story, html) => expect(snippetOf(story)).toBe(html));

  test('has long inputs as JSON in the element, which no text can end', () => {
    const snippet = snippetOf({
      island,
      inputs: {
        title: 'Kort',
        content: `<script>${'lang '.repeat(20)}</script>`,
        initial: { lines: ['x'.repeat(80)] },
      },
      html: '<div><p>Van de winkel.</p></div>',
    });
    const element = elementIn(snippet);
    expect(element.dataset).toEqual({ widget: 'cart-page', title: 'Kort' });
    const [inputs, initial] = element.querySelectorAll(':scope > script');
    expect(JSON.parse(inputs!.textContent)).toEqual({ content: `<script>${'lang '.repeat(20)}</script>` });
    expect(initial?.hasAttribute('data-initial')).toBe(true);
    expect(element.querySelector('p')).not.toBeNull();
  });

  test('has the address of an image instead of its data URL', () => {
    const image = 'data:image/svg+xml,%3Csvg%20xmlns=%22a%22%3E#/media/c/omvormers.svg';
    expect(snippetOf({ island, inputs: { image }, html: `<div><img src="${image}" alt=""></div>` })).toBe(
      '<div data-widget="cart-page" data-image="/media/c/omvormers.svg"><img src="/media/c/omvormers.svg" alt=""></div>',
    );
  });

  test('has the answer of the first call as JSON, also when a story has it as text', () => {
    const answer = { reminders: [{ id: 5, name: 'Growatt MIN 3000TL-XH omvormer met wifi' }] };
    for (const initial of [answer, JSON.stringify(answer)]) {
      const printed = elementIn(snippetOf({ island, inputs: { initial } })).querySelector('[data-initial]')!;
      expect(JSON.parse(printed.textContent)).toEqual(answer);
    }
  });

  test('needs an element', () => {
    expect(() => snippetOf({ island, inputs: {}, html: 'Niets' })).toThrow('no element');
  });
});

/** Texts with quotes, tags, ampersands, line breaks and letters of every alphabet. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({
    unit: fc.constantFrom('"', "'", '<', '>', '&', '&amp;', '</script>', '<!--', '\n', '\r', 'é', '€', ' '),
  }),
  fc.string({ unit: 'grapheme', minLength: 40, maxLength: 90 }),
);
const anyHtml = fc.constantFrom(
  undefined,
  '<div></div>',
  `<div class='a "b"' data-id="old" hidden>\n  <p>Eigen HTML</p>\n</div>`,
  '<form action="/a?b=1&amp;c=2"><label>1 &lt; 2 <input name="x"></label><div\n data-widget\n></div></form>',
);

describe('the HTML of a story, read by', () => {
  const schema = z.object({
    id: z.string(),
    price: z.optional(z.number()),
    isMultiple: z._default(z.boolean(), false),
    images: z.optional(z.array(z.object({ url: z.string(), alt: z.nullable(z.string()) }))),
    checkoutUrl: z.optional(z.string()),
  });
  const anyInputs = fc.record(
    {
      id: anyText,
      price: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
      isMultiple: fc.boolean(),
      images: fc.array(fc.record({ url: anyText, alt: fc.option(anyText) })),
      checkoutUrl: anyText,
    },
    { requiredKeys: ['id', 'isMultiple'] },
  );

  test('an island, has the same inputs', () => {
    fc.assert(
      fc.property(anyInputs, anyHtml, (inputs, html) => {
        const snippet = snippetOf({ island, inputs, ...(html === undefined ? {} : { html }) });
        expect(readInputs(elementIn(snippet), schema)).toEqual({ is: 'read', inputs });
      }),
    );
  });

  test('an enhancer, has the same inputs', () => {
    const readers = { id: text(''), label: text(''), qty: quantity(), stepper: flag(), orderable: flag(true) };
    const anyAttributes = fc.record({
      id: anyText,
      label: anyText,
      qty: fc.integer({ min: 1 }),
      stepper: fc.boolean(),
      orderable: fc.boolean(),
    });
    fc.assert(
      fc.property(anyAttributes, anyHtml, (inputs, html) => {
        const snippet = snippetOf({ island: enhancer, inputs, ...(html === undefined ? {} : { html }) });
        expect(readAttributes(elementIn(snippet), readers, ({ attribute }) => expect.fail(attribute))).toEqual(inputs);
      }),
    );
  });
});
