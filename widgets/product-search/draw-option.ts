import { formatCount } from '../../shared/format/count.ts';
import { formatPrice, type Currency } from '../../shared/format/price.ts';
import type { SuggestedProduct } from '../../shared/contract/search.ts';
import type { Locale } from '../../shared/i18n/languages.ts';
import type { Translate } from '../../shared/runtime/create-translate.ts';
import { createElement, createIcon } from '../../shared/ui/markup/create-element.ts';
import type nl from './locales/nl.json';
import { markedParts } from './marked-parts.rules.ts';
import type { Option } from './product-search.rules.ts';

export interface DrawContext {
  readonly t: Translate<typeof nl>;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly query: string;
  /** A picture by its address. The same element, so that it does not load again while the shopper types. */
  picture(address: string | null): HTMLElement;
}

const ICON = 'sw-icon sw-product-search__icon';
const CLOCK = 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 7v5.2l3.4 2';
const ARROW = 'M4.5 12h15M13.5 6l6 6-6 6';

/** An option. One that leads to a page is a link, so that the browser can open it in another tab. */
export function drawOption(option: Option, context: DrawContext): HTMLElement {
  const drawn = contentOf(option, context);
  drawn.classList.add(`sw-product-search__option`, `sw-product-search__option--${option.is}`);
  drawn.setAttribute('role', 'option');
  drawn.setAttribute('aria-selected', 'false');
  return drawn;
}

function contentOf(option: Option, context: DrawContext): HTMLElement {
  const { t, locale, query } = context;
  switch (option.is) {
    case 'product':
      return linkTo(option.product.url, ...productParts(option.product, context));
    case 'recent':
      return row(createIcon(CLOCK, ICON), name(option.query, query));
    case 'forget':
      return row(text('action', t('forgetAll')));
    case 'all':
      return row(text('action', t('all', { count: formatCount(option.total, locale) })), createIcon(ARROW, ICON));
    default:
      return linkTo(option.link.url, name(option.link.name, query));
  }
}

function productParts(product: SuggestedProduct, { t, query, currency, picture }: DrawContext): HTMLElement[] {
  const { image, price, price_on_request, price_from } = product;
  const amount = formatPrice(price, currency);
  const words = name(product.name, query);
  words.translate = false;
  if (price_on_request) return [picture(image), words, text('price', t('onRequest'))];
  const cost = text('price', '');
  if (price_from && amount) cost.append(text('from', `${t('from')} `));
  const figures = text('amount', amount);
  figures.translate = false;
  cost.append(figures);
  return amount ? [picture(image), words, cost] : [picture(image), words];
}

function name(words: string, query: string): HTMLElement {
  const element = text('name', '');
  element.append(...marked(words, query));
  return element;
}

/** Text nodes, whatever the name contains. */
function marked(words: string, query: string): Node[] {
  return markedParts(words, query).map(({ text, isMatch }) =>
    createElement(isMatch ? 'mark' : 'span', isMatch ? 'sw-product-search__match' : 'sw-product-search__rest', text),
  );
}

const text = (part: string, content: string) => createElement('span', `sw-product-search__${part}`, content);

function row(...parts: readonly Node[]): HTMLElement {
  const element = createElement('div', '');
  element.append(...parts);
  return element;
}

function linkTo(url: string | null, ...parts: readonly Node[]): HTMLElement {
  const element = createElement('a', '');
  element.href = url!;
  // The focus stays in the field.
  element.tabIndex = -1;
  element.append(...parts);
  return element;
}
