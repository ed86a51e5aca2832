import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Window, type Element, type Node } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { top } from '../../../tools/commands/run-command.ts';
import { ENGINES, readTemplate, renderPages } from './render-template.ts';
import { expectedPage, PAGES } from './template-pages.ts';

const templates = readdirSync(join(top, 'stories/guide/templates'));

type Parsed = string | readonly unknown[];

/** A parsed page without extra white space. */
function parse(html: string): readonly Parsed[] {
  const parser = new new Window().DOMParser();
  return [...parser.parseFromString(html, 'text/html').childNodes].flatMap(parseNode);
}

function parseNode(node: Node): Parsed[] {
  if (node.nodeType === 3) {
    const words = (node.textContent ?? '').replaceAll(/[ \n\t]+/g, ' ').trim();
    return words === '' ? [] : [words];
  }
  if (node.nodeType !== 1) return [];
  const element = node as Element;
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const isJson = /^(application\/json|importmap)$/.test(attributes['type'] ?? '');
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

describe('the templates of the guide', () => {
  test('are found', () => {
    expect(templates).toHaveLength(6);
    expect(templates).toEqual(expect.arrayContaining(ENGINES.map(({ template }) => template)));
  });

  // Starting an engine takes most of it.
  test.for(ENGINES)('$template renders every page as the other engines do', { timeout: 90_000 }, (engine, { skip }) => {
    const rendered = renderPages(engine, Object.values(PAGES));
    if (typeof rendered === 'string') return skip(rendered);
    for (const [at, [name, page]] of Object.entries(PAGES).entries())
      expect(parse(rendered[at]!), name).toEqual(parse(expectedPage(page)));
  });

  test.each(templates)('%s has the same widgets, inputs and keys as the others', (template) => {
    const page = PAGES['plain words']!;
    const names = namesIn(expectedPage(page));
    expect(names).toEqual(
      expect.arrayContaining(['data-widget="cart-badge"', 'data-orderable', 'taxExemptionSelected', 'images']),
    );
    // The keys of an image are the shop's data, unless a template renames them.
    const ofData = template.endsWith('.cshtml') ? [] : Object.keys(page.product.images![0]!);
    const source = readTemplate(template);
    expect(names.filter((name) => !source.includes(name) && !ofData.includes(name))).toEqual([]);
  });
});
