// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { ZodMiniObject } from 'zod/mini';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';
import { readAttributes } from '../../shared/runtime/attributes.ts';
import type { TemplateError, Widget } from '../../shared/runtime/host.ts';
import { readInputs } from '../../shared/runtime/inputs.ts';
import { inputSchema } from '../../tools/build/input-schema.ts';
import { aboutOf, definitionOf, widgetNames } from './widget-folder.ts';

/** The element of the example, as a page would hold it. */
function exampleOf(name: string, { example }: WidgetMetadata): HTMLElement {
  document.body.innerHTML = example;
  const found = document.querySelector<HTMLElement>(`[data-widget="${name}"]`);
  if (!found) throw new Error(`The example of ${name} holds no ${name}.`);
  return found;
}

/** An island has a schema; an enhancer reads attribute by attribute. */
function isSchema(inputs: Widget['inputs']): inputs is ZodMiniObject {
  return '_zod' in inputs;
}

function complaintsAbout(
  element: HTMLElement,
  { inputs, readServerMarkup: printed }: Widget,
): readonly TemplateError[] {
  const complaints: TemplateError[] = [];
  if (isSchema(inputs)) {
    const found = readInputs(element, inputs, printed?.(element));
    return found.is === 'wrong' ? found.complaints : [];
  }
  readAttributes(element, inputs, (complaint) => complaints.push(complaint));
  return complaints;
}

describe.each(widgetNames())('the description of %s', (name) => {
  test('shows an example that its inputs accept', async () => {
    const about = await aboutOf(name);
    const widget = (await definitionOf(name))!;
    const element = exampleOf(name, about);
    const { required, properties } = inputSchema(widget, about);
    const child = JSON.parse(element.querySelector(':scope > script')?.textContent ?? '{}') as object;
    const given = required.filter((input) => element.hasAttribute(properties[input]!['x-attribute']) || input in child);
    expect(complaintsAbout(element, widget)).toEqual([]);
    expect(given).toEqual(required);
  });
});
