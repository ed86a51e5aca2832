import { batch, effect, signal } from '@preact/signals-core';
import { isRecord } from '../contract/wire.ts';
import { mediaIn, type MediaData } from '../rules/media.ts';
import type { Services } from '../runtime/services.ts';
import type { createProductFiles } from './product-files.ts';
import type { createReturnProducts, ReturnProduct } from './return-products.ts';

export interface ReturnDraftSetup<Product> {
  /** The product to send; `received` is the product as the shop sent it. */
  sentProduct(product: Product, received: Product): Product;
  /** The values of a product to store, without its files. */
  toDraft(product: Product): Readonly<Record<string, unknown>>;
  /** Applies stored values, which can be of any type. */
  fromDraft(product: Product, stored: Readonly<Record<string, unknown>>): Product;
  /** Values to store in addition to the products. */
  extraDraft?(): Readonly<Record<string, unknown>>;
}

/** The stored state of one product. */
interface DraftProduct extends Readonly<Record<string, unknown>> {
  readonly images: readonly MediaData[];
  readonly videos: readonly MediaData[];
}

/** The stored state of a return. */
interface ReturnDraft {
  readonly products: readonly DraftProduct[];
  /** Values that a widget stores in addition to the products. */
  readonly extra: Readonly<Record<string, unknown>>;
}

/** The products as the shop sent them, with what the shopper entered before a reload of the page. */
export function createReturnDraft<Product extends ReturnProduct>(
  services: Services,
  { toDraft, fromDraft, extraDraft, sentProduct }: ReturnDraftSetup<Product>,
  products: ReturnType<typeof createReturnProducts<Product>>,
  files: ReturnType<typeof createProductFiles>,
) {
  const { draft } = services;
  const wasRestored = signal(false);
  let received: readonly Product[] = [];
  let storing: ReturnType<typeof storeChanges> | undefined;

  function apply(stored: ReturnDraft | null) {
    const restored = received.map((product, at) => {
      const values = stored?.products[at];
      return values ? { ...fromDraft(product, values), removed: values['removed'] === true } : product;
    });
    for (const at of received.keys()) files.replace(at, stored?.products[at] ?? received[at]!);
    wasRestored.value = stored !== null;
    products.show(restored);
  }

  const values = () => ({
    products: products.all.value.map((product) => {
      const { images, videos, removed } = product;
      return { ...toDraft(product), images, videos, removed };
    }),
    ...extraDraft?.(),
  });

  return {
    wasRestored,
    load(loaded: readonly Product[]): ReturnDraft | null {
      received = loaded;
      const signature = signatureOf(loaded);
      const stored = readDraft(draft.read(), signature, loaded.length);
      batch(() => {
        files.open(loaded);
        apply(stored);
      });
      storing = storeChanges(services, signature, values);
      return stored;
    },
    startOver() {
      batch(() => {
        apply(null);
        products.focusRequests.value += 1;
      });
      draft.forget();
    },
    toSend: () => products.all.peek().map((product, at) => sentProduct(product, received[at]!)),
    /** Deletes the draft and stores no other. */
    end() {
      storing?.stop();
      draft.forget();
    },
  };
}

/**
 * Stores a return in the tab whenever it changes; the state at the start is not a change.
 * @param signature tells one return from another
 * @param values what to store; depends on signals
 */
function storeChanges(
  { draft, signal: unmounted }: Pick<Services, 'draft' | 'signal'>,
  signature: string,
  values: () => Readonly<Record<string, unknown>>,
): { stop(): void } {
  let last: string | null = null;
  const stop = effect(() => {
    const current = { of: signature, ...values() };
    const json = JSON.stringify(current);
    if (last !== null && json !== last) draft.store(current);
    last = json;
  });
  unmounted.addEventListener('abort', stop);
  return { stop };
}

/** Parses a stored draft; null when it is invalid or belongs to another return. */
function readDraft(
  stored: Readonly<Record<string, unknown>> | null,
  signature: string,
  count: number,
): ReturnDraft | null {
  if (!stored || stored['of'] !== signature) return null;
  const { products, ...extra } = stored;
  if (!Array.isArray(products) || products.length !== count || !products.every(isRecord)) return null;
  return {
    products: products.map((product) => ({
      ...product,
      images: mediaIn(product['images']),
      videos: mediaIn(product['videos']),
    })),
    extra,
  };
}

/** A stored text; empty for any other type of value. */
export function draftText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Tells one return from another. */
function signatureOf(products: readonly ReturnProduct[]): string {
  return products.map(({ id, selected_amount: amount }) => `${id}x${amount}`).join(' ');
}
