// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readAttributes, flag, text } from '../../shared/runtime/attributes.ts';
import { readInputs } from '../../shared/runtime/inputs.ts';
import { buildElement } from './build-element.ts';
import { readExample, type Inputs } from './example.ts';
import { writeLayout, writeSnippet } from './snippet.ts';
import { createWidgetEntry } from './create-widget-entry.ts';

const schema = z.object({
  title: z.optional(z.string()),
  priceLimit: z.optional(z.number()),
  isOpen: z.optional(z.boolean()),
  items: z.optional(z.array(z.object({ question: z.string(), answer: z.string(), rank: z.nullable(z.number()) }))),
});

const entry = createWidgetEntry({
  name: 'faq-block',
  properties: {
    title: { type: 'string' },
    priceLimit: { type: 'number' },
    isOpen: { type: 'boolean' },
    items: { type: 'array', items: { type: 'object' } },
  },
  example: '<section class="wide" data-widget="faq-block" data-title="Vragen"><p>Bel &amp; vraag.</p></section>',
});

/** The element that a browser makes of the HTML. */
function elementIn(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.querySelector<HTMLElement>('[data-widget]')!;
}

function read(element: HTMLElement): Inputs {
  const inputs = readInputs(element, schema);
  if (inputs.is === 'wrong') throw new Error(JSON.stringify(inputs.templateErrors));
  return inputs.inputs;
}

/** Letters that HTML and JSON have plans with are likelier than others; a NUL stands in no page. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom('"', "'", '<', '>', '&', '\n', '\r', '\\', '</script>', '<!--', '&quot;', '\u2028'),
      fc.string(),
    ),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((parts) => parts.join('').replaceAll('\0', '') || 'x');

const wishes = fc.record(
  {
    title: words,
    priceLimit: fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    isOpen: fc.boolean(),
    items: fc.array(fc.record({ question: words, answer: words, rank: fc.option(fc.integer()) }), { maxLength: 4 }),
  },
  { requiredKeys: [] },
);

describe('the generated code', () => {
  test('has exactly the values of the form, with any characters', () => {
    const example = readExample(entry);
    fc.assert(
      fc.property(wishes, (inputs) => {
        expect(read(elementIn(writeSnippet('faq-block', example, { inputs, load: '' })))).toEqual(inputs);
      }),
      { numRuns: 300 },
    );
  });

  test('of an example is read into the same values', () => {
    const example = readExample(entry);
    fc.assert(
      fc.property(wishes, (inputs) => {
        const html = writeSnippet('faq-block', example, { inputs, load: 'idle' });
        const again = readExample({ ...entry, example: html });
        expect(again.inputs).toEqual(inputs);
        expect(again.load).toBe('idle');
        expect(writeSnippet('faq-block', again, { inputs, load: 'idle' })).toBe(html);
      }),
    );
  });

  test('is what the preview shows', () => {
    const example = readExample(entry);
    fc.assert(
      fc.property(wishes, (inputs) => {
        const [built] = buildElement('faq-block', example, { inputs, load: 'visible' });
        const element = built as HTMLElement;
        expect(read(element)).toEqual(inputs);
        expect(element.dataset).toMatchObject({ widget: 'faq-block', load: 'visible' });
        expect(element.className).toBe('wide');
        expect(element.textContent).toBe('Bel & vraag.');
      }),
    );
  });

  test('has the HTML of slots as templates, as the preview has', () => {
    const example = readExample(entry);
    const config = { inputs: {}, load: '', slots: { end: '<p>Bel <a href="/bel">ons</a></p>', top: '  ' } };
    expect(writeSnippet('faq-block', example, config)).toBe(
      [
        '<section class="wide" data-widget="faq-block">',
        '  <template data-slot="end">',
        '    <p>Bel <a href="/bel">ons</a></p>',
        '  </template>',
        '<p>Bel &amp; vraag.</p></section>',
      ].join('\n'),
    );
    const [element] = buildElement('faq-block', example, config);
    const templates = [...(element as HTMLElement).querySelectorAll('template')];
    expect(templates.map(({ dataset, innerHTML }) => [dataset['slot'], innerHTML])).toEqual([
      ['end', config.slots.end],
    ]);
  });

  test('of a slot runs nothing in the preview, and may be unfinished', () => {
    const example = readExample(entry);
    const shown = (html: string) => {
      const [element] = buildElement('faq-block', example, { inputs: {}, load: '', slots: { end: html } });
      return (element as HTMLElement).querySelector('template')!.innerHTML;
    };
    expect(shown('<img src="x" ONERROR=alert(1) OnLoad=alert(1)>')).toBe('<img src="x">');
    expect(shown('<p 5>')).toBe('<p></p>');
    expect(shown('<a @click="x" :title="y" class="z">b</a>')).toBe('<a class="z">b</a>');
    expect(shown('<p <b>x</b>')).toBe('<p>x</p>');
    expect(shown('x &#99999999; &constructor; caf&eacute;')).toBe('x \ufffd &amp;constructor; café');
  });

  test('of a link leads to the address of the form, as in the preview', () => {
    const badge = readExample(
      createWidgetEntry({
        name: 'badge',
        properties: { url: { type: 'string' } },
        example: '<a href="/cart" class="cart" data-widget="badge" data-url="/cart">Cart</a>',
      }),
    );
    const config = { inputs: { url: '/wagen' }, load: '' };
    expect(writeSnippet('badge', badge, config)).toBe(
      '<a href="/wagen" class="cart" data-widget="badge" data-url="/wagen">Cart</a>',
    );
    expect((buildElement('badge', badge, config)[0] as HTMLElement).getAttribute('href')).toBe('/wagen');
    expect(writeSnippet('badge', badge, { inputs: {}, load: '' })).toContain('href="/cart"');
  });

  test('has short values as attributes and long ones as readable JSON', () => {
    const example = readExample(entry);
    const inputs = {
      title: 'Levering & "tijd"',
      items: [{ question: 'Hoe lang?', answer: '<p>Twee dagen.</p>', rank: 1 }],
    };
    expect(writeSnippet('faq-block', example, { inputs, load: '' })).toBe(
      [
        '<section class="wide" data-widget="faq-block" data-title="Levering &amp; &quot;tijd&quot;">',
        '  <script type="application/json">',
        '    {',
        '      "items": [',
        '        {',
        '          "question": "Hoe lang?",',
        String.raw`          "answer": "\u003cp>Twee dagen.\u003c/p>",`,
        '          "rank": 1',
        '        }',
        '      ]',
        '    }',
        '  </script>',
        '<p>Bel &amp; vraag.</p></section>',
      ].join('\n'),
    );
  });

  test('has no script for a CMS that removes scripts, and the same values', () => {
    const example = readExample(entry);
    fc.assert(
      fc.property(wishes, (inputs) => {
        const html = writeSnippet('faq-block', example, { inputs, load: '', isWithoutScripts: true });
        expect(html).not.toContain('<script');
        expect(read(elementIn(html))).toEqual(inputs);
      }),
      { numRuns: 100 },
    );
  });

  test('has no character in its attributes that a filter of a CMS takes for a tag, a quote or a line', () => {
    const example = readExample(entry);
    fc.assert(
      fc.property(wishes, (inputs) => {
        const html = writeSnippet('faq-block', example, { inputs, load: '', isWithoutScripts: true });
        const values = [...html.matchAll(/="([^"]*)"/g)].map(([, value]) => value!);
        expect(values.filter((value) => /[<>'\n\r]|&(?!(amp|lt|gt|quot|#39|#10|#13);)/.test(value))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('puts a space into an empty inline element, which visual editors remove', () => {
    const written = (example: string, isWithoutScripts: boolean) =>
      writeSnippet('stars', readExample({ ...entry, name: 'stars', example }), {
        inputs: {},
        load: '',
        isWithoutScripts,
      });
    const stars = '<span data-widget="stars"></span>';
    expect(written(stars, true)).toBe('<span data-widget="stars">&nbsp;</span>');
    expect(written(stars, false)).toBe(stars);
    expect(written('<span data-widget="stars">4,6</span>', true)).toBe('<span data-widget="stars">4,6</span>');
    expect(written('<div data-widget="stars"></div>', true)).toBe('<div data-widget="stars"></div>');
  });

  test('gives an enhancer only text from JSON', () => {
    const button = { ...entry, kind: 'enhancer' as const };
    const long = 'Een heel lange naam, die in een tag de hele regel zou vullen en daarom in JSON staat.';
    const html = writeSnippet('faq-block', readExample(button), { inputs: { title: long, isOpen: false }, load: '' });
    const templateErrors: unknown[] = [];
    const values = readAttributes(elementIn(html), { title: text(), isOpen: flag(true) }, (problem) =>
      templateErrors.push(problem),
    );
    expect(values).toEqual({ title: long, isOpen: false });
    expect(templateErrors).toEqual([]);
  });
});

describe('an example', () => {
  test('may have its inputs in JSON, beside server markup', () => {
    const { inputs, after, before } = readExample(
      createWidgetEntry({
        name: 'faq-block',
        properties: { title: { type: 'string' }, items: {} },
        example: [
          '<h2>Vragen</h2>',
          '<div data-widget="faq-block">',
          '  <img src="/a.svg" alt="a > b" />',
          '  <script type="application/json" data-initial>{ "title": "no input" }</script>',
          '  <script type="application/json">{ "title": "<b>Vragen</b>", "items": [1] }</script>',
          '</div>',
        ].join('\n'),
      }),
    );
    expect(inputs).toEqual({ title: '<b>Vragen</b>', items: [1] });
    expect(before).toBe('<h2>Vragen</h2>\n');
    expect(after).toContain('data-initial');
    expect(after).not.toContain('<b>Vragen</b>');
  });

  test('that embeds another widget is refused', () => {
    const wrong = createWidgetEntry({ name: 'faq-block', properties: {}, example: '<div data-widget="faq"></div>' });
    expect(() => readExample(wrong)).toThrow('faq-block');
  });

  test('is shown without executable code, and an answer of the shop becomes an attribute', () => {
    const example = readExample(
      createWidgetEntry({
        name: 'faq-block',
        properties: {},
        example:
          '<div data-widget="faq-block"><script type="application/json" data-initial>{"a":1}</script><p onclick="x()" ONCLICK="x()" style="color: red">Hallo<br>daar</p><iframe src="/"></iframe></div><p>erna</p>',
      }),
    );
    const [element, behind] = buildElement('faq-block', example, { inputs: {}, load: '' }) as HTMLElement[];
    expect(element!.dataset['initial']).toBe('{"a":1}');
    expect(element!.innerHTML).toBe('<p>Hallo<br>daar</p>');
    expect(behind!.outerHTML).toBe('<p>erna</p>');
  });
});

test('the lines for the layout have the address of either build', () => {
  expect(writeLayout('https://cdn.example/w/', false)).toBe(
    '<link rel="stylesheet" href="https://cdn.example/w/base.css">\n<script type="module" async src="https://cdn.example/w/loader.js"></script>',
  );
  expect(writeLayout('/widgets/', true)).toContain('src="/widgets/light/loader.js"');
  expect(writeLayout('/widgets/', false, ['acme-note'])).toContain(
    '<script type="module" async src="/widgets/loader.js"></script>\n<script type="module" async src="/widgets/acme-note.js"></script>',
  );
});
