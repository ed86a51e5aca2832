/** `1.299,-`, `649,95`, `1,299.00`, `1 299`; a percentage is no amount. */
const AMOUNT =
  /\d{1,3}(?:[.,'’\s]\d{3})+(?:[.,](?:\d{2}(?!\d)|[-–—]))?(?![\d.,]*\s*%)|\d+(?:[.,](?:\d{2}(?!\d)|[-–—]))?(?![\d.,]*\s*%)/g;

const SIGN = /€|\$|£|EUR|USD|GBP|CHF|kr|zł/;

/** An amount, with the words between it and its neighbours. */
export interface Amount {
  readonly cents: number;
  readonly before: string;
  readonly after: string;
}

/** All amounts of a text, as integer cents. A number without the sign of a currency beside it is none. */
export function amountsIn(text: string): number[] {
  return amountsWithWords(text).map(({ cents }) => cents);
}

export function amountsWithWords(text: string): Amount[] {
  const places = [...text.matchAll(AMOUNT)].flatMap(({ 0: amount, index }) => {
    const end = index + amount.length;
    const beside = text.slice(Math.max(0, index - 5), index) + text.slice(end).slice(0, 5);
    return SIGN.test(beside) || /[.,][-–—]$/.test(amount) ? [{ cents: centsOf(amount), start: index, end }] : [];
  });
  return places.map(({ cents, start, end }, at) => ({
    cents,
    before: text.slice(places[at - 1]?.end ?? 0, start),
    after: text.slice(end, places[at + 1]?.start),
  }));
}

function centsOf(amount: string): number {
  const [, whole = amount, fraction = '00'] = /^(.*)[.,](\d{2}|[-–—])$/.exec(amount) ?? [];
  return Number(whole.replaceAll(/\D/g, '')) * 100 + (/\d/.test(fraction) ? Number(fraction) : 0);
}
