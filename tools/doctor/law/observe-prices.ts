import { isRecord } from '../../../shared/contract/wire.ts';
import { recordIn } from '../page.ts';
import { amountsIn } from './amounts.ts';

/** A price of a page or an answer. Integer cents. */
export interface SeenPrice {
  readonly product: string;
  readonly price: number;
  readonly struck: number | null;
}

const STRUCK = 's, del, strike, .sw-price__struck';
/** Lines and sums there are no prices of products. */
const OF_ORDER =
  '[data-widget="cart-page"], [data-widget="cart-popup"], [data-widget="checkout"], [data-widget="quotation"]';
const CARD = '[data-product-url], article, li, tr';
const ADVICE =
  /\b(adviesprijs|advies|uvp|unverbindliche preisempfehlung|rrp|msrp|recommended (retail )?price|catalogusprijs)\b/i;

/** Elements with a struck amount. */
export function struckIn(document: Document): Element[] {
  return [...document.querySelectorAll(STRUCK)].filter(
    (element) => !element.parentElement?.closest(STRUCK) && amountsIn(textOf(element)).length > 0,
  );
}

/** The words in and before a struck amount name it as that of the maker. */
export function isAdvice(struck: Element): boolean {
  const before = struck.previousSibling?.textContent ?? '';
  const parent = struck.parentElement!;
  // The name may stand before an element that has nothing but the amount.
  const isAlone = textOf(parent) === textOf(struck);
  const around = isAlone ? (parent.previousSibling?.textContent ?? '') : '';
  return [textOf(struck), before, around, struck.getAttribute('aria-label') ?? ''].some((text) => ADVICE.test(text));
}

/** Prices of products in the HTML of a page, each product once. */
export function pricesIn(document: Document, url: URL): SeenPrice[] {
  const ofStruck = struckIn(document)
    .filter((struck) => !struck.closest(OF_ORDER) && !isAdvice(struck))
    .flatMap((struck) => {
      const price = priceBeside(struck);
      const [before] = amountsIn(textOf(struck));
      return price === null || before === undefined ? [] : [{ product: productOf(struck, url), price, struck: before }];
    });
  const ofWidgets = [...document.querySelectorAll('.sw-price__now')]
    .filter((element) => !element.closest(OF_ORDER) && element.closest(CARD))
    .flatMap((element) => {
      const [price] = amountsIn(textOf(element));
      return price === undefined ? [] : [{ product: productOf(element, url), price, struck: null }];
    });
  const printed = [...document.querySelectorAll('[data-initial]')].flatMap((element) => {
    const text = element.localName === 'script' ? element.textContent : element.getAttribute('data-initial');
    return element.closest(OF_ORDER) ? [] : pricesInAnswer(recordIn(text), url);
  });
  return onceEach([...ofStruck, ...printed, ...ofWidgets, ...offerOf(document, url)]);
}

/** Prices of products in an answer of the shop. */
export function pricesInAnswer(answer: unknown, url: URL): SeenPrice[] {
  if (Array.isArray(answer)) return answer.flatMap((entry) => pricesInAnswer(entry, url));
  if (!isRecord(answer)) return [];
  const price = centsIn(answer['price']);
  const product = price === null ? null : productIn(answer, url);
  const struck = centsIn(answer['prior_price'] ?? answer['from_price'] ?? answer['fromPrice']);
  const own =
    price !== null && product !== null
      ? [{ product, price, struck: struck !== null && struck > price ? struck : null }]
      : [];
  return [...own, ...Object.values(answer).flatMap((value) => pricesInAnswer(value, url))];
}

/** The first of each product: what is struck comes first. */
export function onceEach(prices: readonly SeenPrice[]): SeenPrice[] {
  const all = new Map<string, SeenPrice>();
  for (const price of prices) if (!all.has(price.product)) all.set(price.product, price);
  return [...all.values()];
}

function centsIn(value: unknown): number | null {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof amount === 'number' && amount > 0 ? Math.round(amount * 100) : null;
}

function productIn({ url: address, id }: Readonly<Record<string, unknown>>, url: URL): string | null {
  if (typeof address === 'string' && URL.canParse(address, url)) return new URL(address, url).pathname;
  return typeof id === 'string' || typeof id === 'number' ? `id:${id}` : null;
}

/** The amount that is asked now, in the smallest element around that has one. */
function priceBeside(struck: Element): number | null {
  const widget = struck.closest('.sw-price')?.querySelector('.sw-price__now');
  if (widget) return amountsIn(textOf(widget))[0] ?? null;
  for (let around = struck.parentElement, level = 0; around && level < 4; around = around.parentElement, level += 1) {
    const copy = around.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll(`${STRUCK}, .sw-price__earlier`)) element.remove();
    const [price] = amountsIn(textOf(copy));
    if (price !== undefined) return price;
  }
  return null;
}

/** The address of the product: of the card around the price, or of the page. */
function productOf(element: Element, url: URL): string {
  const card = element.closest(CARD);
  const address = card?.getAttribute('data-product-url') ?? card?.querySelector('a[href]')?.getAttribute('href');
  return address && URL.canParse(address, url) ? new URL(address, url).pathname : url.pathname;
}

/** The offer in the structured data of a product page. */
function offerOf(document: Document, url: URL): SeenPrice[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    const data = recordIn(script.textContent);
    const offer = data?.['@type'] === 'Product' && isRecord(data['offers']) ? data['offers'] : null;
    const price = offer && centsIn(offer['price']);
    return price ? [{ product: url.pathname, price, struck: null }] : [];
  });
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
