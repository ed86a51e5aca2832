import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Window, type Element, type Node } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { top } from '../../../tools/commands/run-command.ts';
import { engines, readTemplate, type TemplatePage } from './render-template.ts';

const NAME = `Growatt "MIN" 3000 <TL-XH> & zo's </script>`;
const page: TemplatePage = {
  shop: { locale: 'nl', token: 'a"b', isExempt: false },
  product: {
    id: 4711,
    name: NAME,
    isOrderable: false,
    images: [{ url: '/media/1.svg?a=1&b="2"', mobile_url: '/media/</script>.svg', thumbnail_url: '/media/1-t.svg' }],
  },
  cart: [
    { qty: 2, name: 'Kabel <6 mm²>' },
    { qty: 1, name: 'Stekker & contra' },
  ],
};

const templates = readdirSync(join(top, 'stories/guide/templates'));

type Parsed = string | readonly unknown[];

/** A parsed page without extra white space. */
function parse(html: string): readonly Parsed[] {
  const parser = new new Window().DOMParser();
  return [...parser.parseFromString(html, 'text/html').childNodes].flatMap(parseNode);
}

function parseNode(node: Node): Parsed[] {
  if (node.nodeType === 3) {
    const words = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    return words === '' ? [] : [words];
  }
  if (node.nodeType !== 1) return [];
  const element = node as Element;
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const isJson = attributes['type'] === 'application/json';
  const inside = isJson ? [JSON.parse(element.textContent ?? '')] : [...element.childNodes].flatMap(parseNode);
  return [[element.tagName, attributes, ...inside]];
}

/** The names of widgets and inputs in a page, and the keys of its JSON. */
function namesIn(html: string): string[] {
  const attributes = html.match(/\bdata-(?:widget="[\w-]+"|[a-z-]+)/g) ?? [];
  const json = [...html.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script>/gs)];
  const keys = json.flatMap(([, text = '']) => [...text.matchAll(/"(\w+)":/g)].map((match) => match[1]!));
  return [...new Set([...attributes, ...keys])];
}

const expected = engines['product.twig']!(page);

describe('the templates of the guide', () => {
  test('are found, and some run on every machine', () => {
    expect(templates).toHaveLength(6);
    expect(templates).toEqual(expect.arrayContaining(Object.keys(engines)));
    expect(Object.keys(engines).length).toBeGreaterThanOrEqual(2);
  });

  test('escape a name with quotes and brackets in text, attributes and JSON', () => {
    const { document } = new Window();
    document.write(expected);
    const [settings, gallery] = [...document.querySelectorAll('script[type="application/json"]')].map((script) =>
      JSON.parse(script.textContent),
    );
    expect(document.querySelector('h1')?.textContent).toBe(NAME);
    expect(document.querySelector('meta[name="csrf-token"]')?.getAttribute('content')).toBe('a"b');
    expect(document.querySelector('[data-widget="product-gallery"]')?.getAttribute('data-name')).toBe(NAME);
    expect(document.querySelector('button')?.getAttribute('data-orderable')).toBe('false');
    expect(gallery).toEqual({ images: page.product.images });
    expect(settings).toEqual({
      locale: 'nl',
      currency: { sign: '€', position: 'before', code: 'EUR' },
      taxExemptionSelected: false,
    });
  });

  test.each(Object.keys(engines))('%s renders the same page as the others', (template) => {
    expect(parse(engines[template]!(page))).toEqual(parse(expected));
  });

  test.each(templates)('%s has the same widgets, inputs and keys as the others', (template) => {
    const source = readTemplate(template);
    const found = namesIn(expected);
    expect(found).toEqual(
      expect.arrayContaining(['data-widget="cart-badge"', 'data-orderable', 'taxExemptionSelected', 'images']),
    );
    // The keys of an image are the shop's data, unless a template renames them.
    const ofData = template.endsWith('.cshtml') ? [] : Object.keys(page.product.images[0]!);
    expect(found.filter((name) => !source.includes(name) && !ofData.includes(name))).toEqual([]);
  });
});
