import { html } from 'hono/html';
import type { Product } from '../rules/product.ts';
import { icon, type Markup } from './icons.ts';
import type { Page } from './layout.ts';
import { productGrid } from './product-card.ts';
import { fill } from './texts.ts';
import type { Visit } from './visit.ts';

function hero({ words, categories }: Visit): Markup {
  const [first, second] = categories;
  return html`<section class="hero">
    <div class="wrap hero__inner">
      <div class="hero__text">
        <h1>${words.heroTitle}</h1>
        <p>${words.heroText}</p>
        <p class="hero__actions">
          ${first ? html`<a class="sw-button sw-button--secondary" href="${first.url}">${fill(words.heroAction, { category: inSentence(first.name, words.locale) })}</a>` : ''}
          ${second ? html`<a class="sw-button sw-button--secondary" href="${second.url}">${fill(words.heroAction, { category: inSentence(second.name, words.locale) })}</a>` : ''}
        </p>
      </div>
      <img
        class="hero__picture"
        src="/media/hero.svg"
        alt="${words.heroPicture}"
        width="640"
        height="440"
        fetchpriority="high"
      />
    </div>
  </section>`;
}

/** German nouns keep their capital letter. */
function inSentence(name: string, locale: string): string {
  return locale === 'de' ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

function tiles({ words, categories }: Visit): Markup {
  return html`<section class="wrap section">
    <h2>${words.homeCategories}</h2>
    <ul class="tiles">
      ${categories.map(
        ({ url, name, slug }) =>
          html`<li>
            <a class="tile" href="${url}"
              ><img src="/media/c/${slug}.svg" alt="" width="320" height="240" loading="lazy" /><span>${name}</span></a
            >
          </li>`,
      )}
    </ul>
  </section>`;
}

function promises({ words }: Visit): Markup {
  const all = [
    ['wrench', words.promiseAdvice, words.promiseAdviceText],
    ['back', words.promiseReturn, words.promiseReturnText],
    ['store', words.promiseStock, words.promiseStockText],
  ] as const;
  return html`<section class="wrap section trust">
    ${all.map(
      ([name, title, text]) =>
        html`<div class="trust__item">
          <span class="trust__icon">${icon(name)}</span>
          <div>
            <h2>${title}</h2>
            <p>${text}</p>
          </div>
        </div>`,
    )}
  </section>`;
}

export function home(visit: Visit, best: readonly Product[]): Page {
  const { words } = visit;
  return {
    title: words.tagline,
    about: words.heroText,
    body: html`${hero(visit)} ${tiles(visit)}
      <section class="wrap section">
        <div class="section__head">
          <h2>${words.homeBest}</h2>
          <p>${words.homeBestText}</p>
        </div>
        ${productGrid(best, visit)}
      </section>
      ${promises(visit)}`,
  };
}
