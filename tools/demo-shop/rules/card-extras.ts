import type { PriceKeys } from '../../../shared/contract/price-keys.ts';
import type { WireId } from '../../../shared/contract/wire.ts';
import { hasExtra, type WithExtras } from '../extras.ts';
import type { LabelReader } from './labels.ts';
import { priceKeysOf } from './price-keys.ts';
import { payableOf } from './totals.ts';

/** Products up to this price, in cents, have variants. */
const WITH_VARIANTS = 2500;

interface Card {
  readonly id: WireId;
  readonly name: string;
  readonly price: number | null;
  readonly from_price?: number | null;
  readonly msrp?: number | null;
  readonly has_tax_exemption?: boolean;
  readonly orderable?: boolean;
  readonly pre_heat?: boolean;
  readonly rating?: number | null | undefined;
}

interface CardExtras extends PriceKeys {
  readonly price_from?: boolean;
  readonly choose?: boolean;
  readonly notify?: boolean;
}

/** Who sees the card. */
export interface CardReader extends LabelReader {
  /** Pays no VAT for what allows it. */
  readonly isExempt?: boolean;
}

/** A product of a list at what the shopper pays, and as another shop answers it. */
export function withCardExtras<T extends Card>(card: T, shopper: CardReader): T & CardExtras {
  const { price, orderable, pre_heat } = card;
  const isForSale = orderable !== false && !pre_heat;
  const hasVariants = hasExtra(shopper, 'variants') && price !== null && price <= WITH_VARIANTS;
  return {
    ...withoutRating(payableCard(card, shopper), shopper),
    ...priceKeysOf(card, shopper, (cents) => payableOf(cents, isExempt(card, shopper))),
    ...(hasVariants && { price_from: true, choose: true }),
    ...(!isForSale && hasExtra(shopper, 'no-reminders') && { notify: false }),
  };
}

function payableCard<T extends Card>(card: T, shopper: CardReader): T {
  const { price, from_price, msrp } = card;
  const priced = (cents: number | null) => (cents === null ? null : payableOf(cents, isExempt(card, shopper)));
  return {
    ...card,
    price: priced(price),
    ...(from_price !== undefined && { from_price: priced(from_price) }),
    ...(msrp !== undefined && { msrp: priced(msrp) }),
  };
}

function isExempt({ has_tax_exemption = false }: Card, { isExempt: paysNoVat = false }: CardReader): boolean {
  return paysNoVat && has_tax_exemption;
}

/** A product of a shop that knows no ratings. */
export function withoutRating<T extends Pick<Card, 'rating'>>(card: T, shopper: WithExtras): T {
  return hasExtra(shopper, 'no-ratings') ? { ...card, rating: undefined } : card;
}
