import { isRecord } from '../../../shared/contract/wire.ts';
import { recordIn } from '../page.ts';
import { amountsIn, amountsWithWords, type Amount } from './amounts.ts';

/** A price of a page or an answer. Integer cents. */
export interface SeenPrice {
  readonly product: string;
  readonly price: number;
  readonly struck: number | null;
}

/** On elements that styles strike, as a browser has drawn them. */
export const STRUCK_BY_STYLES = 'data-eiland-struck';
const STRUCK = `s, del, strike, .sw-price__struck, [${STRUCK_BY_STYLES}]`;
/** Lines and sums there are no prices of products. */
const OF_ORDER =
  '[data-widget="cart-page"], [data-widget="cart-popup"], [data-widget="checkout"], [data-widget="quotation"]';
const CARD = '[data-product-url], article, li, tr';
const ADVICE =
  /advies(verkoop)?prijs|\badvies\s*(:|€|$)|catalogusprijs|\buvp\b|preisempf(\.|ehlung)|hersteller(preis|empfehlung)|\br\.?r\.?p\b|\bm\.?s\.?r\.?p\b|(recommended|suggested) (retail |selling )?price/i;
/** Before an amount that is saved, or paid beside the price. */
const NO_PRICE_BEFORE =
  /(bespa|voordeel|korting|spar|ersparnis|rabatt|\bsav(e|ing)|discount|verzend|bezorg|versand|liefer|shipping|delivery|statiegeld|pfand|deposit|excl|netto|zonder btw|ohne mwst|ex\.? vat|[-−–]\s*(€|£|\$|eur)?\s*$)/i;
/** After one that is of a unit, without VAT, or saved. */
const NO_PRICE_AFTER =
  /^\s*(€|£|\$|eur)?\s*(\/|\(?\s*(per|pro|je|excl|ex|netto|zonder btw|ohne mwst|net|bespa|voordeel|korting|gespart|rabatt|saved|off)\b)/i;
/** Says where a visitor came from, and not which product it is. */
const TRACKING =
  /^(utm_.*|gclid|gbraid|wbraid|dclid|gad_.*|srsltid|fbclid|msclkid|ttclid|twclid|yclid|igshid|mc_cid|mc_eid|_ga|_gl)$/i;

/** Elements with a struck amount. */
export function struckIn(document: Document): Element[] {
  return [...document.querySelectorAll(STRUCK)].filter(
    (element) => !element.parentElement?.closest(STRUCK) && amountsIn(textOf(element)).length > 0,
  );
}

/** The words in and before a struck amount name it as that of the maker. */
export function isAdvice(struck: Element): boolean {
  if ([textOf(struck), struck.getAttribute('aria-label') ?? ''].some((text) => ADVICE.test(text))) return true;
  const before = textBefore(struck);
  // Before an amount, the words name that amount, and a long text names none.
  return ADVICE.test(before) && before.length < 80 && amountsIn(before).length === 0;
}

/** The nearest text before an element, also of one that has nothing but this element. */
function textBefore(element: Element): string {
  for (let node = element.previousSibling; node; node = node.previousSibling) {
    const text = node.nodeType === 8 ? '' : (node.textContent ?? '').trim();
    // A colon, or the number of a footnote, names nothing.
    if (!/^[\d:*.,()]{0,3}$/.test(text)) return text;
  }
  const parent = element.parentElement;
  return parent && textOf(parent) === textOf(element) ? textBefore(parent) : '';
}

/** Prices of products in the HTML of a page, each product once. */
export function pricesIn(document: Document, url: URL): SeenPrice[] {
  const ofStruck = struckIn(document)
    .filter((struck) => !struck.closest(OF_ORDER) && !isAdvice(struck))
    .flatMap((struck) => {
      const price = priceBeside(struck);
      const [before] = amountsIn(textOf(struck));
      const isOfCard = cardOf(struck) !== null;
      return price === null || before === undefined
        ? []
        : [{ isOfCard, product: productOf(struck, url), price, struck: before }];
    });
  // Outside of cards, several struck prices may be of several products.
  const ofPage = new Set(ofStruck.flatMap((seen) => (seen.isOfCard ? [] : [`${seen.price} ${seen.struck}`])));
  const sure = ofStruck.filter(({ isOfCard }) => isOfCard || ofPage.size === 1);
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
  const struckPrices = sure.map(({ product, price, struck }) => ({ product, price, struck }));
  return onceEach([
    ...struckPrices,
    ...printed,
    ...ofWidgets,
    ...offersIn(document, url),
    ...microdataIn(document, url),
  ]);
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
  if (typeof address === 'string' && URL.canParse(address, url)) return addressOf(new URL(address, url));
  return typeof id === 'string' || typeof id === 'number' ? `id:${id}` : null;
}

/** The amount that is asked now, in the smallest element around that has one. */
function priceBeside(struck: Element): number | null {
  const widget = struck.closest('.sw-price')?.querySelector('.sw-price__now');
  if (widget) return amountsIn(textOf(widget))[0] ?? null;
  for (let around = struck.parentElement, level = 0; around && level < 4; around = around.parentElement, level += 1) {
    const copy = around.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll(`${STRUCK}, .sw-price__earlier`)) element.remove();
    const prices = new Set(
      amountsWithWords(textOf(copy))
        .filter(isPrice)
        .map(({ cents }) => cents),
    );
    const [price] = prices;
    // Of two prices, it is not known which one the struck one was.
    if (price !== undefined) return prices.size === 1 ? price : null;
  }
  return null;
}

function isPrice({ before, after }: Amount): boolean {
  return !ADVICE.test(before) && !NO_PRICE_BEFORE.test(before) && !NO_PRICE_AFTER.test(after);
}

/** The address of the product: of the card around the price, or of the page. */
function productOf(element: Element, url: URL): string {
  const card = cardOf(element);
  const link = card?.matches('a') ? card : card?.querySelector('a[href]');
  const address = card?.getAttribute('data-product-url') ?? link?.getAttribute('href');
  return addressOf(address && URL.canParse(address, url) ? new URL(address, url) : url);
}

/** What is around the price of one product of several; a link may be the whole card. */
function cardOf(element: Element): Element | null {
  return element.closest(CARD) ?? element.closest('a[href]');
}

/** Products may differ by the query alone, in any order of its keys. */
function addressOf({ href }: URL): string {
  const { pathname, searchParams } = new URL(href);
  for (const key of new Set(searchParams.keys())) if (TRACKING.test(key)) searchParams.delete(key);
  searchParams.sort();
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`;
}

/** Offers of the structured data: of the page where it has one product at one price, or else those with an address. */
function offersIn(document: Document, url: URL): SeenPrice[] {
  const products = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .flatMap((script) => listOf(recordIn(script.textContent)))
    .filter(isRecord)
    .flatMap((node) => [node, ...listOf(node['@graph'])])
    .filter(isRecord)
    .filter((node) => listOf(node['@type']).includes('Product'));
  const offers = products.map((product) => {
    const ofProduct = listOf(product['offers'])
      .filter(isRecord)
      .flatMap((offer) => {
        const price = centsIn(offer['price']);
        return price === null ? [] : [{ address: offer['url'], price }];
      });
    const [first] = ofProduct;
    const isSame = first && ofProduct.every(({ price }) => price === first.price);
    return isSame ? [{ address: first.address ?? product['url'], price: first.price }] : ofProduct;
  });
  const [only, second] = offers;
  if (only?.length === 1 && !second) return [{ product: addressOf(url), price: only[0]!.price, struck: null }];
  return offers
    .flat()
    .flatMap(({ address, price }) =>
      typeof address === 'string' && URL.canParse(address, url)
        ? [{ product: addressOf(new URL(address, url)), price, struck: null }]
        : [],
    );
}

/** Prices of cards, and that of the page where it has no other. */
function microdataIn(document: Document, url: URL): SeenPrice[] {
  const elements = [...document.querySelectorAll('[itemprop="price"]')].filter(
    (element) => !element.closest(`${OF_ORDER}, ${STRUCK}`) && !isAdvice(element),
  );
  const prices = elements.flatMap((element) => {
    const price = centsIn(element.getAttribute('content')) ?? amountsIn(textOf(element))[0] ?? null;
    return price === null
      ? []
      : [{ isOfCard: element.closest(CARD) !== null, product: productOf(element, url), price }];
  });
  const ofPage = new Set(prices.flatMap(({ isOfCard, price }) => (isOfCard ? [] : [price])));
  return prices.flatMap(({ isOfCard, product, price }) =>
    isOfCard || ofPage.size === 1 ? [{ product, price, struck: null }] : [],
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Cents may be raised: `999<sup>95</sup>`. */
function textOf(element: Element): string {
  const raised = [...element.querySelectorAll('sup')].filter(({ textContent }) => /^\s*\d{2}\s*$/.test(textContent));
  if (raised.length === 0) return withoutBreaks(element);
  const copy = element.cloneNode(true) as Element;
  for (const sup of copy.querySelectorAll('sup'))
    if (/^\s*\d{2}\s*$/.test(sup.textContent) && /\d\s*$/.test(sup.previousSibling?.textContent ?? ''))
      sup.textContent = `,${sup.textContent.trim()}`;
  return withoutBreaks(copy);
}

function withoutBreaks(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
