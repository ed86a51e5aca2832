import { mailWhenInStock } from '../../shared/contract/requests.ts';
import type { WireId } from '../../shared/contract/wire.ts';
import { createRequestForm, type RequestFormState } from '../../shared/models/request-form.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { widthOf } from './width.rules.ts';

export type BackInStockField = 'name' | 'email';

export interface BackInStockState {
  readonly form: RequestFormState<BackInStockField>;
  /** As CSS writes it. */
  readonly width: string;
  /** Markup; null for our own words. */
  readonly title: string | null;
  /** Markup above the fields. */
  readonly content: string | null;
  /** The dialog has faded: the next one begins anew. */
  reset(): void;
}

interface Inputs {
  readonly width: string;
  readonly title?: string | undefined;
  readonly content?: string | undefined;
}

interface Product {
  readonly type: string;
  readonly id: WireId;
}

export function createBackInStock(
  { bus, call, onceAcrossTabs, refusalOf }: Services,
  { width, title, content }: Inputs,
): BackInStockState {
  let product: Product | null = null;
  const form = createRequestForm<BackInStockField>(
    { onceAcrossTabs, refusalOf },
    {
      name: 'mail-when-in-stock',
      fields: ['name', 'email'],
      about: () => product,
      send: (values) => call(mailWhenInStock, { ...product!, ...values }),
    },
  );

  bus.handle('back-in-stock-open', (wanted) => {
    if (!wanted?.type || (!wanted.id && wanted.id !== 0)) return;
    const { type, id } = wanted;
    if (product && (product.type !== type || String(product.id) !== String(id))) form.renew();
    product = { type, id };
    form.open({ ...textOf('name', wanted.name), ...textOf('email', wanted.email) });
  });

  return {
    form,
    width: widthOf(width),
    title: title || null,
    content: content || null,
    reset() {
      if (form.isOpen.peek()) return;
      // What is on its way is still answered, so that asking again does not ask twice.
      if (form.phase.peek() === 'sending') form.reset();
      else form.renew();
    },
  };
}

/** A template that knows nobody by name may say so with null. */
function textOf(name: BackInStockField, value: unknown): Partial<Record<BackInStockField, string>> {
  return typeof value === 'string' && value !== '' ? { [name]: value } : {};
}
