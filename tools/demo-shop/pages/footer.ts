import { html } from 'hono/html';
import { newsletter } from './site-widgets.ts';
import type { Markup } from './icons.ts';
import type { Article } from './service/article.ts';
import { ARTICLES } from './service/articles.ts';
import { privacy } from './service/privacy.ts';
import { terms } from './service/terms.ts';
import { phoneLink } from './phone.ts';
import type { Visit } from './visit.ts';

/**
 * The footer. Its columns can be folded on narrow windows where JavaScript runs. The link to the withdrawal function stands
 * outside of them, because the law wants it prominent on every page.
 */
export function footer(visit: Visit): Markup {
  const { words, categories, name, locale } = visit;
  return html`<footer class="foot">
    ${newsletter(visit)}
    <div
      class="wrap foot__columns"
      data-widget="page-helpers"
      data-media="(max-width: 39.99rem)"
      data-load="media (max-width: 39.99rem)"
    >
      ${column(
        'foot-shop',
        words.footerShop,
        html`${categories.map((category) => html`<li><a href="${category.url}">${category.name}</a></li>`)}
          <li><a href="/aanbiedingen">${words.offers}</a></li>
          <li><a href="/tweede-kans">${words.secondChance}</a></li>
          <li><a href="/assortiment">${words.wholeShop}</a></li>`,
      )}
      ${column(
        'foot-account',
        words.footerAccount,
        html`<li><a href="${name ? '/dashboard' : '/login'}">${name ? words.dashTitle : words.accountLong}</a></li>
          <li><a href="/mijn-aanvragen">${words.ownTitle}</a></li>
          <li><a href="/cart">${words.cart}</a></li>`,
      )}
      ${column(
        'foot-service',
        words.footerService,
        html`${ARTICLES.filter(({ isInFooter }) => isInFooter).map(({ path, title }) => html`<li><a href="${path}">${title[locale]}</a></li>`)}
          <li><a href="/veelgestelde-vragen">${words.questionsTitle}</a></li>
          <li><a href="/rma">${words.rmaTitle}</a></li>
          <li><a href="/verzendkosten">${words.shippingCosts}</a></li>
          <li><a href="/advies/van-dak-tot-stopcontact">${words.footerAdvice}</a></li>
          <li><a href="/privacy#toestemming">${words.footerConsent}</a></li>
          <li>${phoneLink}</li>
          <li><a href="mailto:service@zonshop.example">service@zonshop.example</a></li>
          <li class="foot__hours">${words.footerHours}</li>`,
      )}
      ${column(
        'foot-developers',
        words.footerDevelopers,
        html`<li><a href="/demo">${words.footerDemo}</a></li>
          <li><a href="/redactie">${words.footerStories}</a></li>`,
      )}
    </div>
    ${last(visit)}
  </footer>`;
}

/** The footer of an order: what the law wants on every page, and nothing that leads away. */
export function checkoutFooter(visit: Visit): Markup {
  return html`<footer class="foot">${last(visit, [terms, privacy])}</footer>`;
}

function last({ words, locale }: Visit, articles: readonly Article[] = []): Markup {
  return html`<div class="wrap foot__last">
    <p class="foot__laws">
      <a class="foot__withdraw" href="/withdrawal">${words.withdrawHere}</a>
      ${articles.map(({ path, title }) => html`<a href="${path}">${title[locale]}</a>`)}
    </p>
    <p class="foot__note">${words.footerNote}</p>
  </div>`;
}

function column(id: string, title: string, links: Markup): Markup {
  return html`<section class="foot__column">
    <h2>
      <button type="button" data-toggle="footer-nav" aria-controls="${id}">${title}</button>
    </h2>
    <ul id="${id}">
      ${links}
    </ul>
  </section>`;
}
