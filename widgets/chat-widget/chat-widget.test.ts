// @vitest-environment happy-dom
import { getByRole, getByText, queryByRole, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { bus } from '../../tests/support/page-bus.ts';
import { enhancer } from './chat-widget.enhancer.ts';

const EMPTY = '<div data-widget="chat-widget"></div>';
const PRINTED = `<div data-widget="chat-widget" class="own"><a href="/klantenservice">Hulp nodig?</a>
  <div hidden><p>Bel <a href="tel:+3136">036</a></p></div></div>`;

const world = globalThis as unknown as Record<string, unknown>;
const kept = () => [localStorage.getItem('chat_timer'), localStorage.getItem('chat_opened')];
const dialog = () => queryByRole(document.body, 'dialog');

let opened: number;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  opened = 0;
  stop = bus.on('chat-opened', () => opened++);
  resize(1280);
});
afterEach(() => {
  stop();
  look('visible');
  vi.useRealTimers();
  delete world['Support'];
});

function resize(width: number) {
  vi.stubGlobal('innerWidth', width);
}

/** Sets the page's visibility. */
function look(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Waits until the panel's code has loaded. */
async function openPanel(name?: string): Promise<HTMLElement> {
  const panel = await waitFor(() => getByRole(document.body, 'dialog', name === undefined ? {} : { name }));
  await settled();
  return panel;
}

test('the chat opens by itself after a minute, is announced, and does not move the focus', async () => {
  const page = await openPage();
  const { states } = page.mount(enhancer, `<div data-widget="chat-widget"></div>`);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  pass(59);
  expect(kept()).toEqual(['59', null]);
  await settled();
  expect(dialog()).toBeNull();
  pass(1);
  await openPanel('Heb je een vraag?');
  expect(kept()).toEqual(['60', '1']);
  expect(opened).toBe(1);
  expect(document.activeElement).toBe(field);
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(getByRole(document.body, 'status').textContent).toBe('De chat is geopend.');
  expect(vi.getTimerCount()).toBe(0);
  expect(states).toEqual(['ready']);
});

test('the seconds of all pages are added up', async () => {
  const page = await openPage();
  const first = page.mount(enhancer, EMPTY);
  pass(30);
  first.unmount();
  pass(30);
  expect(kept()).toEqual(['30', null]);
  page.mount(enhancer, EMPTY);
  pass(30);
  await openPanel();
});

test('only visible pages count', async () => {
  const page = await openPage();
  page.mount(enhancer, EMPTY);
  pass(10);
  look('hidden');
  pass(100);
  expect(kept()).toEqual(['10', null]);
  look('visible');
  pass(5);
  expect(kept()).toEqual(['15', null]);
});

test('in a narrow window it opens once the window is wide enough', async () => {
  const page = await openPage();
  resize(1023);
  page.mount(enhancer, EMPTY);
  pass(90);
  expect(kept()).toEqual(['60', null]);
  resize(1024);
  pass(1);
  await openPanel();
  expect(kept()).toEqual(['60', '1']);
});

test('after it was opened once, it never opens by itself, on any page or in any tab', async () => {
  const page = await openPage();
  localStorage.setItem('chat_opened', '1');
  page.mount(enhancer, EMPTY);
  pass(100);
  await settled();
  expect(dialog()).toBeNull();
  expect(localStorage.getItem('chat_timer')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([['garbage'], ['-5'], ['']])('a stored counter of "%s" restarts at 0', async (text) => {
  const page = await openPage();
  localStorage.setItem('chat_timer', text);
  page.mount(enhancer, EMPTY);
  pass(2);
  expect(localStorage.getItem('chat_timer')).toBe('2');
});

test('the page sets delay and minimum width', async () => {
  const page = await openPage();
  resize(400);
  page.mount(enhancer, '<div data-widget="chat-widget" data-delay="3" data-min-width="400"></div>');
  pass(3);
  await openPanel();
});

test('a click opens it, sets aria-expanded and stops the timer; Escape and the button close it', async () => {
  const page = await openPage();
  const { element } = page.mount(enhancer, EMPTY);
  const button = getByRole(element, 'button', { name: 'Hulp nodig?', expanded: false });
  await userEvent.click(button);
  const heading = await waitFor(() => getByRole(document.body, 'heading', { name: 'Heb je een vraag?' }));
  expect(document.activeElement).toBe(heading);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(kept()).toEqual([null, '1']);
  expect(vi.getTimerCount()).toBe(0);

  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(button);

  await userEvent.click(button);
  await openPanel();
  await userEvent.click(getByRole(document.body, 'button', { name: 'Chat sluiten' }));
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(opened).toBe(2);

  await userEvent.click(button);
  await openPanel();
  await userEvent.click(button);
  expect(dialog()).toBeNull();
});

test('a command opens it, once for repeated commands', async () => {
  const page = await openPage();
  page.mount(enhancer, EMPTY);
  bus.send('chat-open', undefined);
  bus.send('chat-open', undefined);
  await openPanel();
  expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1);
  expect(opened).toBe(1);
  expect(kept()).toEqual([null, '1']);
});

test('the function of the shop’s own chat is called with its owner as `this`', async () => {
  const page = await openPage();
  const support = { calls: 0, open: () => {} };
  support.open = function (this: typeof support) {
    this.calls++;
  };
  world['Support'] = { chat: support };
  const { element } = page.mount(enhancer, '<div data-open-call="Support.chat.open" data-delay="2"></div>');
  expect(getByRole(element, 'button').hasAttribute('aria-expanded')).toBe(false);
  pass(2);
  expect(support.calls).toBe(1);
  expect(opened).toBe(1);
  await userEvent.click(getByRole(element, 'button'));
  expect(support.calls).toBe(2);
  expect(dialog()).toBeNull();
  expect(kept()).toEqual(['2', '1']);
});

test('before the shop’s chat has loaded nothing opens by itself, and a click opens the panel', async () => {
  const page = await openPage();
  const { element } = page.mount(enhancer, '<div data-open-call="Support.open" data-delay="2"></div>');
  pass(5);
  expect(kept()).toEqual(['2', null]);
  await userEvent.click(getByRole(element, 'button'));
  await openPanel();
});

test('a chat that another script opened counts as opened', async () => {
  const page = await openPage();
  page.mount(enhancer, EMPTY);
  pass(5);
  bus.publish('chat-opened', undefined);
  pass(100);
  expect(kept()).toEqual(['5', '1']);
});

test('the server’s markup is the opener and the content, and is restored', async () => {
  const page = await openPage();
  const { element, unmount } = page.mount(enhancer, PRINTED);
  await userEvent.click(getByRole(element, 'link', { name: 'Hulp nodig?' }));
  const panel = await openPanel();
  getByRole(panel, 'link', { name: '036' });
  expect(panel.textContent).not.toContain('klantenservice');
  unmount();
  const before = document.createElement('div');
  before.innerHTML = PRINTED;
  expect(element.outerHTML).toBe(before.innerHTML);
});

test('a link without content gets a default text with the link, in the page’s language', async () => {
  const page = await openPage({ locale: 'en' });
  const { element } = page.mount(enhancer, '<a data-widget="chat-widget" href="/service">Help</a>');
  await userEvent.click(element);
  const panel = await openPanel('Do you have a question?');
  expect(getByRole<HTMLAnchorElement>(panel, 'link', { name: 'To customer service' }).href).toMatch(/\/service$/);
  expect(panel.textContent).toContain('09:00 to 17:00');
});

test('markup of a template is sanitised, plain text is not', async () => {
  const page = await openPage();
  const markup = page.mount(
    enhancer,
    `<div data-title="Chat met Sanne" data-content="&lt;p onclick=&quot;x()&quot;&gt;Bel &lt;strong&gt;nu&lt;/strong&gt;&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;"></div>`,
  );
  await userEvent.click(getByRole(markup.element, 'button'));
  const panel = await openPanel('Chat met Sanne');
  expect(getByText(panel, 'nu').localName).toBe('strong');
  expect(panel.innerHTML).not.toMatch(/onclick|script/);
  markup.unmount();

  const plain = page.mount(enhancer, '<div data-content="3 > 2"></div>');
  await userEvent.click(getByRole(plain.element, 'button'));
  expect((await openPanel()).textContent).toContain('3 > 2');
});

test('without storage, each page counts for itself', async () => {
  const page = await openPage();
  vi.stubGlobal('localStorage', {
    clear() {},
    getItem() {
      throw new Error('no leave');
    },
    setItem() {
      throw new Error('no leave');
    },
  });
  page.mount(enhancer, EMPTY);
  pass(60);
  await openPanel();
  expect(opened).toBe(1);
  pass(60);
  expect(opened).toBe(1);
});

test('one of several tabs counts, and another continues when that one is hidden', async () => {
  const queue: (() => void)[] = [];
  let isTaken = false;
  /** Like the browser: a lock is held until its promise settles. */
  async function request(
    _name: string,
    options: LockOptions,
    act: (lock: Lock | null) => Promise<void> | undefined,
  ): Promise<void> {
    if (isTaken && options.ifAvailable) return act(null);
    if (isTaken) await new Promise<void>((go) => queue.push(go));
    if (options.signal?.aborted) throw options.signal.reason as Error;
    isTaken = true;
    await act({} as Lock);
    isTaken = false;
    queue.shift()?.();
  }
  vi.stubGlobal('navigator', { locks: { request } });
  const page = await openPage();
  const first = page.mount(enhancer, EMPTY);
  page.mount(enhancer, EMPTY);
  await settled();
  pass(10);
  expect(kept()).toEqual(['10', null]);
  first.unmount();
  await settled();
  pass(10);
  expect(kept()).toEqual(['20', null]);
});

test('an invalid delay is a template error', async () => {
  const page = await openPage();
  const { templateErrors, states } = page.mount(enhancer, '<div data-delay="soon"></div>');
  expect(states).toEqual(['failed']);
  expect(templateErrors).toEqual([{ attribute: 'data-delay', expected: 'a number', found: 'soon' }]);
});
