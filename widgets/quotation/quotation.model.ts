import { batch, computed, signal } from '@preact/signals-core';
import { readQuotation, type Quotation } from '../../shared/contract/quotation.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { acceptLink } from './accept-link.rules.ts';
import { lastDayOf, shown, statusOf, versionOf } from './quotation.rules.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

/** A quotation as it is on the screen. */
export type QuotationDetails = NonNullable<QuotationState['details']['value']>;

export type QuotationState = StateOf<typeof createQuotation>;

interface Dependencies extends Pick<Services, 'call' | 'page'> {
  /** Texts with markup do not change after they were drawn first. */
  prepareHtml(...texts: readonly (string | null)[]): Promise<void>;
}

/** A quotation of the shop for one customer. */
export function createQuotation(
  { call, page, prepareHtml }: Dependencies,
  { id, exemptionParam }: { readonly id: string; readonly exemptionParam: string },
) {
  const quotation = signal<Quotation | null>(null);
  /** The choice that the shop has stored. */
  const wasExempt = signal(false);
  /** The customer's choice on this page; null before it. */
  const chosen = signal<boolean | null>(null);

  async function read() {
    const answer = await call(readQuotation, { id });
    await prepareHtml(answer.quotation.content, answer.quotation.tax_exemption_agree_text);
    batch(() => {
      quotation.value = answer.quotation;
      wasExempt.value = answer.tax_exemption_accepted;
    });
  }

  return {
    /** The URL parameter that sends the choice with the acceptance. */
    exemptionParam,
    /** Null until the shop has answered. */
    details: computed(() => {
      const shown = quotation.value;
      if (!shown) return null;
      const isExempt = shown.tax_exemption_allowed && (chosen.value ?? wasExempt.value);
      return {
        ...detailsOf(shown, isExempt, exemptionParam),
        /** The customer has changed the amounts since the page was opened. */
        hasSwitched: chosen.value !== null,
      };
    }),
    async start() {
      await read();
      // A page restored by Back would still show an accepted quotation as open.
      page.onPageRestore(() => void read().catch(() => {}));
    },
    exempt: (isExempt: boolean) => (chosen.value = isExempt),
  };
}

function detailsOf(quotation: Quotation, isExempt: boolean, flag: string) {
  const status = statusOf(quotation);
  const isOpen = status === 'open';
  const { accept_url, decline_url, download_url } = quotation;
  return {
    ...shown(quotation, isExempt),
    displayId: quotation.display_id,
    /** Null for the first one. */
    version: versionOf(quotation),
    /** Markup. */
    content: quotation.content,
    /** Name and address, with line breaks; null where the shop sends none. */
    customer: quotation.customer,
    /** The day of the quotation; null where the shop sends none. */
    date: quotation.date,
    /** The last day on which it can be accepted; null where it is unknown or over. */
    validUntil: isOpen ? lastDayOf(quotation, Date.now()) : null,
    status,
    /** Null where the shop sends none. */
    validDays: isOpen ? quotation.valid_days : null,
    /** The order is paid by invoice; otherwise accepting fills the cart. */
    isOnAccount: quotation.is_on_account,
    /** Whether the customer may choose amounts without tax. */
    isExemptionAllowed: quotation.tax_exemption_allowed,
    /** Markup. */
    agreeText: quotation.tax_exemption_agree_text,
    /** Null when the quotation can no longer be accepted; so is the next. */
    acceptUrl: isOpen && accept_url !== null ? acceptLink(accept_url, flag, isExempt) : null,
    declineUrl: isOpen ? decline_url : null,
    downloadUrl: quotation.is_downloadable ? download_url : null,
  };
}
