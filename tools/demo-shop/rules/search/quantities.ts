/** An amount with its unit, as shoppers type it: `5 kw`, `5kW`, `5.000 watt`, `2,5 mm2`. */
export interface Quantity {
  readonly amount: number;
  readonly unit: Unit;
}

type Unit = 'W' | 'Wh' | 'mm²' | 'm' | 'A' | 'V' | 'kg';

/** What a shopper types, in lower case, with the unit and how many of it. */
const TYPED: Readonly<Record<string, readonly [unit: Unit, times: number]>> = {
  kwh: ['Wh', 1000],
  wh: ['Wh', 1],
  kwp: ['W', 1000],
  kw: ['W', 1000],
  kilowatt: ['W', 1000],
  wp: ['W', 1],
  watt: ['W', 1],
  w: ['W', 1],
  mm2: ['mm²', 1],
  meter: ['m', 1],
  metre: ['m', 1],
  m: ['m', 1],
  ampere: ['A', 1],
  a: ['A', 1],
  volt: ['V', 1],
  v: ['V', 1],
  kg: ['kg', 1],
};

/** What the shop's own texts write, and how many of the unit that is. */
const WRITTEN: Readonly<Record<Unit, readonly (readonly [unit: string, times: number])[]>> = {
  W: [
    ['kW', 1000],
    ['Wp', 1],
    ['W', 1],
  ],
  Wh: [['kWh', 1000]],
  'mm²': [['mm²', 1]],
  m: [['m', 1]],
  A: [['A', 1]],
  V: [['V', 1]],
  kg: [['kg', 1]],
};

const QUANTITY = new RegExp(
  `(?<![\\p{Letter}\\d.,/-])(\\d+(?:[.,]\\d+)*)\\s*(${Object.keys(TYPED).join('|')})(?![\\p{Letter}\\d])`,
  'gu',
);

/** Takes the quantities out of a text in lower case. */
export function takeQuantities(text: string): { readonly quantities: readonly Quantity[]; readonly rest: string } {
  const quantities: Quantity[] = [];
  const rest = text.replaceAll(QUANTITY, (_, digits: string, typed: string) => {
    const [unit, times] = TYPED[typed]!;
    quantities.push({ amount: readNumber(digits, times) * times, unit });
    return ' ';
  });
  return { quantities, rest };
}

/** `5.000` watts are five thousand, and `5.000` kilowatts are five. */
function readNumber(digits: string, times: number): number {
  const isGrouped = times === 1 && /^\d{1,3}(?:[.,]\d{3})+$/.test(digits);
  return Number(isGrouped ? digits.replaceAll(/[.,]/g, '') : digits.replace(',', '.').replaceAll(/[.,](?=.*\.)/g, ''));
}

/** All ways in which the shop writes the quantity: `5,1 kWh` and `5.1 kWh`. */
export function writtenForms({ amount, unit }: Quantity): string[] {
  const forms = WRITTEN[unit].flatMap(([name, times]) => {
    const number = String(Math.round((amount / times) * 1000) / 1000);
    return [`${number} ${name}`, `${number.replace('.', ',')} ${name}`];
  });
  return [...new Set(forms)];
}
