import { onTestFinished } from 'vitest';
import { openNode } from '../demo-shop/db/open-node.ts';
import { openShop, type OpenedShop, type ShopSetup } from '../demo-shop/open-shop.ts';
import { createShop, type Shop, type ShopOptions } from './shop.ts';

/** A call that the models have sent. */
export interface SentCall {
  readonly path: string;
  readonly body: unknown;
}

export interface OpenModels {
  /** The demo shop, in this process. */
  readonly opened: OpenedShop;
  /** The shop for models, as a program without a page has it. */
  readonly shop: Shop;
  readonly sent: SentCall[];
  /** The most changes that were being sent at the same time. */
  changesAtOnce(): number;
  /** Makes a call fail until it is mended. */
  fail(call: string, how: string, times?: number): Promise<void>;
  mend(): Promise<void>;
  /** Sends a call past the models, as another device does. */
  sendElsewhere(path: string, body?: object): Promise<unknown>;
}

const BASE = 'http://shop.test';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const CHANGES = ['/cart/add', '/cart/plus', '/cart/min', '/cart/remove', '/checkout/validate/payment'];

/** Opens a demo shop, and the models' way to it. */
export async function openModels(
  setup: Omit<ShopSetup, 'open'> = {},
  options: Partial<ShopOptions> = {},
): Promise<OpenModels> {
  const opened = await openShop({ wait: () => Promise.resolve(), ...setup, open: openNode });
  onTestFinished(() => opened.close());
  const sent: SentCall[] = [];
  let changing = 0;
  let most = 0;

  const shop = createShop({
    base: BASE,
    token: opened.csrf,
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname: path } = new URL(request.url);
      const text = await request.clone().text();
      sent.push({ path, body: text ? JSON.parse(text) : undefined });
      if (!CHANGES.includes(path)) return opened.fetch(request);
      most = Math.max(most, ++changing);
      return opened.fetch(request).finally(() => (changing -= 1));
    },
    ...options,
  });

  async function post(path: string, body: object = {}): Promise<Response> {
    return opened.fetch(BASE + path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });
  }

  return {
    opened,
    shop,
    sent,
    changesAtOnce: () => most,
    fail: async (call, how, times) => void (await post('/demo/behaviour', { call, how, times })),
    mend: async () => void (await opened.fetch(`${BASE}/demo/behaviour`, { method: 'DELETE' })),
    sendElsewhere: async (path, body) => (await post(path, body)).json(),
  };
}
