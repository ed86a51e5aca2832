import { describe, expect, test } from 'vitest';
import { readDefinitions } from '../build/read-definitions.ts';
import { readMetadata } from '../build/read-metadata.ts';
import { findWidgets } from '../build/find-widgets.ts';
import { describeEmbedding } from '../widgets-json/describe-widgets.ts';
import type { WidgetsFile } from '../widgets-json/widgets-file.ts';
import { editorAttributes, htmlCustomData, webTypes } from './editor-data.ts';
import { widgetTypes } from './widget-types.ts';

const sources = findWidgets();
const [definitions, metadata] = await Promise.all([
  readDefinitions(sources),
  readMetadata(sources.map(({ name }) => name)),
]);
const widgets = sources.map(({ name }) => ({
  name,
  description: metadata[name]!.text,
  ...describeEmbedding(definitions[name]!, metadata[name]!, definitions),
})) as unknown as WidgetsFile['widgets'];
const named = Object.fromEntries(editorAttributes({ widgets }).map((attribute) => [attribute.name, attribute]));

describe('what an editor knows', () => {
  test('is every widget, every load trigger and every input, once', () => {
    expect(named['data-widget']!.values.map(({ name }) => name)).toEqual(sources.map(({ name }) => name));
    for (const trigger of ['eager', 'idle', 'visible 400px', 'interaction', 'hover'])
      expect(named['data-load']!.values.map(({ name }) => name)).toContain(trigger);
    const inputs = widgets.flatMap((widget) =>
      Object.values(widget.inputs.properties).map((input) => input['x-attribute']),
    );
    expect(Object.keys(named)).toEqual(['data-widget', 'data-load', 'data-hydrate', ...new Set(inputs)]);
  });

  test('is what an attribute means in each widget, and its words', () => {
    expect(named['data-heading-level']!.description).toMatch(/^cart-page, .*checkout.*: The level of the main heading/);
    expect(named['data-heading-level']!.values.map(({ name }) => name)).toEqual(['1', '2', '3', 'none']);
    expect(named['data-id']!.values).toEqual([]);
  });

  test('has the form of VS Code and of JetBrains', () => {
    expect(htmlCustomData({ widgets })).toMatchObject({
      version: 1.1,
      globalAttributes: expect.arrayContaining([expect.objectContaining({ name: 'data-widget' })]),
    });
    expect(webTypes({ widgets, version: '1.2.3' })).toMatchObject({
      name: 'eiland',
      version: '1.2.3',
      contributions: { html: { attributes: expect.arrayContaining([expect.objectContaining({ name: 'data-load' })]) } },
    });
  });
});

test('the types have every attribute of every widget', () => {
  const types = widgetTypes({ widgets });
  for (const { name, inputs } of widgets) {
    const [, body = ''] = types.split(`\n  '${name}': {`);
    const attributes = [...body.split('\n  };')[0]!.matchAll(/^ {4}'([\w-]+)'\?: /gm)].map(
      ([, attribute]) => attribute,
    );
    expect(attributes, name).toEqual(Object.values(inputs.properties).map((input) => input['x-attribute']));
  }
});
