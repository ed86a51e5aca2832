import { trackEcommerce } from '../bus/data-layer.ts';
import type { AddedOnWire, AddToCart } from '../contract/cart.ts';
import type { Refusal } from '../http/refusal.ts';
import { send } from '../http/send.ts';
import de from '../i18n/buying/locales/de.json';
import en from '../i18n/buying/locales/en.json';
import nl from '../i18n/buying/locales/nl.json';
import type { Locale } from '../i18n/languages.ts';
import { createAdditions, type Outcome } from '../models/cart-additions.ts';
import { refusalText } from '../ui/basics/refusal-text.ts';
import { cartUrl } from './cart-url.ts';
import type { Host } from './host.ts';
import { KIT, removeNotice, showNotice } from './notice.ts';
import { createServices } from './services.ts';
import { unclobbered } from './unclobbered.ts';

const BUYING = { nl, de, en };

/** One queue for the page. */
let additions: ReturnType<typeof createAdditions> | undefined;

/** Adds a product to the cart, and then opens the cart page. A notice says why it does not. */
export function buyWithoutPopup(
  host: Pick<Host, 'bus' | 'locale' | 'settings' | 'explain'>,
  addition: AddToCart,
): Promise<AddedOnWire> {
  const { signal } = new AbortController();
  removeNotice();
  additions ??= createAdditions(createServices(host, { name: 'add-to-cart', send, trackEcommerce }, signal), show);
  return additions.add(addition);

  function show(outcome: Outcome) {
    if (outcome.is === 'added') location.assign(cartUrl());
    else if (outcome.is === 'refused') showRefusal(outcome.refusal, host.locale);
    else showUnsure(host.locale);
  }
}

function showRefusal(refusal: Refusal, locale: Locale): void {
  const texts = KIT[locale];
  const text = refusalText(refusal, (key) => texts[key]);
  if (refusal.is !== 'expired') return showNotice([text]);
  const button = unclobbered(document).createElement('button');
  button.type = 'button';
  button.className = 'sw-message__action';
  button.textContent = texts.reload;
  button.addEventListener('click', () => location.reload());
  showNotice([`${text} `, button]);
}

/** Leads to the cart. */
function showUnsure(locale: Locale): void {
  const link = unclobbered(document).createElement('a');
  link.href = cartUrl();
  link.textContent = BUYING[locale].toCart;
  showNotice([`${BUYING[locale].unsure} `, link]);
}
