import { signal } from '@preact/signals-core';
import { readProductInfo, type CombinationProduct, type ProductInfo } from '../../shared/contract/combination.ts';
import type { WireId } from '../../shared/contract/wire.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { stockWords } from './recommended-combination.rules.ts';

/** Further details of a product. `unavailable`: the call failed, and the dialog shows what is known. */
export type Details =
  | { readonly is: 'loading' }
  | { readonly is: 'shown'; readonly info: ProductInfo; readonly stock: readonly string[] }
  | { readonly is: 'unavailable' };

/**
 * The dialog with details of a product.
 * @param mainId id of the main product of the combination
 */
export function createInfo({ call }: Pick<Services, 'call'>, mainId: () => WireId) {
  const isOpen = signal(false);
  const shown = signal<{ readonly product: CombinationProduct; readonly details: Details } | null>(null);
  let controller = new AbortController();

  async function read(product: CombinationProduct, abortSignal: AbortSignal): Promise<Details> {
    try {
      const info = await call(readProductInfo, { id: mainId(), product_id: product.id }, abortSignal);
      return { is: 'shown', info, stock: stockWords(info) };
    } catch {
      return { is: 'unavailable' };
    }
  }

  return {
    isOpen,
    /** Stays while the dialog fades. */
    shown,
    async open(product: CombinationProduct) {
      const before = shown.peek();
      // The same product, while it is loading, shares the request.
      if (before?.details.is === 'loading' && before.product.id === product.id) return void (isOpen.value = true);
      controller.abort();
      controller = new AbortController();
      const abortSignal = controller.signal;
      shown.value = { product, details: { is: 'loading' } };
      isOpen.value = true;
      const details = await read(product, abortSignal);
      if (!abortSignal.aborted) shown.value = { product, details };
    },
    close: () => (isOpen.value = false),
    /** The dialog has faded. */
    reset() {
      if (isOpen.peek()) return;
      controller.abort();
      shown.value = null;
    },
  };
}
