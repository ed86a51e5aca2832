import type { RedeemOption } from '../../../../shared/contract/power-credits.ts';

/** Options to redeem credits, in cents; more credits at once have a better rate. */
export const REDEEM_OPTIONS: readonly RedeemOption[] = [
  { credits: 250, discount_eur: 250 },
  { credits: 500, discount_eur: 500 },
  { credits: 1000, discount_eur: 1250 },
  { credits: 2500, discount_eur: 3500 },
];
