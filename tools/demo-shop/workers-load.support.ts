import { setTimeout as wait } from 'node:timers/promises';
import { addToCart, increaseLine, readCart } from '../../shared/contract/cart.ts';
import * as checkout from '../../shared/contract/checkout.ts';
import { openVisit } from './hosts.support.ts';
import { exampleData } from './seed/checkout/example.ts';
import { callEndpoint, postJson, type ShopClient } from './shop-client.ts';

export const connectors = { type: 'product', id: 512, qty: 1 };
const PAUSE_MS = 5;
/** A line has at most 999. */
const PIECES = 300;
const ABROAD = { country: 'at', zip_code: '1010' };

/** Everything before the last step of the checkout. @returns the last step, which answers the page of the order */
export async function prepareOrder(shopper: ShopClient, key: string): Promise<() => Promise<string>> {
  await postJson(shopper, '/demo/extras', { names: ['order-key'] });
  await callEndpoint(shopper, checkout.validateAddresses, exampleData(ABROAD));
  const { shippingMethods } = await callEndpoint(shopper, checkout.readShippingMethods);
  const { paymentMethods } = await callEndpoint(shopper, checkout.readPaymentMethods);
  const methods = { shipping_method: shippingMethods[0]!.id, payment_method: paymentMethods[1]!.id };
  const input = { ...exampleData({ ...ABROAD, ...methods }), ct: null, order_key: key };
  return async () => (await callEndpoint(shopper, checkout.placeOrder, input)).redirect!;
}

/** What the shop has answered. */
export interface Answered {
  /** Pieces in each cart: those that were answered, those that were sent, and those that are in it. */
  readonly carts: readonly { answered: number; sent: number; inCart: number }[];
  /** The page of each order by its key. */
  readonly orders: ReadonlyMap<string, string>;
}

export interface LoadOptions {
  readonly url: string;
  /** Sends a call again whose connection ends without an answer, as the widgets do. */
  readonly retries: boolean;
}

/** Shoppers who fill a cart and place orders. Calling the result ends them. Anything but an answer is an error. */
export function startLoad({ url, retries }: LoadOptions): () => Promise<Answered> {
  const carts: Answered['carts'][number][] = [];
  const orders = new Map<string, string>();
  const ending = new AbortController();
  const goesOn = async () => {
    // Leaves the machine some time to start processes.
    await wait(PAUSE_MS);
    return !ending.signal.aborted;
  };
  const open = () => repeatedly(() => openVisit([url]), retries).then((visit) => withRetries(visit, retries));

  async function fill(): Promise<void> {
    while (await goesOn()) {
      const shopper = await open();
      await callEndpoint(shopper, addToCart, connectors);
      let answered = 1;
      for (; answered < PIECES && (await goesOn()); answered++) await callEndpoint(shopper, increaseLine, connectors);
      const sent = shopper.attempts;
      carts.push({ answered, sent, inCart: (await callEndpoint(shopper, readCart)).items[0]!.qty });
    }
  }

  async function order(): Promise<void> {
    while (await goesOn()) {
      const shopper = await open();
      await callEndpoint(shopper, addToCart, connectors);
      const key = crypto.randomUUID();
      const place = await prepareOrder(shopper, key);
      orders.set(key, await place());
    }
  }

  const shoppers = Promise.all([fill(), order(), order(), order()]);
  // An error is thrown at the end.
  shoppers.catch(() => ending.abort());
  return async () => {
    ending.abort();
    await shoppers;
    return { carts, orders };
  };
}

interface RetryingClient extends ShopClient {
  /** Requests so far, with those that got no answer. */
  readonly attempts: number;
}

function withRetries(visit: ShopClient, retries: boolean): RetryingClient {
  let attempts = 0;
  return {
    get attempts() {
      return attempts;
    },
    fetch: (path, init) =>
      repeatedly(async () => {
        attempts++;
        const answer = await visit.fetch(path, init);
        // The connection may also end within the body.
        return new Response(await answer.arrayBuffer(), answer);
      }, retries),
  };
}

async function repeatedly<T>(send: () => Promise<T>, retries: boolean): Promise<T> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!retries) throw error;
      await wait(20);
    }
  }
}
