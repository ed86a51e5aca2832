import { sendPriceMatch } from '../../shared/contract/requests.ts';
import { createRequestForm, type RequestFormState } from '../../shared/models/request-form.ts';
import type { Services } from '../../shared/runtime/services.ts';

const FIELDS = ['first_name', 'middle_name', 'last_name', 'email', 'price', 'link', 'remark'] as const;
export type PriceMatchField = (typeof FIELDS)[number];

export interface PriceMatchState {
  /** The control of the page's own that opens the form. */
  readonly opener: HTMLElement | null;
  /** The words of a button of ours; empty for none. */
  readonly label: string;
  /** Empty when the page names none. */
  readonly supportEmail: string;
  /** Germans have no middle name (specification 002 §9). */
  readonly hasMiddleName: boolean;
  readonly form: RequestFormState<PriceMatchField>;
  open(): void;
}

interface Inputs {
  readonly submitUrl: string;
  readonly websiteId: string;
  readonly productId: string;
  readonly supportEmail: string;
  readonly label: string;
  readonly opener?: HTMLElement | null | undefined;
}

export function createPriceMatch(
  { call, bus, settings, onceAcrossTabs, refusalOf }: Services,
  { submitUrl, websiteId, productId, supportEmail, label, opener = null }: Inputs,
): PriceMatchState {
  const about = { website_id: websiteId, product_id: productId };
  const form = createRequestForm<PriceMatchField>(
    { onceAcrossTabs, refusalOf },
    {
      name: 'price-match',
      fields: FIELDS,
      about: () => about,
      send: (values) => call(sendPriceMatch(submitUrl), { ...values, ...about }),
    },
  );
  const open = () => form.open();
  bus.handle('price-match-open', open);

  return {
    opener,
    label: label.trim(),
    supportEmail: supportEmail.trim(),
    hasMiddleName: settings.locale !== 'de',
    form,
    open,
  };
}
