import { page } from '../page.ts';
import type { Bus } from '../../shared/bus/bus.ts';
import type { AddToCart } from '../../shared/contract/cart.ts';
import type { Host } from '../../shared/runtime/host.ts';
import { showErrorNotice, clearErrorNotice } from './error-notice.ts';

export interface Shop {
  readonly bus: Bus;
  readonly request: Host['request'];
  readonly settings: () => unknown;
}

const COMMAND = 'add-to-cart';
const CALL = '/cart/add';
const POPUP = '[data-widget=cart-popup]:not([data-widget-state=failed])';

/** Orders that are on their way or wait for their turn. */
const waiting: string[] = [];
let queue = Promise.resolve();

/** Buys on a page without a popup to show it: afterwards the shopper is in the cart (decision G-18). */
export function buyWithoutPopup(shop: Shop): void {
  // The rest of the page may bring one.
  if (page.readyState === 'loading' || page.querySelector(POPUP)) return;
  const stop = shop.bus.handle(COMMAND, (wanted) => buyInTurn(shop, wanted));
  // It steps back at once, in favour of a popup that may come later.
  queueMicrotask(stop);
}

function buyInTurn(shop: Shop, wanted: AddToCart): void {
  const key = JSON.stringify(wanted);
  // The same order again while the first is not yet answered is a double click.
  if (waiting.includes(key)) return;
  waiting.push(key);
  queue = queue.then(() => buy(shop, wanted)).finally(() => waiting.splice(waiting.indexOf(key), 1));
}

async function buy({ bus, request, settings }: Shop, wanted: AddToCart): Promise<void> {
  let answer: Response | undefined;
  clearErrorNotice();
  try {
    // How to read the answer is fetched while the shop is busy with it.
    const reading = import('./read-added.ts');
    answer = await send(request, wanted);
    if (!answer.ok) throw new Error(`${CALL} answered ${answer.status}.`);
    const { readAdded } = await reading;
    readAdded(await answer.clone().json(), wanted, bus, settings());
    const cart = page.querySelector<HTMLAnchorElement>('a[data-widget=cart-badge]')?.href;
    // A browser has read the address already: what does not begin like this could be run.
    location.assign(/^https?:/.test(cart!) ? cart! : '/cart');
  } catch (error) {
    console.debug(error);
    bus.publish('call-failed', { widget: COMMAND, call: CALL, status: answer?.status ?? null });
    showErrorNotice(answer?.status, await saidIn(answer));
  }
}

/** Sends an order, once more where only its token was old: the shop has not read it then. */
async function send(request: Shop['request'], wanted: AddToCart): Promise<Response> {
  const refused = page.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content ?? '';
  const order = () => request('POST', CALL, wanted);
  const answer = await order();
  if (answer.status !== 419) return answer;
  const { renewToken } = await import('./read-refused.ts');
  return (await renewToken(refused)) ? order() : answer;
}

async function saidIn(answer: Response | undefined): Promise<string> {
  if (answer?.status !== 422) return '';
  try {
    const { readRefused } = await import('./read-refused.ts');
    return await readRefused(answer);
  } catch {
    return '';
  }
}
