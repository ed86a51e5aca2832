import type { Bus } from '../../shared/bus/bus.ts';
import type { AddToCart } from '../../shared/contract/cart.ts';
import type { Host } from '../../shared/island/host.ts';
import { apologise, forgive } from './apology.ts';

export interface Shop {
  readonly bus: Bus;
  readonly request: Host['request'];
  readonly settings: () => unknown;
}

const COMMAND = 'add-to-cart';
const CALL = '/cart/add';
const POPUP = '[data-widget=cart-popup]:not([data-widget-state=failed])';
const PATIENCE_MS = 20_000;

/** Orders that are on their way or wait for their turn. */
const waiting: string[] = [];
let queue = Promise.resolve();

/** Buys on a page without a popup to show it: afterwards the shopper is in the cart (decision G-18). */
export function buyAlone(shop: Shop): void {
  // The rest of the page may bring one.
  if (document.readyState === 'loading' || document.querySelector(POPUP)) return;
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
  forgive();
  try {
    // How to read the answer is fetched while the shop is busy with it.
    const reading = import('./read-added.ts');
    answer = await inTime(request('POST', CALL, wanted));
    if (!answer.ok) throw new Error(`${CALL} answered ${answer.status}.`);
    const { readAdded } = await reading;
    readAdded(await inTime(answer.clone().json()), wanted, bus, settings());
    location.assign(document.querySelector<HTMLAnchorElement>('a[data-widget=cart-badge]')?.href || '/cart');
  } catch (error) {
    console.debug(error);
    bus.tell('call-failed', { widget: COMMAND, call: CALL, status: answer?.status ?? null });
    await inTime(apologise(answer)).catch(() => {});
  }
}

/** One order that is never answered must not keep all others waiting. */
function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${CALL} took too long.`)), PATIENCE_MS);
  });
  return Promise.race([promise, tooLate]);
}
