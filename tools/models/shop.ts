import { signal } from '@preact/signals-core';
import { setCurrency } from '../../shared/contract/minor-units.ts';
import { readSettings } from '../../shared/i18n/settings.ts';
import { createAdditions as createQueue, type Outcome as Addition } from '../../shared/models/cart-additions.ts';
import { createModelBus } from './bus.ts';
import { DONE, type Done, type Refused, type Unsure } from './outcome.ts';
import { requireQuantity } from './quantity.ts';
import type { Readable } from './readable.ts';
import { createSend } from './send.ts';
import { createModelServices, type ShopParts } from './services.ts';
import { partsByShop } from './shop-parts.ts';
import { tokenFrom } from './token.ts';

/** How the models reach the shop. Nothing is required in a page of the shop. */
export interface ShopOptions {
  /**
   * Stands before the path of every call: `/shop` for a shop in a folder, or an address such as `https://shop.example`,
   * which a program without a page needs.
   */
  readonly base?: string;
  /**
   * The CSRF token of changes, or a function that reads it; `stale` is the one that the shop has refused (419). In a page it
   * is by default that of `<meta name="csrf-token">` and of the cookie `XSRF-TOKEN`. After the shopper has signed in or out,
   * create the shop anew.
   */
  readonly token?: string | ((stale?: string) => string | Promise<string>);
  /** The header of the token; `X-CSRF-TOKEN` by default. */
  readonly tokenHeader?: string;
  /** Sends the requests; that of the platform by default. Pass one of your own to add headers or cookies. */
  readonly fetch?: typeof globalThis.fetch;
  /** What the page's settings say for widgets. */
  readonly settings?: {
    /** The language of the shopper; `nl` by default. */
    readonly locale?: 'nl' | 'de' | 'en';
    /** ISO 4217; `EUR` by default. Amounts are whole numbers of its smallest unit. A program has one currency. */
    readonly currency?: string;
    /** The shopper has chosen to buy without VAT. */
    readonly taxExemptionSelected?: boolean;
  };
  /**
   * Where facts such as `shop:cart-count` are published and heard. In a page it is the document, so that models and widgets
   * follow each other; null keeps the facts among these models.
   */
  readonly events?: EventTarget | null;
  /** Where the list of compared products is; by default the `localStorage` of a page, else the memory of this shop. */
  readonly storage?: { getItem(key: string): string | null; setItem(key: string, value: string): void };
  /** Gets each e-commerce event of GA4, such as `add_to_cart`, with its products and details. */
  readonly onEcommerce?: (event: string, items: readonly object[], details?: object) => void;
}

/** What the shopper adds to the cart. */
export interface CartAddition {
  /** `product`, `bundle`, or `second-chance-product`. */
  readonly type: string;
  /** The id of the product, as the shop has answered it. */
  readonly id: string | number;
  /** A whole number from 1, which is the default. */
  readonly quantity?: number;
  /** The product may be sold without VAT. It counts where the setting `taxExemptionSelected` says that the shopper buys so. */
  readonly isExemptible?: boolean;
}

/** A shop, as one visitor sees it. Its models share calls, token and facts. */
export interface Shop {
  /** Pieces in the cart; null until a call has told. */
  readonly cartCount: Readable<number | null>;
  /**
   * Adds a product, after those that are being added. The same addition twice at the same time is a double click, and is
   * sent once. A cart model follows by itself.
   */
  addToCart(addition: CartAddition): Promise<Done | Refused | Unsure>;
}

/** Opens a shop for models. Sends nothing. */
export function createShop(options: ShopOptions = {}): Shop {
  const parts = createParts(options);
  const { bus, settings } = parts;
  const services = createModelServices(parts, { name: 'add-to-cart' }, new AbortController().signal);
  const outcomes = new Map<string, Addition>();
  const queue = createQueue(services, (outcome, addition) => outcomes.set(JSON.stringify(addition), outcome));
  const cartCount = signal<number | null>(null);
  bus.on('cart-count', ({ count }) => (cartCount.value = count));

  const shop: Shop = {
    cartCount,
    async addToCart({ type, id, quantity = 1, isExemptible = false }) {
      requireQuantity(quantity);
      const has_tax_exemption = settings.taxExemptionSelected && isExemptible;
      const addition = { type, id, qty: quantity, goToCart: false, has_tax_exemption };
      const isAdded = await queue.add(addition).then(
        () => true,
        () => false,
      );
      const outcome = outcomes.get(JSON.stringify(addition))!;
      if (isAdded || outcome.is === 'added') return DONE;
      return outcome.is === 'refused' ? { is: 'refused', refusal: outcome.refusal } : outcome;
    },
  };
  partsByShop.set(shop, parts);
  return shop;
}

function createParts(options: ShopOptions): ShopParts {
  const { base = '', settings: written = {}, onEcommerce = () => {} } = options;
  const hasPage = typeof document !== 'undefined';
  if (!hasPage && !/^https?:/.test(base))
    throw new Error('Without a page, `base` is an address such as https://shop.example.');
  const { locale = 'nl', currency = 'EUR', taxExemptionSelected = false } = written;
  // Only content of the shop's CMS needs the domain.
  const settings = readSettings({ currency: { code: currency }, taxExemptionSelected, contentDomain: 'none' }, locale);
  setCurrency(currency);
  const events = options.events === undefined && hasPage ? document : options.events;
  const token = tokenFrom(options.token);
  const send = createSend({
    base,
    token,
    tokenHeader: options.tokenHeader ?? 'X-CSRF-TOKEN',
    fetch: options.fetch ?? ((...request) => fetch(...request)),
  });
  return {
    bus: createModelBus(events ?? new EventTarget()),
    send,
    token,
    settings,
    storage: options.storage ?? (hasPage ? null : memoryStorage()),
    track: onEcommerce,
  };
}

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}
