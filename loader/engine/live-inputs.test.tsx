// @vitest-environment happy-dom
import { findByRole, findByText, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { startEngine } from '../../tests/support/start-engine.ts';
import { quantity, text } from '../../shared/runtime/attributes.ts';
import { defineEnhancer } from '../../shared/runtime/define-enhancer.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';

const engine = startEngine();
const clicks: unknown[] = [];
const models = vi.fn<(watt: number) => void>();
const templateErrors: string[] = [];
document.addEventListener('shop:template-error', (event) =>
  templateErrors.push((event as CustomEvent<{ message: string }>).detail.message),
);

engine.define(
  defineEnhancer({
    name: 'switch',
    inputs: { id: text(), qty: quantity(), label: text('Aan') },
    changes: { id: 'live', qty: 'live' },
    load: 'eager',
    wire(element, { label }, { signal }, readInputs) {
      element.textContent = label;
      element.addEventListener('click', () => clicks.push(readInputs()), { signal });
    },
  }),
);

engine.define(
  defineIsland({
    name: 'lamp',
    inputs: z.object({ watt: z.number(), names: z._default(z.array(z.string()), []), old: z.optional(z.string()) }),
    changes: { old: 'fixed' },
    load: 'eager',
    model: (_services, { watt, names }) => {
      models(watt);
      return { watt, names };
    },
    View: ({ model: { watt, names } }) => (
      <form>
        <p>{`${watt} W ${names.join(', ')}`}</p>
        <input name="note" aria-label="Notitie" />
        <input name="place" aria-label="Plaats" />
      </form>
    ),
  }),
);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => {
  document.body.replaceChildren();
  clicks.length = 0;
  templateErrors.length = 0;
  models.mockClear();
});

function addToPage(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

async function lampOf(attributes: string, inside = '<p>Van de winkel</p>'): Promise<HTMLElement> {
  const element = addToPage(`<div data-widget="lamp" ${attributes}>${inside}</div>`);
  await waitFor(() => expect(element.dataset['widgetState']).toBe('ready'));
  return element;
}

/** Long enough for a change to be applied, where nothing may happen. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

test('an enhancer acts with the inputs of the click, and draws anew what shows an input', async () => {
  const button = addToPage('<button data-widget="switch" data-id="1"></button>');
  await waitFor(() => expect(button.textContent).toBe('Aan'));
  button.dataset['id'] = '2';
  button.dataset['qty'] = '3';
  button.click();
  expect(clicks).toEqual([{ id: '2', qty: 3, label: 'Aan' }]);
  button.dataset['label'] = 'Uit';
  await waitFor(() => expect(button.textContent).toBe('Uit'));
  button.click();
  expect(clicks).toHaveLength(2);
});

test('an island starts anew once with all changes of one task', async () => {
  const element = await lampOf('data-watt="5"');
  element.dataset['watt'] = '6';
  element.dataset['names'] = '["hal"]';
  element.dataset['watt'] = '7';
  await findByText(element, '7 W hal');
  await pause();
  expect(models.mock.calls).toEqual([[5], [7]]);
});

test('a change that is undone at once, or that writes the same value, is none', async () => {
  const element = await lampOf('data-watt="5"');
  element.dataset['watt'] = '6';
  element.dataset['watt'] = '5';
  element.setAttribute('data-watt', '5');
  element.className = 'other';
  await pause();
  expect(models.mock.calls).toEqual([[5]]);
});

test('what the shopper is typing and the focus stay', async () => {
  const element = await lampOf('data-watt="5"');
  await userEvent.type(await findByRole(element, 'textbox', { name: 'Notitie' }), 'boven de tafel');
  element.dataset['watt'] = '6';
  await findByText(element, '6 W');
  const note = await findByRole<HTMLInputElement>(element, 'textbox', { name: 'Notitie' });
  await waitFor(() => expect(note.value).toBe('boven de tafel'));
  expect(document.activeElement).toBe(element.querySelector('[name=note]'));
});

test('a change that is not valid is reported, and the last valid inputs stay', async () => {
  const element = await lampOf('data-watt="5"');
  const place = element.querySelector('[name=place]');
  element.dataset['watt'] = 'fel';
  await waitFor(() => expect(templateErrors).toHaveLength(1));
  expect(templateErrors[0]).toContain('div[data-widget="lamp"]: data-watt expects number, found "fel".');
  expect(element.querySelector('[name=place]')).toBe(place);
  element.dataset['watt'] = '5';
  await pause();
  expect(models.mock.calls).toEqual([[5]]);
  element.dataset['watt'] = '6';
  await findByText(element, '6 W');
});

test('a widget that failed because of its inputs mounts when they are valid', async () => {
  const element = addToPage('<div data-widget="lamp"></div>');
  await waitFor(() => expect(element.dataset['widgetState']).toBe('failed'));
  element.dataset['watt'] = '5';
  await findByText(element, '5 W');
});

test('an input that cannot change is reported', async () => {
  const element = await lampOf('data-watt="5" data-old="a"');
  element.dataset['old'] = 'b';
  await waitFor(() => expect(templateErrors).toHaveLength(1));
  expect(templateErrors[0]).toContain('data-old expects no change after the widget has mounted, found "b".');
  expect(models.mock.calls).toEqual([[5]]);
});

test.each([
  ['its text is replaced', (script: Element, json: string) => (script.textContent = json)],
  ['its text is edited', (script: Element, json: string) => (script.firstChild!.nodeValue = json)],
])('a JSON child counts when %s', async (_how, write) => {
  const element = await lampOf('', '<script type="application/json">{"watt":5,"names":["hal"]}</script>');
  const child = () => element.querySelector('script')!;
  write(child(), '{"watt":6,"names":["hal"]}');
  await findByText(element, '6 W hal');
  write(child(), '{"watt":6, "names":["hal"]}');
  await pause();
  expect(models.mock.calls).toEqual([[5], [6]]);
  write(child(), '{"watt":');
  await waitFor(() => expect(templateErrors.join()).toContain('JSON'));
  write(child(), '{"watt":7,"names":["hal"]}');
  await findByText(element, '7 W hal');
});

test('the widget stays until the answer for its new inputs is there, and only the latest counts', async () => {
  const element = await lampOf('data-watt="5"');
  const answers: ((answer: Response) => void)[] = [];
  engine.firstAnswer.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  element.dataset['watt'] = '6';
  await waitFor(() => expect(answers).toHaveLength(1));
  element.dataset['watt'] = '7';
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]!(new Response('{}'));
  await pause();
  await findByText(element, '5 W');
  answers[1]!(new Response('{}'));
  await findByText(element, '7 W');
  engine.firstAnswer.mockImplementation(() => undefined);
  expect(models.mock.calls).toEqual([[5], [7]]);
});

test('a widget that has left the page stays away', async () => {
  const element = await lampOf('data-watt="5"');
  element.remove();
  element.dataset['watt'] = '6';
  await pause();
  expect(models.mock.calls).toEqual([[5]]);
  expect(element.textContent).toBe('Van de winkel');
});

test('a change while the answer to another is awaited counts as well, and the widget starts once', async () => {
  const element = await lampOf('data-watt="5"');
  const answers: ((answer: Response) => void)[] = [];
  engine.firstAnswer.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  element.dataset['watt'] = '6';
  await waitFor(() => expect(answers).toHaveLength(1));
  element.dataset['names'] = '["hal"]';
  await waitFor(() => expect(answers).toHaveLength(2));
  for (const answer of answers) answer(new Response('{}'));
  await findByText(element, '6 W hal');
  expect(models).toHaveBeenCalledTimes(2);
  engine.firstAnswer.mockReset();
});

test('without a connection, the widget stays as it is', async () => {
  const element = await lampOf('data-watt="5"');
  engine.firstAnswer.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  element.dataset['watt'] = '6';
  await pause();
  expect(models.mock.calls).toEqual([[5]]);
  dispatchEvent(new Event('online'));
  await findByText(element, '6 W');
});

test('a page that changes an input whenever the widget is ready is stopped', async () => {
  const element = await lampOf('data-watt="1"');
  const isAnswering = new AbortController();
  document.addEventListener(
    'shop:widget-ready',
    () => (element.dataset['watt'] = String(Number(element.dataset['watt']) + 1)),
    { signal: isAnswering.signal },
  );
  element.dataset['watt'] = '2';
  await waitFor(() => expect(console.error).toHaveBeenCalledWith(expect.stringContaining('without end'), element));
  isAnswering.abort();
  expect(models.mock.calls.length).toBeLessThan(30);
});
