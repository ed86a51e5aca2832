import { sendPriceMatch } from '../../shared/contract/requests.ts';
import { createRequestForm } from '../../shared/models/request-form.ts';
import type { Services } from '../../shared/runtime/services.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

const FIELDS = ['first_name', 'middle_name', 'last_name', 'email', 'price', 'link', 'remark'] as const;
export type PriceMatchField = (typeof FIELDS)[number];

export type PriceMatchState = StateOf<typeof createPriceMatch>;

interface Inputs {
  readonly submitUrl: string;
  readonly websiteId: string;
  readonly productId: string;
  readonly supportEmail: string;
  readonly label: string;
  readonly opener?: HTMLElement | null | undefined;
}

export function createPriceMatch(
  { call, bus, locks, refusalOf, draft }: Services,
  { submitUrl, websiteId, productId, supportEmail, label, opener = null }: Inputs,
) {
  const subject = { website_id: websiteId, product_id: productId };
  const form = createRequestForm<PriceMatchField>(
    { locks, refusalOf, draft },
    {
      name: 'price-match',
      fields: FIELDS,
      subject: () => subject,
      send: (values) => call(sendPriceMatch(submitUrl), { ...values, ...subject }),
    },
  );
  const open = () => form.open();
  bus.handle('price-match-open', open);

  return {
    /** The page's control that opens the form. */
    opener,
    /** Label of the widget's own button; empty for none. */
    label: label.trim(),
    /** Empty when the page has none. */
    supportEmail: supportEmail.trim(),
    form,
    open,
  };
}
