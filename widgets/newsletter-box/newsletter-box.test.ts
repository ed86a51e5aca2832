// @vitest-environment happy-dom
import { getByLabelText, getByRole, queryByRole } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage, type Mounted } from '../../tests/support/open-page.ts';
import { setPageSettings } from '../../tests/support/page-settings.ts';
import { enhancer } from './newsletter-box.enhancer.ts';

const EMPTY = '<div data-widget="newsletter-box"></div>';
const PRINTED = `<aside data-widget="newsletter-box" hidden>
  <h2>Nieuws van de zon</h2>
  <form action="/nieuwsbrief" method="post">
    <label>Je e-mailadres <input type="email" name="email" aria-describedby="privacy" required></label>
    <button>Ja, graag</button>
    <p id="privacy">We geven het aan niemand door.</p>
  </form>
</aside>`;

const world = globalThis as unknown as Record<string, unknown>;
const isShown = ({ element }: Mounted) => !element.hidden;

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  delete world['_sqzl'];
  delete world['marketing'];
});

/** Creates the queue and returns the pushed events. */
function allowMarketing(name = '_sqzl'): unknown[] {
  const pushed: unknown[] = [];
  world[name] = pushed;
  return pushed;
}

/** Types an address and submits the form. */
function signUp({ element }: Mounted, email: string) {
  const field = getByRole<HTMLInputElement>(element, 'textbox');
  field.value = email;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  element.querySelector('form')!.requestSubmit();
}

test('the box is hidden without the marketing script, and the widget creates no queue', async () => {
  const page = await openPage();
  const box = page.mount(enhancer, EMPTY);
  expect(isShown(box)).toBe(false);
  expect(box.states).toEqual(['ready']);
  vi.advanceTimersByTime(60_000);
  expect(world).not.toHaveProperty('_sqzl');
});

test('an existing queue shows the box at once', async () => {
  allowMarketing();
  const page = await openPage();
  expect(isShown(page.mount(enhancer, EMPTY))).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('the box is hidden while the page allows no events, although there is a queue', async () => {
  setPageSettings({ analytics: 'shop:consent' });
  const pushed = allowMarketing();
  const page = await openPage();
  const box = page.mount(enhancer, EMPTY);
  vi.advanceTimersByTime(3000);
  expect(isShown(box)).toBe(false);
  setPageSettings({ analytics: true });
  vi.advanceTimersByTime(1000);
  expect(isShown(box)).toBe(true);
  signUp(box, 'sanne@example.nl');
  expect(pushed).toHaveLength(1);
});

test.each([
  ['after 9 seconds', 9000, true],
  ['within the tenth second', 9900, true],
  ['after 10 seconds, once it was looked for 11 times', 10_000, false],
  ['after 12 seconds', 12_000, false],
])('a script that loads %s', async (_, milliseconds, isInTime) => {
  const page = await openPage();
  const box = page.mount(enhancer, EMPTY);
  vi.advanceTimersByTime(milliseconds);
  allowMarketing();
  vi.advanceTimersByTime(1000);
  expect(isShown(box)).toBe(isInTime);
  vi.advanceTimersByTime(60_000);
  expect(isShown(box)).toBe(isInTime);
});

test.each([[undefined], [null], [{}], [{ push: true }], ['queue']])('%j is not a queue', async (value) => {
  world['_sqzl'] = value;
  const page = await openPage();
  expect(isShown(page.mount(enhancer, EMPTY))).toBe(false);
});

test('an address is pushed to the queue once, and the shop gets no request', async () => {
  const pushed = allowMarketing();
  const page = await openPage();
  const box = page.mount(enhancer, EMPTY);
  getByLabelText(box.element, 'E-mailadres');
  signUp(box, ' sanne@example.nl ');
  expect(pushed).toEqual([{ event: 'EmailOptIn', email: 'sanne@example.nl', newsletter: 'yes' }]);
  expect(page.requests).toEqual([]);
  expect(queryByRole(box.element, 'textbox')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Bedankt, je bent aangemeld voor onze nieuwsbrief.');
});

test('a queue that the script replaces gets the event', async () => {
  allowMarketing();
  const page = await openPage();
  const box = page.mount(enhancer, EMPTY);
  const push = vi.fn();
  world['_sqzl'] = { push };
  signUp(box, 'sanne@example.nl');
  expect(push).toHaveBeenCalledOnce();
});

test.each([
  ['nl', 'Ongeldig e-mailadres'],
  ['de', 'Ungültige E-Mail-Adresse'],
  ['en', 'Invalid email address'],
] as const)('an invalid address is refused at the field, until the shopper types (%s)', async (locale, words) => {
  const pushed = allowMarketing();
  const page = await openPage({ locale });
  const box = page.mount(enhancer, EMPTY);
  const field = getByRole<HTMLInputElement>(box.element, 'textbox');
  const alert = getByRole(box.element, 'alert');
  for (const email of ['', 'x', 'a@b']) {
    signUp(box, email);
    expect(alert.textContent).toBe(words);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toContain(alert.id);
    expect(document.activeElement).toBe(field);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(alert.textContent).toBe('');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(pushed).toEqual([]);
});

test('a template sets the queue and the texts', async () => {
  const pushed = allowMarketing('marketing');
  const page = await openPage();
  const box = page.mount(
    enhancer,
    '<div data-queue="marketing" data-title="Zon in je bus" data-text="Elke maand." data-thanks="Tot snel!"></div>',
  );
  getByRole(box.element, 'heading', { name: 'Zon in je bus' });
  expect(box.element.textContent).toContain('Elke maand.');
  signUp(box, 'sanne@example.nl');
  expect(pushed).toHaveLength(1);
  expect(box.element.textContent).toContain('Tot snel!');
});

test('the server’s form is enhanced and restored', async () => {
  const pushed = allowMarketing();
  const page = await openPage();
  const box = page.mount(enhancer, PRINTED);
  const before = document.createElement('div');
  before.innerHTML = PRINTED;
  const field = getByRole(box.element, 'textbox', { name: /Je e-mailadres/ });
  expect(isShown(box)).toBe(true);
  signUp(box, 'a@b');
  expect(getByRole(box.element, 'alert').textContent).toBe('Ongeldig e-mailadres');
  expect(field.getAttribute('aria-describedby')).toMatch(/^privacy /);
  signUp(box, 'sanne@example.nl');
  expect(pushed).toHaveLength(1);
  getByRole(box.element, 'heading', { name: 'Nieuws van de zon' });
  box.unmount();
  expect(box.element.outerHTML).toBe(before.innerHTML);
});

test('other contents of the element are restored', async () => {
  const page = await openPage();
  const box = page.mount(enhancer, '<div><a href="/nieuwsbrief">Nieuwsbrief</a></div>');
  box.unmount();
  expect(box.element.outerHTML).toBe('<div><a href="/nieuwsbrief">Nieuwsbrief</a></div>');
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  '<form><button>Aanmelden</button></form>',
  '<h2>Nieuws</h2><div><label>E-mail <input type="email" name="email"></label></div>',
])('a form without an e-mail field, or a field without a form, is not changed: %s', async (html) => {
  const page = await openPage();
  const box = page.mount(enhancer, `<div>${html}</div>`);
  expect(box.element.innerHTML).toBe(html);
  expect(box.states).toEqual(['failed']);
  expect(box.templateErrors).toEqual([{ attribute: '<form>', expected: 'a field with the name email', found: 'none' }]);
});
