// @vitest-environment happy-dom
import { findByRole, getByRole } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { bus } from '../../tests/support/page-bus.ts';
import { enhancer } from './compare-checkbox.enhancer.ts';

const LABEL =
  '<label data-widget="compare-checkbox" data-type="product" data-id="4711"><input type="checkbox"> Vergelijk Growatt</label>';
const BUTTON = '<button data-widget="compare-checkbox" data-type="bundle" data-id="00123">Vergelijk</button>';
const EMPTY = '<div data-widget="compare-checkbox" data-type="product" data-id="4711"></div>';

const kept = () => JSON.parse(localStorage.getItem('compare') ?? 'null') as unknown;
const keep = (list: unknown) => localStorage.setItem('compare', JSON.stringify(list));
const isChecked = (element: HTMLElement) => getByRole<HTMLInputElement>(element, 'checkbox').checked;

test('a click adds the product to the list, and another one removes it', async () => {
  const page = await openPage();
  const { element, states } = page.mount(enhancer, LABEL);
  const box = getByRole(element, 'checkbox', { name: 'Vergelijk Growatt' });
  await userEvent.click(box);
  expect(kept()).toEqual([{ id: '4711', type: 'product' }]);
  expect(isChecked(element)).toBe(true);
  await userEvent.click(element);
  expect(kept()).toEqual([]);
  expect(isChecked(element)).toBe(false);
  expect(page.published.filter(([name]) => name === 'compare-changed')).toHaveLength(2);
  expect(page.requests).toEqual([]);
  expect(states).toEqual(['ready']);
});

test('every click sends one command', async () => {
  const toggles: unknown[] = [];
  const stop = bus.on('compare-toggle', (detail) => toggles.push(detail));
  const page = await openPage();
  const boxes = [page.mount(enhancer, LABEL), page.mount(enhancer, LABEL)];
  await userEvent.click(getByRole(boxes[0]!.element, 'checkbox'));
  stop();
  expect(toggles).toEqual([{ type: 'product', id: '4711' }]);
  expect(boxes.map(({ element }) => isChecked(element))).toEqual([true, true]);
});

test('the box shows the list as it is when the page loads', async () => {
  keep([{ id: 4711, type: 'product' }]);
  const page = await openPage();
  expect(isChecked(page.mount(enhancer, LABEL).element)).toBe(true);
  expect(isChecked(page.mount(enhancer, LABEL.replace('"product"', '"bundle"')).element)).toBe(false);
});

test('the box follows other widgets and other tabs', async () => {
  const page = await openPage();
  const { element } = page.mount(enhancer, LABEL);
  bus.publish('compare-changed', { items: [{ id: 4711, type: 'product' }] });
  expect(isChecked(element)).toBe(true);
  keep([]);
  dispatchEvent(Object.assign(new Event('storage'), { key: 'compare' }));
  expect(isChecked(element)).toBe(false);
});

test('a click does what the box showed, even after a change in another tab', async () => {
  const page = await openPage();
  const { element } = page.mount(enhancer, LABEL);
  keep([{ id: 4711, type: 'product' }]);
  await userEvent.click(element);
  expect(kept()).toEqual([{ id: 4711, type: 'product' }]);
  expect(isChecked(element)).toBe(true);
});

test('a bare button is a toggle', async () => {
  const page = await openPage();
  const { element } = page.mount(enhancer, BUTTON);
  expect(getByRole(document.body, 'button', { pressed: false })).toBe(element);
  await userEvent.click(element);
  expect(element.getAttribute('aria-pressed')).toBe('true');
  expect(kept()).toEqual([{ id: '00123', type: 'bundle' }]);
});

test.each([
  ['nl', '', 'Vergelijk'],
  ['de', '', 'Vergleichen'],
  ['en', ' data-label="Compare this inverter"', 'Compare this inverter'],
] as const)('an empty element gets a box of its own (%s%s)', async (locale, attribute, name) => {
  const page = await openPage({ locale });
  const { element, unmount } = page.mount(enhancer, EMPTY.replace('></div>', `${attribute}></div>`));
  await userEvent.click(getByRole(element, 'checkbox', { name }));
  expect(kept()).toEqual([{ id: '4711', type: 'product' }]);
  unmount();
  expect(element.childNodes).toHaveLength(0);
});

test('text without a box becomes its label', async () => {
  const page = await openPage();
  const { element } = page.mount(enhancer, EMPTY.replace('></', '>Naast elkaar</'));
  getByRole(element, 'checkbox', { name: 'Naast elkaar' });
  expect(element.textContent).toBe('Naast elkaar');
});

test.each([LABEL, BUTTON, EMPTY, '<label data-type="product" data-id="1" class="own">Vergelijk</label>'])(
  'unmounting restores the server’s markup: %s',
  async (html) => {
    const page = await openPage();
    const { element, unmount } = page.mount(enhancer, html);
    const before = document.createElement('div');
    before.innerHTML = html;
    unmount();
    expect(element.outerHTML).toBe(before.innerHTML);
    bus.publish('compare-changed', { items: [{ id: 4711, type: 'product' }] });
    expect(element.outerHTML).toBe(before.innerHTML);
  },
);

test('a template without a product gets an error', async () => {
  const page = await openPage();
  const { templateErrors, states } = page.mount(enhancer, '<div data-widget="compare-checkbox"></div>');
  expect(states).toEqual(['failed']);
  expect(templateErrors).toEqual([
    { attribute: 'data-type', expected: 'text', found: 'nothing' },
    { attribute: 'data-id', expected: 'text', found: 'nothing' },
  ]);
});

test('a click compares the product that the element names at that moment', async () => {
  const page = await openPage();
  const { element } = page.mount(enhancer, BUTTON);
  element.dataset['id'] = '7';
  await userEvent.click(element);
  expect(kept()).toEqual([{ id: '7', type: 'bundle' }]);
  expect(element.getAttribute('aria-pressed')).toBe('true');
  element.dataset['id'] = '8';
  // Another tab changes the list.
  bus.publish('compare-changed', { items: [{ id: '8', type: 'bundle' }] });
  expect(element.getAttribute('aria-pressed')).toBe('true');
  bus.publish('compare-changed', { items: [{ id: '7', type: 'bundle' }] });
  expect(element.getAttribute('aria-pressed')).toBe('false');
});

test('a click on a control that still shows another product makes it true, and changes no list', async () => {
  keep([{ id: '00123', type: 'bundle' }]);
  const page = await openPage();
  const { element } = page.mount(enhancer, BUTTON);
  expect(element.getAttribute('aria-pressed')).toBe('true');
  element.dataset['id'] = '7';
  await userEvent.click(element);
  expect(kept()).toEqual([{ id: '00123', type: 'bundle' }]);
  expect(element.getAttribute('aria-pressed')).toBe('false');
});

test('without a product a click changes nothing, and says so', async () => {
  const page = await openPage();
  const { element, templateErrors } = page.mount(enhancer, LABEL);
  element.removeAttribute('data-id');
  await userEvent.click(getByRole(element, 'checkbox'));
  await findByRole(document.body, 'alert');
  expect(templateErrors).toEqual([{ attribute: 'data-id', expected: 'text', found: 'nothing' }]);
  expect(kept()).toBeNull();
  expect(isChecked(element)).toBe(false);
});
