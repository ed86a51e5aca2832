import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { readDefinitions } from '../build/read-definitions.ts';
import { fieldsOf } from '../catalogue/fields.ts';
import { VALUE_KEY } from '../catalogue/rows.ts';
import { LOCALES } from '../../shared/i18n/languages.ts';
import { languageOf } from '../catalogue/words.ts';
import { columnLabel } from '../catalogue/words/column-label.ts';
import { top } from '../commands/run-command.ts';
import { findWidgets } from '../build/find-widgets.ts';
import { readMetadata } from '../build/read-metadata.ts';
import { describeEmbedding } from './describe-widgets.ts';
import { preloadOf } from './preload.ts';
import type { WidgetEntry } from './widgets-file.ts';

let widgets: Readonly<Record<string, Pick<WidgetEntry, 'element' | 'sample' | 'companions' | 'inputs' | 'slots'>>>;

beforeAll(async () => {
  const sources = findWidgets();
  const definitions = await readDefinitions(sources);
  const metadata = await readMetadata(sources.map(({ name }) => name));
  widgets = Object.fromEntries(
    sources.map(({ name }) => [name, describeEmbedding(definitions[name]!, metadata[name]!, definitions)]),
  );
});

describe('the description for a CMS', () => {
  test('has a sample with all required inputs, valid by their schema', () => {
    const ajv = new Ajv2020({ strict: false });
    for (const [name, { inputs, sample }] of Object.entries(widgets)) {
      expect(Object.keys(sample.inputs), name).toEqual(expect.arrayContaining(inputs.required));
      for (const [input, value] of Object.entries(sample.inputs)) {
        const schema = { ...inputs.properties[input], $defs: inputs.$defs ?? {} };
        expect(ajv.validate(schema, value), `${name} ${input}: ${ajv.errorsText()}`).toBe(true);
      }
    }
  });

  test('names the element, and what may stand inside', () => {
    expect(widgets['add-to-cart']!.element).toEqual({ tag: 'button', inside: 'control', serverMarkup: [] });
    expect(widgets['add-to-cart']!.sample).toEqual({
      inputs: { type: 'product', id: '4711' },
      inside: 'In winkelwagen',
    });
    expect(widgets['cart-page']!.element).toMatchObject({ tag: 'div', inside: 'fallback' });
    expect(widgets['cart-page']!.sample.inside).toBe('<p><a href="/cart">Winkelwagen</a></p>');
    expect(widgets['faq-block']!.element).toMatchObject({
      inside: 'source',
      serverMarkup: [{ replaces: ['title', 'items'] }],
    });
    expect(widgets['mobile-menu']!.sample.inside).toBe('<a href="/assortiment">Menu</a>');
  });

  test('lists the slots, with the attributes of each copy', () => {
    expect(widgets['cart-page']!.slots.map(({ name, data }) => ({ name, data }))).toEqual([
      { name: 'line-end', data: ['data-product-id', 'data-product-type'] },
      { name: 'summary-end', data: [] },
      { name: 'empty', data: [] },
    ]);
    expect(widgets['cart-badge']!.slots).toEqual([]);
  });

  test('has lists whose columns the catalogue names in words of each language', () => {
    const columns = Object.values(widgets).flatMap(({ inputs, sample }) =>
      fieldsOf({ inputs }, sample.inputs).flatMap((field) => field.columns.map(({ key }) => key)),
    );
    const keys = [...new Set(columns)].filter((key) => key !== VALUE_KEY);
    expect(keys.length).toBeGreaterThan(10);
    for (const locale of LOCALES)
      expect(keys.filter((key) => columnLabel(languageOf(locale).words, key) === key)).toEqual([]);
  });

  test('tells which texts are HTML', () => {
    expect(widgets['concept-store-modal']!.inputs.properties['content']).toMatchObject({ 'x-html': true });
    expect(widgets['faq-block']!.inputs.properties['items']).toMatchObject({ 'x-html': ['answer'] });
    expect(widgets['faq-block']!.inputs.properties['title']).not.toHaveProperty('x-html');
  });

  test('names the widgets beside it as the READMEs do', () => {
    const row = /^\| \[`([\w-]+)`\]\(\.\.\/\1\/README\.md\) +\| `(shop:[\w-]+)` +\| (the loader|nothing)/gm;
    for (const [name, { companions }] of Object.entries(widgets)) {
      const readme = readFileSync(join(top, `widgets/${name}/README.md`), 'utf8');
      const section = readme.split('## Widgets beside it\n')[1]?.split('\n## ')[0] ?? '';
      const documented = [...section.matchAll(row)].map(([, widget, handles, without]) => ({
        widget,
        handles,
        isRequired: without === 'nothing',
      }));
      expect(documented, name).toEqual(companions);
    }
  });

  test('names the widgets that a page needs beside it', () => {
    expect(widgets['add-to-cart']!.companions).toEqual([
      { widget: 'cart-popup', handles: 'shop:add-to-cart', isRequired: false },
      { widget: 'back-in-stock-modal', handles: 'shop:back-in-stock-open', isRequired: true },
    ]);
    expect(widgets['cart-popup']!.companions).toEqual([]);
    expect(widgets['compare-checkbox']!.companions).toEqual([]);
  });
});

test('the preload lists name engine, kit and every widget, with one name for the texts of all languages', () => {
  const files = { kind: 'island', load: 'eager', handles: [] } as const;
  const lists = preloadOf({
    engine: { script: 'engine-a.js', imports: ['chunk-A.js'] },
    kit: 'kit-a.css',
    widgets: {
      'cart-page': {
        ...files,
        script: 'cart-page-a.js',
        styles: 'cart-page-a.css',
        texts: { nl: 'cart-page-a.nl.js' },
        imports: ['chunk-A.js', 'chunk-B.js'],
      },
      'star-rating': { ...files, script: 'star-rating-a.js', styles: null, texts: {}, imports: [] },
    },
  });
  expect(lists).toEqual({
    engine: ['engine-a.js', 'chunk-A.js'],
    kit: ['kit-a.css'],
    'cart-page': ['chunk-A.js', 'chunk-B.js', 'cart-page-a.js', 'cart-page-a.{locale}.js', 'cart-page-a.css'],
    'star-rating': ['star-rating-a.js'],
  });
});

test('an input whose help says HTML is marked as HTML', () => {
  const unmarked = Object.entries(widgets).flatMap(([name, { inputs }]) =>
    Object.entries(inputs.properties).flatMap(([input, property]) =>
      /\bHTML\b|sanitised/.test(property['x-help'].en) && !property['x-html'] ? [`${name}: ${input}`] : [],
    ),
  );
  expect(unmarked).toEqual([]);
});
