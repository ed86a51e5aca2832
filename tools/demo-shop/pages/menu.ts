import { html } from 'hono/html';
import { LOCALES } from '../rules/language.ts';
import { icon, type Markup } from './icons.ts';
import { addressWith, type Visit } from './visit.ts';

/**
 * The menu of narrow windows: a disclosure without JavaScript, and a sliding panel with it. The panel is closed until it is
 * opened, and the button stays the one that is printed, so nothing of it has to look like the widget.
 */
export function menu(visit: Visit): Markup {
  const { words } = visit;
  return html`<div class="menu" data-widget="mobile-menu">
    <details class="menu__fold">
      <summary class="top__link">${icon('menu')}<span class="unseen">${words.menu}</span></summary>
      <nav class="menu__panel" aria-label="${words.menu}">
        ${items(visit)} ${websites(visit)}
        <p><a data-menu="second-chance" href="/tweede-kans">${words.secondChance}</a></p>
        ${secondary(visit)}
      </nav>
    </details>
  </div>`;
}

/** Categories, their subcategories, and the brands of these. */
function items({ categories, brands, words }: Visit): Markup {
  const brandsOf = (category: number, url: string) => {
    const own = brands.filter((brand) => brand.category === category);
    if (own.length === 0) return '';
    return html`<ul>
      ${own.map(({ name, slug }) => html`<li><a href="${url}/brand:${slug}">${name}</a></li>`)}
    </ul>`;
  };
  return html`<ul class="menu__items" data-menu="items">
    ${categories.map(
      ({ url, name, children }) =>
        html`<li>
          <a href="${url}">${name}</a>
          <ul>
            ${children.map((child) => html`<li><a href="${child.url}">${child.name}</a>${brandsOf(child.id, child.url)}</li>`)}
          </ul>
        </li>`,
    )}
    <li><a href="/aanbiedingen">${words.offers}</a></li>
  </ul>`;
}

function websites({ address, locale, words }: Visit): Markup {
  const names = { nl: words.siteNl, de: words.siteDe, en: words.siteEn };
  return html`<ul class="menu__sites" data-menu="websites" aria-label="${words.websites}">
    ${LOCALES.map(
      (entry) =>
        html`<li>
          <a
            href="${addressWith(address, { lang: entry })}"
            hreflang="${entry}"
            ${entry === locale ? html`aria-current="true"` : ''}
            ><img src="/media/flag/${entry}.svg" alt="" width="24" height="16" loading="lazy" />${names[entry]}</a
          >
        </li>`,
    )}
  </ul>`;
}

function secondary({ words, name }: Visit): Markup {
  const links = [
    ['/login', name ?? words.accountLong],
    ['/klantenservice', words.footerService],
    ['/veelgestelde-vragen', words.questionsTitle],
    ['/verzendkosten', words.shippingCosts],
  ];
  return html`<ul class="menu__more" data-menu="secondary">
    ${links.map(([url, label]) => html`<li><a href="${url}">${label}</a></li>`)}
  </ul>`;
}
