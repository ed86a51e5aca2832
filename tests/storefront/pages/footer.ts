import { html } from 'hono/html';
import type { Markup } from './icons.ts';
import { ARTICLES } from './service/articles.ts';
import type { Visit } from './visit.ts';

export function footer({ words, categories, name, locale }: Visit): Markup {
  return html`<footer class="foot">
    <div class="wrap foot__columns">
      <section>
        <h2>${words.footerShop}</h2>
        <ul>
          ${categories.map((category) => html`<li><a href="${category.url}">${category.name}</a></li>`)}
          <li><a href="/aanbiedingen">${words.offers}</a></li>
          <li><a href="/assortiment">${words.wholeShop}</a></li>
        </ul>
      </section>
      <section>
        <h2>${words.footerAccount}</h2>
        <ul>
          <li><a href="/login">${name ?? words.accountLong}</a></li>
          <li><a href="/cart">${words.cart}</a></li>
        </ul>
      </section>
      <section>
        <h2>${words.footerService}</h2>
        <ul>
          ${ARTICLES.filter(({ isInFooter }) => isInFooter).map(({ path, title }) => html`<li><a href="${path}">${title[locale]}</a></li>`)}
          <li><a href="tel:+31360000000">036 000 00 00</a></li>
          <li><a href="mailto:service@zonshop.example">service@zonshop.example</a></li>
        </ul>
        <p>${words.footerHours}</p>
      </section>
      <section>
        <h2>${words.footerDevelopers}</h2>
        <ul>
          <li><a href="/demo">${words.footerDemo}</a></li>
        </ul>
      </section>
    </div>
    <p class="wrap foot__note">${words.footerNote}</p>
  </footer>`;
}
