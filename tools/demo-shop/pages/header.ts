import { html } from 'hono/html';
import { LOCALES } from '../rules/language.ts';
import { icon, type Markup } from './icons.ts';
import { menu } from './menu.ts';
import { PHONE } from './phone.ts';
import { addressWith, readAddress, type Visit } from './visit.ts';

const LANGUAGES = { nl: 'Nederlands', de: 'Deutsch', en: 'English' } as const;

/** The link to the cart; the server prints the count until the widget mounts. */
function cartLink(name: string, { pieces }: Visit): Markup {
  return html`<a class="top__link cart-link" href="/cart" data-widget="cart-badge" data-url="/cart"
    >${icon('cart')}<span class="top__word">${name}</span>${
      pieces > 0 ? html` <noscript><span class="cart-link__count">${pieces}</span></noscript>` : ''
    }</a
  >`;
}

function accountLink({ words, name }: Visit): Markup {
  return html`<a class="top__link" href="${name ? '/dashboard' : '/login'}"
    >${icon('person')}<span class="top__word">${name ?? words.account}</span></a
  >`;
}

function languages({ address, locale, words }: Visit): Markup {
  return html`<nav class="languages" aria-label="${words.language}">
    <ul>
      ${LOCALES.map(
        (option) =>
          html`<li>
            <a
              href="${addressWith(address, { lang: option })}"
              lang="${option}"
              hreflang="${option}"
              ${option === locale ? html`aria-current="true"` : ''}
              ><abbr title="${LANGUAGES[option]}">${option.toUpperCase()}</abbr></a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}

function search({ words, address }: Visit): Markup {
  const query = readAddress(address).searchParams.get('q') ?? '';
  return html`<form class="search" role="search" action="/zoeken" method="get" data-widget="product-search">
    <label class="unseen" for="search">${words.searchLabel}</label>
    <input
      class="search__field"
      id="search"
      type="search"
      name="q"
      value="${query}"
      placeholder="${words.searchLabel}"
      autocomplete="off"
      enterkeyhint="search"
    />
    <button class="search__button" type="submit">${icon('glass')}<span class="unseen">${words.search}</span></button>
  </form>`;
}

function navigation({ categories, address, words }: Visit): Markup {
  const path = address.split('?')[0] ?? '';
  const isHere = (url: string) => path === url || path.startsWith(`${url}/`);
  return html`<nav class="nav" aria-label="${words.categories}">
    <ul class="wrap nav__list">
      ${[...categories, { url: '/aanbiedingen', name: words.offers }].map(
        ({ url, name }) =>
          html`<li>
            <a href="${url}" ${isHere(url) ? html`aria-current="${path === url ? 'page' : 'true'}"` : ''}>${name}</a>
          </li>`,
      )}
    </ul>
  </nav>`;
}

function promises(visit: Visit): Markup {
  const { words } = visit;
  return html`<div class="top__bar">
    <div class="wrap top__barline">
      <ul class="promises">
        ${[words.promiseAdvice, words.promiseReturn, words.promiseStock].map(
          (promise) => html`<li>${icon('check')}${promise}</li>`,
        )}
      </ul>
      ${languages(visit)}
    </div>
  </div>`;
}

/** With their words on wide windows, and as icons on narrow ones. */
const links = (first: Markup, cart: string, visit: Visit): Markup =>
  html`${['wide', 'narrow'].map((width) => html`<div class="top__links top__links--${width}">${first} ${cartLink(cart, visit)}</div>`)}`;

const LOGO = html`<a class="logo" href="/"
  ><img src="/media/logo.svg" alt="" width="40" height="40" /><span>Zonshop</span></a
>`;

export function header(visit: Visit): Markup {
  return html`<header class="top">
    ${promises(visit)}
    <div class="wrap top__main">
      ${menu(visit)} ${LOGO} ${search(visit)} ${links(accountLink(visit), visit.words.cart, visit)}
    </div>
    ${navigation(visit)}
  </header>`;
}

/** The header of the checkout: the telephone and the way back to the cart, without search, menu and categories. */
export function checkoutHeader(visit: Visit): Markup {
  const phone = html`<a class="top__link" href="${PHONE.address}"
    >${icon('phone')}<span class="top__word">${PHONE.shown}</span></a
  >`;
  return html`<header class="top">
    ${promises(visit)}
    <div class="wrap top__main top__main--order">${LOGO} ${links(phone, visit.words.backToCart, visit)}</div>
  </header>`;
}
