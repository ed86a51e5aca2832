import { decimalsOf } from '../../../shared/contract/minor-units.ts';
import { NotApplicable } from '../clause.ts';
import { currencyIn } from '../page-token.ts';
import type { Exchange } from '../exchange.ts';
import type { Shared } from '../visit.ts';
import { guestOrder, type Placed } from './order.ts';
import { pathIn } from './paths.ts';

/** The page to which an order leads, where it is one of the shop. */
export async function pageOf({ visitor, redirect }: Pick<Placed, 'visitor' | 'redirect'>): Promise<Exchange> {
  const url = redirect === null ? null : pathIn(redirect, visitor.start);
  const page = url && (await visitor.follow(url));
  const isOwn = page?.redirects.every(({ origin }) => origin === visitor.start.origin);
  if (!page || !isOwn) throw new NotApplicable('The order leads to a page of another origin.');
  return page;
}

/** The page of an order has the amount that the checkout has shown as due. */
export async function requireAmount(order: Pick<Placed, 'visitor' | 'redirect' | 'due' | 'shipping' | 'payment'>) {
  const { visitor, due, shipping, payment } = order;
  if (due === 0) throw new NotApplicable('Nothing is due.');
  const page = await pageOf(order);
  const decimals = decimalsOf(currencyIn(visitor.facts));
  const text = visibleText(page.text);
  if (!anyAmount(decimals).test(text)) throw new NotApplicable('The page of the order shows no amount.');
  const methods = `With ${shipping.label} and ${payment.label}`;
  const amount = (due / 10 ** decimals).toFixed(decimals);
  visitor.verify(
    hasAmount(text, due, decimals),
    `${methods}, ${amount} was shown as due. The page of the order has ${amountsIn(text, decimals).join(' and ')}.`,
    page,
  );
}

/** The order of a guest costs what was shown. */
export const guestTotal: Shared<void> = async (visit) => requireAmount(await visit.given(guestOrder));

/** Every order that leads to a page with amounts has the right one; at least one does. */
export async function requireAmounts(orders: readonly Placed[]): Promise<void> {
  const without: NotApplicable[] = [];
  for (const order of orders)
    try {
      await requireAmount(order);
    } catch (error) {
      if (!(error instanceof NotApplicable)) throw error;
      without.push(error);
    }
  if (without.length === orders.length) throw without[0] ?? new NotApplicable('No order was placed.');
}

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  thinsp: ' ',
  euro: '€',
  amp: '&',
  comma: ',',
  period: '.',
};
/** As in `1 234,50` and `1’234.50`. */
const SPACES = /[\s\u00A0\u2009\u202F]/g;

/** The text of a page without its tags, so that `12,<sup>95</sup>` is an amount. */
export function visibleText(html: string): string {
  return html
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi, ' ')
    .replaceAll(/<\/?(?:b|bdi|em|i|small|span|strong|sup)\b[^>]*>/gi, '')
    .replaceAll(/<[^>]*>/g, ' | ')
    .replaceAll(/&#x([\da-f]{1,5});|&#(\d{1,6});|&(\w+);/gi, (entity, hex?: string, decimal?: string, name = '') =>
      hex || decimal
        ? String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
        : (ENTITIES[name as string] ?? entity),
    )
    .replaceAll(SPACES, ' ');
}

function anyAmount(decimals: number): RegExp {
  return decimals === 0 ? /\d/ : new RegExp(`\\d[.,](\\d{${decimals}}|-|–)(?!\\d)`);
}

/** The first ones. */
function amountsIn(text: string, decimals: number): string[] {
  const amount = new RegExp(decimals === 0 ? '\\d[\\d.,]*' : `\\d[\\d.,'’]*[.,](?:\\d{${decimals}}|[-–])(?!\\d)`, 'g');
  return [...new Set([...text.matchAll(amount)].map(([written]) => written))].slice(0, 6);
}

/** Whether an amount stands in a text, alone and in one of the ways in which pages write it. */
export function hasAmount(text: string, units: number, decimals: number): boolean {
  const digits = String(units).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const rest = digits.slice(digits.length - decimals);
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, "[.,' ’]?");
  // A space before three digits belongs to a larger number: `1 234,50`.
  const before = whole.length % 3 === 0 ? "(?<!\\d|\\d[.,'’ ])" : '(?<!\\d|\\d[.,])';
  const after = '(?!\\d|[.,]\\d)';
  if (decimals === 0) return new RegExp(before + grouped + after).test(text);
  const isRound = Number(rest) === 0;
  const ends = isRound ? `(?:[.,]${rest}|,[-–—])` : `[.,]${rest}`;
  const alone = `(?:[€$£]|\\b[A-Z]{3}) ?${grouped}${after}`;
  return new RegExp(before + grouped + ends + after).test(text) || (isRound && new RegExp(alone).test(text));
}
