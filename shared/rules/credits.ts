import { fromMinorUnits } from '../contract/minor-units.ts';
import { total, type Amounts } from './totals.ts';

/** A line that earns credits. */
export interface Earning {
  readonly qty: number;
  /** Credits per piece on top of those for the amount. */
  readonly extra_power_credits: number | null;
}

/**
 * Power Credits that an order earns: the extra ones of its lines, and one per whole euro.
 * A voucher is a means of payment and takes nothing away.
 */
export function creditsEarned(lines: readonly Earning[], amounts: Amounts): number {
  const extra = lines.reduce((sum, { qty, extra_power_credits }) => sum + qty * (extra_power_credits ?? 0), 0);
  return extra + Math.max(0, Math.trunc(fromMinorUnits(total(amounts))));
}
