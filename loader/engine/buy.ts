import type { Bus } from '../../shared/bus/bus.ts';
import type { AddToCart } from '../../shared/contract/cart.ts';
import type { Host } from '../../shared/island/host.ts';

export interface Shop {
  readonly bus: Bus;
  readonly request: Host['request'];
  readonly settings: unknown;
}

const CALL = '/cart/add';
const CART = '/cart';

/** Orders that are on their way or wait for their turn. */
const waiting: string[] = [];
let queue = Promise.resolve();

/** Buys on a page without a popup to show it: afterwards the shopper is in the cart (decision G-18). */
export function createBuying(shop: Shop): (wanted: AddToCart) => void {
  return (wanted) => {
    const key = JSON.stringify(wanted);
    // The same order again while the first is not yet answered is a double click.
    if (waiting.includes(key)) return;
    waiting.push(key);
    queue = queue.then(() => buy(shop, wanted)).finally(() => waiting.splice(waiting.indexOf(key), 1));
  };
}

async function buy({ bus, request, settings }: Shop, wanted: AddToCart): Promise<void> {
  let status: number | null = null;
  try {
    // How to read the answer is fetched while the shop is busy with it.
    const [answer, { readAdded }] = await Promise.all([request('POST', CALL, wanted), import('./read-added.ts')]);
    status = answer.status;
    if (!answer.ok) throw new Error(`${CALL} answered ${status}.`);
    readAdded(await answer.json(), wanted, bus, settings);
    location.assign(CART);
  } catch (error) {
    console.debug(error);
    bus.tell('call-failed', { widget: 'add-to-cart', call: CALL, status });
  }
}
