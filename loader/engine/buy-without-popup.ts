import { page } from '../page.ts';
import { TOKEN } from '../../shared/http/headers.ts';
import type { Bus } from '../../shared/bus/bus.ts';
import type { AddToCart } from '../../shared/contract/cart.ts';
import type { Host } from '../../shared/runtime/host.ts';
import { clearErrorNotice, showErrorNotice } from './error-notice.ts';

export interface Shop {
  readonly bus: Bus;
  readonly request: Host['request'];
  readonly settings: () => unknown;
}

const COMMAND = 'add-to-cart';
const CALL = '/cart/add';
const POPUP = '[data-widget=cart-popup]:not([data-widget-state=failed])';

/** Orders that are pending or queued. */
const waiting: string[] = [];
let queue = Promise.resolve();

/** Handles the command on a page without a popup: buys, and then opens the cart page. */
export function buyWithoutPopup(shop: Shop): void {
  // The rest of the page may contain a popup.
  if (page.readyState === 'loading' || page.querySelector(POPUP)) return;
  const stop = shop.bus.handle(COMMAND, (order) => enqueue(shop, order));
  // A popup that is added later handles the next command.
  queueMicrotask(stop);
}

function enqueue(shop: Shop, order: AddToCart): void {
  const key = JSON.stringify(order);
  // The same order before the first is answered is a double click.
  if (waiting.includes(key)) return;
  waiting.push(key);
  queue = queue.then(() => buy(shop, order)).finally(() => waiting.splice(waiting.indexOf(key), 1));
}

async function buy({ bus, request, settings }: Shop, order: AddToCart): Promise<void> {
  let answer: Response | undefined;
  clearErrorNotice();
  try {
    // Loads while the shop answers.
    const readAddedModule = import('./read-added.ts');
    answer = await send(request, order);
    if (!answer.ok) throw new Error(`${CALL} answered ${answer.status}.`);
    const { readAdded } = await readAddedModule;
    readAdded(await answer.clone().json(), order, bus, settings());
    const cart = page.querySelector<HTMLAnchorElement>('a[data-widget=cart-badge]')?.href;
    // Any other scheme could run a script.
    location.assign(/^https?:/.test(cart!) ? cart! : '/cart');
  } catch (error) {
    console.debug(error);
    bus.publish('call-failed', { widget: COMMAND, call: CALL, status: answer?.status ?? null });
    showErrorNotice(answer?.status, await messageIn(answer));
  }
}

/** Sends an order, and once more after the shop has refused the token: it has not read the order then. */
async function send(request: Shop['request'], order: AddToCart): Promise<Response> {
  const token = page.querySelector<HTMLMetaElement>(TOKEN)?.content ?? '';
  const answer = await request('POST', CALL, order);
  if (answer.status !== 419) return answer;
  const { renewToken } = await import('./read-refused.ts');
  return (await renewToken(token)) ? request('POST', CALL, order) : answer;
}

async function messageIn(answer: Response | undefined): Promise<string> {
  if (answer?.status !== 422) return '';
  try {
    const { readRefused } = await import('./read-refused.ts');
    return await readRefused(answer);
  } catch {
    return '';
  }
}
