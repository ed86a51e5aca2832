// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { ZodMiniObject } from 'zod/mini';
import { readAttributes } from '../../shared/runtime/attributes.ts';
import type { Widget } from '../../shared/runtime/host.ts';
import type { TemplateError } from '../../shared/runtime/template-error.ts';
import { readInputs } from '../../shared/runtime/inputs.ts';
import { inputSchema } from '../../tools/widgets-json/input-schema.ts';
import { metadataOf, definitionOf, widgetNames } from './widget-folder.ts';

/** The element of this HTML in a page. */
function elementIn(name: string, html: string): HTMLElement {
  document.body.innerHTML = html;
  const element = document.querySelector<HTMLElement>(`[data-widget="${name}"]`);
  if (!element) throw new Error(`The example of ${name} contains no ${name}.`);
  return element;
}

/** An island has a schema; an enhancer reads attribute by attribute. */
function isSchema(inputs: Widget['inputs']): inputs is ZodMiniObject {
  return '_zod' in inputs;
}

function errorsIn(element: HTMLElement, { inputs, readServerMarkup }: Widget): readonly TemplateError[] {
  const errors: TemplateError[] = [];
  if (isSchema(inputs)) {
    const result = readInputs(element, inputs, readServerMarkup?.(element));
    return result.is === 'wrong' ? result.templateErrors : [];
  }
  readAttributes(element, inputs, (error) => errors.push(error));
  return errors;
}

describe.each(widgetNames())('the description of %s', (name) => {
  test('has an example with valid inputs', async () => {
    const metadata = await metadataOf(name);
    const widget = (await definitionOf(name))!;
    const element = elementIn(name, metadata.example);
    const { required, properties } = inputSchema(widget, metadata);
    const child = JSON.parse(element.querySelector(':scope > script')?.textContent ?? '{}') as object;
    const written = required.filter(
      (input) => element.hasAttribute(properties[input]!['x-attribute']) || input in child,
    );
    expect(errorsIn(element, widget)).toEqual([]);
    expect(written).toEqual(required);
  });
});

const described = await Promise.all(widgetNames().map(async (name) => ({ name, ...(await metadataOf(name)) })));
const samples = described.flatMap(({ name, serverMarkup = [] }) => serverMarkup.map((sample) => ({ name, ...sample })));

test.each(samples)('server markup of $name stands in the place of $replaces', async ({ name, replaces, html }) => {
  const widget = (await definitionOf(name))!;
  const { properties } = inputSchema(widget, await metadataOf(name));
  const element = elementIn(name, html);
  expect(replaces.filter((input) => element.hasAttribute(properties[input]!['x-attribute']))).toEqual([]);
  expect(errorsIn(element, widget)).toEqual([]);
});
