/**
 * Amounts are whole numbers of the currency's smallest unit: cents for most, yen for a currency without cents, and
 * thousandths for one with three decimals. A page has one currency, that of its settings.
 */
let decimals = 2;

/** @param code ISO 4217; an invalid one counts as a currency with cents */
export function setCurrency(code: string): void {
  decimals = decimalsOf(code);
}

/** The first use of Intl takes 30 ms on a telephone, and a list has many prices. */
const known = new Map([['EUR', 2]]);

export function decimalsOf(code: string): number {
  const decimals = known.get(code) ?? askIntl(code);
  known.set(code, decimals);
  return decimals;
}

function askIntl(code: string): number {
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
    }).resolvedOptions();
    return maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** `649.5` euros are 64950 cents. Half a cent rounds up. */
export function toMinorUnits(amount: number): number {
  // Fifteen digits hide the binary tail of 1.005 * 100, so that it rounds as a shop owner expects.
  return Math.round(Number((amount * 10 ** decimals).toPrecision(15)));
}

export function fromMinorUnits(units: number): number {
  return units / 10 ** decimals;
}
