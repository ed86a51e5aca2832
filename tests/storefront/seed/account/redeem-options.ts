import type { RedeemOption } from '../../../../shared/contract/power-credits.ts';

/** What credits can be redeemed for, in cents; more at once is worth more. */
export const REDEEM_OPTIONS: readonly RedeemOption[] = [
  { credits: 250, discount_eur: 250 },
  { credits: 500, discount_eur: 500 },
  { credits: 1000, discount_eur: 1250 },
  { credits: 2500, discount_eur: 3500 },
];
