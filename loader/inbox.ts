import { widgets } from './manifest.ts';
import { page } from './page.ts';
import { prefetch } from './prefetch.ts';
import type { Call, ShopWidgets } from './shop-widgets.ts';
import { unclobbered } from '../shared/runtime/unclobbered.ts';

/**
 * The inbox: what happens before the code that handles it is there. It leaves in this order:
 *
 * 1. `calls`, as soon as the engine starts, oldest first: calls of the page's scripts, and commands that were sent on
 *    `document`. A subscription therefore gets everything that happens from then on.
 * 2. The engine scans the page, and eager widgets start to load. What the shopper has typed, chosen or focused before goes
 *    into the inboxes of the widgets.
 * 3. `clicks`: a click on a button that is a widget goes into the inbox of the widget, and loads it. Any other is
 *    dispatched to the page.
 * 4. The inbox of each widget (`inbox` of a `Mount`), which also gets what the shopper does while its code is loading. It
 *    leaves when the widget is ready: values and focus before it is painted, then clicks, keys and submissions in their
 *    order, each control once. When the widget fails, they are dispatched to the shop's HTML.
 * 5. The inbox of each command (`inbox` of a `Command`), which leaves when a widget handles the command, oldest first.
 *
 * When the engine fails, the clicks go back to the page. Calls and commands stay until a later attempt succeeds.
 */

/** `window.shopWidgets` before the engine starts. */
type Calls = Call[] &
  Partial<Pick<ShopWidgets, 'version' | 'last'>> &
  Partial<Record<'emit' | 'on' | 'scan' | 'define' | 'send' | 'ready', (...args: unknown[]) => unknown>>;

declare global {
  interface Window {
    shopWidgets?: Calls | ShopWidgets;
  }
}

/** The `data-*` attributes of an element at some moment, by their names in `dataset`. */
export type Inputs = Readonly<Record<string, string | undefined>>;

// An element with id="shopWidgets" is readable as window.shopWidgets too.
if (!Array.isArray(window.shopWidgets)) window.shopWidgets = [];
export const calls: Calls = window.shopWidgets;

/**
 * Buttons that the shopper clicked, each with the `data-*` attributes of its widget at that moment: widgets themselves, and
 * those of a frame that a server has drawn. A double click counts once. The engine removes each as it takes it over, so
 * that the page gets the others when the engine throws.
 */
export const clicks = new Map<HTMLElement, Inputs>();

/** Keeps the click from submitting a form around the button, which is for pages without scripts. */
export function addClick(event: Event): void {
  const { closest } = unclobbered(event.target as HTMLElement);
  const button = closest?.<HTMLElement>('button[data-widget],[data-sw-frame] button');
  if (button) {
    event.preventDefault();
    const element = closest<HTMLElement>('[data-widget]')!;
    const inputs: Inputs = element.dataset;
    clicks.set(button, { ...inputs });
    prefetch(element);
  }
}

export function openInbox(): void {
  for (const method of ['emit', 'on', 'scan', 'define'] as const)
    calls[method] = (...args) => calls.push([method, ...args]);
  // A function at the end of these calls gets their promise.
  for (const method of ['send', 'ready'] as const)
    calls[method] = (...args) => new Promise((resolve) => calls.push([method, ...args, resolve]));
  const commands = new Set(Object.values(widgets).flatMap(({ handles = [] }) => handles));
  for (const command of commands)
    page.addEventListener(`shop:${command}`, (event) =>
      calls.push(['command', command, (event as CustomEvent).detail]),
    );
  page.addEventListener('click', addClick, true);
}

export function returnClicks(): void {
  page.removeEventListener('click', addClick, true);
  for (const [button] of clicks) button.click();
  clicks.clear();
}
