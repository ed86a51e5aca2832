import { mailWhenInStock } from '../../shared/contract/requests.ts';
import type { WireId } from '../../shared/contract/wire.ts';
import { createRequestForm } from '../../shared/models/request-form.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { widthOf } from './width.rules.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

export type BackInStockField = 'name' | 'email';

export type BackInStockState = StateOf<typeof createBackInStock>;

interface Inputs {
  readonly width: string;
  readonly title?: string | undefined;
  readonly content?: string | undefined;
}

interface Product {
  readonly type: string;
  readonly id: WireId;
  /** Empty where the page does not say. */
  readonly name: string;
}

export function createBackInStock({ bus, call, locks, refusalOf, draft }: Services, { width, title, content }: Inputs) {
  let product: Product | null = null;
  const form = createRequestForm<BackInStockField>(
    { locks, refusalOf, draft },
    {
      name: 'mail-when-in-stock',
      fields: ['name', 'email'],
      subject: () => product,
      send: (values) => call(mailWhenInStock, { type: product!.type, id: product!.id, ...values }),
    },
  );

  bus.handle('back-in-stock-open', (detail) => {
    if (!detail?.type || (!detail.id && detail.id !== 0)) return false;
    const { type, id } = detail;
    if (product && (product.type !== type || String(product.id) !== String(id))) form.reset();
    product = { type, id, name: textIn(detail.productName) };
    form.open({ ...textOf('name', detail.name), ...textOf('email', detail.email) });
    return undefined;
  });

  return {
    form,
    /** Each command opens the form, which draws again. */
    productName: () => product?.name ?? '',
    /** A CSS length. */
    width: widthOf(width),
    /** Markup; null for the widget's own title. */
    title: title || null,
    /** Markup above the fields. */
    content: content || null,
    /** Empties the form once the dialog has closed. */
    reset() {
      if (form.isOpen()) return;
      // A running request continues, so that the shopper cannot send it twice.
      if (form.isSending()) form.clearMessages();
      else form.reset();
    },
  };
}

function textOf(name: BackInStockField, value: unknown): Partial<Record<BackInStockField, string>> {
  const text = textIn(value);
  return text === '' ? {} : { [name]: text };
}

/** A template can send null for a guest. */
function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
