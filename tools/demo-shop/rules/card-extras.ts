import type { PriceKeys } from '../../../shared/contract/price-keys.ts';
import type { WireId } from '../../../shared/contract/wire.ts';
import { hasExtra, type WithExtras } from '../extras.ts';
import type { LabelReader } from './labels.ts';
import { priceKeysOf } from './price-keys.ts';

/** Products up to this price, in cents, have variants. */
const WITH_VARIANTS = 2500;

interface Card {
  readonly id: WireId;
  readonly name: string;
  readonly price: number | null;
  readonly orderable?: boolean;
  readonly pre_heat?: boolean;
  readonly rating?: number | null | undefined;
}

interface CardExtras extends PriceKeys {
  readonly price_from?: boolean;
  readonly choose?: boolean;
  readonly notify?: boolean;
}

/** A product as another shop answers it in a list. */
export function withCardExtras<T extends Card>(card: T, shopper: LabelReader): T & CardExtras {
  const { price, orderable, pre_heat } = card;
  const isForSale = orderable !== false && !pre_heat;
  const hasVariants = hasExtra(shopper, 'variants') && price !== null && price <= WITH_VARIANTS;
  return {
    ...withoutRating(card, shopper),
    ...priceKeysOf(card, shopper),
    ...(hasVariants && { price_from: true, choose: true }),
    ...(!isForSale && hasExtra(shopper, 'no-reminders') && { notify: false }),
  };
}

/** A product of a shop that knows no ratings. */
export function withoutRating<T extends Pick<Card, 'rating'>>(card: T, shopper: WithExtras): T {
  return hasExtra(shopper, 'no-ratings') ? { ...card, rating: undefined } : card;
}
