// @vitest-environment happy-dom
import { findByRole, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import { readAttributes } from '../../shared/runtime/attributes.ts';
import type { Widget } from '../../shared/runtime/host.ts';
import { changesOf } from '../../shared/runtime/input-changes.ts';
import { readInputs } from '../../shared/runtime/inputs.ts';
import { inputNames } from '../../tools/widgets-json/input-schema.ts';
import { openPage } from '../support/open-page.ts';
import { startEngine } from '../support/start-engine.ts';
import { definitionOf, metadataOf, widgetNames } from './widget-folder.ts';

const engine = startEngine();

/** For each type of input, one of them is valid. Another one is invalid for each type but free text. */
const VALUES = [
  'main',
  '21',
  '22',
  'true',
  'false',
  '/other',
  'youtube',
  'vimeo',
  'pdf',
  '2',
  '3',
  '[]',
  '[{}]',
  '[{"item_id":"a","price":1}]',
  '{}',
  '{"item_id":"a"}',
  '{',
  '-',
  '',
];

const pause = () => new Promise((resolve) => setTimeout(resolve, 10));

/** What a widget did after a change: how often it has mounted in all, and which attributes it has reported. */
interface Outcome {
  readonly mounts: number;
  readonly reported: readonly string[];
}

/** A page with the example of one widget. */
function embed(widget: Widget, example: string) {
  const mounts: HTMLElement[] = [];
  const reported = new Set<string>();
  const selector = `[data-widget="${widget.name}"]`;
  const note = (event: Event) => reported.add((event as CustomEvent<{ attribute: string }>).detail.attribute);
  engine.define({
    ...widget,
    mount(element, host) {
      mounts.push(element);
      return widget.mount(element, { ...host, setState: () => {} });
    },
  });
  document.addEventListener('shop:template-error', note);
  onTestFinished(async () => {
    document.body.replaceChildren();
    await pause();
    document.removeEventListener('shop:template-error', note);
  });
  const sample = document.createElement('div');
  sample.innerHTML = example;
  const written = sample.querySelector<HTMLElement>(selector)!;
  const markup = widget.readServerMarkup?.(written.cloneNode(true) as HTMLElement);

  return {
    written,
    drawn: () => ('_zod' in widget.inputs ? written : document.querySelector<HTMLElement>(selector)!),
    /** @param source the element that has the other inputs; an enhancer may read what it has drawn */
    isValid(attribute: string, value: string, source = written): boolean {
      const element = source.cloneNode(true) as HTMLElement;
      element.setAttribute(attribute, value);
      const { inputs } = widget;
      if (!('_zod' in inputs)) return readAttributes(element, inputs, () => {}) !== null;
      const read = readInputs(element, inputs as z.ZodMiniObject, markup);
      return read.is === 'read' && !read.templateErrors;
    },
    /** Waits for `expected`, or for as long as a change could take. */
    async change(attribute: string, value: string, expected: Outcome): Promise<Outcome> {
      document.body.replaceChildren();
      await pause();
      mounts.length = 0;
      document.body.innerHTML = example;
      const element = document.querySelector<HTMLElement>(selector)!;
      element.dataset['load'] = 'eager';
      await waitFor(() => expect(mounts).toEqual([element]));
      reported.clear();
      element.setAttribute(attribute, value);
      const outcome = () => ({ mounts: mounts.length, reported: [...reported] });
      await vi.waitFor(() => expect(outcome()).toEqual(expected), { timeout: 3000 }).catch(() => {});
      await pause();
      return outcome();
    },
  };
}

describe.each(widgetNames())('%s', (name) => {
  test('declares only inputs that it has', async () => {
    const { changes = {}, inputs } = (await definitionOf(name))!;
    const names = Object.keys('_zod' in inputs ? inputs.shape : inputs);
    expect(Object.keys(changes).filter((input) => !names.includes(input))).toEqual([]);
  });

  test('does what it declares when a script changes an input after it has mounted', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await openPage();
    const widget = (await definitionOf(name))!;
    const page = embed(widget, (await metadataOf(name)).example);
    const outcomes: Record<string, Outcome> = {};
    const expected: Record<string, Outcome> = {};
    for (const input of inputNames(widget)) {
      const attribute = attributeOf(input);
      const change = changesOf(widget)[input];
      const values = VALUES.filter((value) => value !== page.written.getAttribute(attribute));
      const valid = values.find((value) => page.isValid(attribute, value))!;
      // The answer of the beginning is removed once it is used, which is no change.
      const isReported = change === 'fixed' && attribute !== 'data-initial';
      const whenValid = { mounts: change === 'remount' ? 2 : 1, reported: isReported ? [attribute] : [] };
      expected[`${input}=${valid}`] = whenValid;
      outcomes[`${input}=${valid}`] = await page.change(attribute, valid, whenValid);
      const invalid = values.find((value) => !page.isValid(attribute, value, page.drawn()));
      if (invalid === undefined || change === 'fixed') continue;
      const whenInvalid = { mounts: 1, reported: [attribute] };
      expected[`${input}=${invalid}`] = whenInvalid;
      outcomes[`${input}=${invalid}`] = await page.change(attribute, invalid, whenInvalid);
    }
    expect(outcomes).toEqual(expected);
  });
});

async function openWidget(name: string, html: string): Promise<HTMLElement> {
  await openPage();
  engine.define((await definitionOf(name))!);
  onTestFinished(async () => {
    document.body.replaceChildren();
    await pause();
  });
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

test('stars of another rating take the place of the text that the shop has printed', async () => {
  const element = await openWidget(
    'star-rating',
    '<span data-widget="star-rating" data-load="eager" data-rating="4.6">4,6 van 5</span>',
  );
  await findByRole(element, 'img', { name: '4,5 van 5' });
  element.dataset['rating'] = '2';
  await findByRole(element, 'img', { name: '2 van 5' });
  expect(element.textContent).toBe('');
});

test('the quantity that a shopper has chosen stays with another variant', async () => {
  const element = await openWidget(
    'add-to-cart',
    '<div data-widget="add-to-cart" data-load="eager" data-type="product" data-id="1" data-pre-order data-stepper></div>',
  );
  await userEvent.click(await findByRole(element, 'button', { name: 'Eén meer' }));
  element.dataset['id'] = '2';
  element.dataset['preOrder'] = 'false';
  await findByRole(element, 'button', { name: 'In winkelwagen' });
  expect(await findByRole(element, 'textbox')).toHaveProperty('value', '2');
});
