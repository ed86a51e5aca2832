/** At least four digits, as on a counter; a longer number is not cut. */
export function padded(credits: number | null): string {
  return String(whole(credits)).padStart(4, '0');
}

/** A missing value counts as 0. */
export function whole(credits: number | null): number {
  return Math.trunc(Math.max(0, credits ?? 0));
}

/** Whether the saved credits cover the cost of an option. */
export function canRedeem(saved: number | null, cost: number): boolean {
  return whole(saved) >= cost;
}

/** Both the credits and the amount must be above 0. Amounts in cents. */
export function isVoucher({ credits, discount_eur }: { credits: number; discount_eur: number }): boolean {
  return credits > 0 && discount_eur > 0;
}

/** The credits in a command of the page; null when invalid. */
export function requestedCredits(detail: unknown): number | null {
  const credits = Number((detail as { credits?: unknown } | null | undefined)?.credits);
  return Number.isInteger(credits) && credits > 0 ? credits : null;
}
