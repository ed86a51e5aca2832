import { html, raw } from 'hono/html';
import type { Combination } from '../../../../shared/contract/combination.ts';
import type { FaqGroup } from '../../../../shared/contract/faq.ts';
import type { Category } from '../../rules/catalogue.ts';
import type { ProductMedia } from '../../rules/product-media.ts';
import type { EarliestDelivery } from '../../rules/checkout/shipping.ts';
import type { Product } from '../../rules/product.ts';
import type { ReviewsPage } from '../../rules/reviews.ts';
import { breadcrumb } from '../breadcrumb.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { productGrid } from '../product-card.ts';
import { unbroken } from '../product-name.ts';
import { labels } from '../product-parts.ts';
import { brandQuestions, orderingQuestions } from '../questions.ts';
import { stars } from '../stars.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { combinationMount } from './combination.ts';
import { gallery } from './gallery.ts';
import { offer } from './offer.ts';
import { reviews } from './reviews.ts';
import { specifications } from './specifications.ts';
import { video } from './video.ts';

export interface ProductView {
  readonly product: Product;
  readonly way: readonly Category[];
  readonly media: ProductMedia;
  readonly accessories: readonly Product[];
  readonly related: readonly Product[];
  readonly secondChance: Product | undefined;
  /** Products that are sold together at a reduced price. */
  readonly combination: Combination;
  /** Those of them that the page is not about. */
  readonly partners: readonly Product[];
  readonly reviews: ReviewsPage;
  readonly questions: readonly FaqGroup[];
  /** Undefined when it cannot be delivered at once. */
  readonly delivery: EarliestDelivery | undefined;
}

/** Links to the sections of a long page. */
function contents({ partners, reviews: { allReviews }, questions }: ProductView, { words }: Visit): Markup {
  const parts = [
    ['#about', words.description],
    ['#specs', words.specifications],
    ...(partners.length > 0 ? [['#aanbevolen-combinaties', words.combinations]] : []),
    ['#beoordelingen', allReviews > 0 ? `${words.reviewsTitle} (${allReviews})` : words.reviewsTitle],
    ...(questions.length > 0 ? [['#vragen', words.questionsTitle]] : []),
  ];
  return html`<nav class="contents" aria-label="${words.onThisPage}">
    <ul>
      ${parts.map(([address, name]) => html`<li><a href="${address}">${name}</a></li>`)}
    </ul>
  </nav>`;
}

function row(name: 'accessories' | 'related', products: readonly Product[], visit: Visit): Markup {
  if (products.length === 0) return html``;
  return html`<section class="section">
    <h2>${visit.words[name]}</h2>
    ${productGrid(products, visit, { name })}
  </section>`;
}

function head(view: ProductView, visit: Visit): Markup {
  const { words } = visit;
  const { product, media } = view;
  return html`<div class="product">
    <div class="product__picture">
      ${gallery(product, media, visit)}
      <p class="product__labels">
        ${labels(product, visit).map((label) => html`<span class="sw-flag">${label}</span>`)}
      </p>
    </div>
    <div class="product__head">
      <p class="product__brand"><a href="/merken/${product.brand.slug}">${product.brand.name}</a></p>
      <h1>${unbroken(product.name)}</h1>
      <div class="product__meta">
        <a class="product__stars" href="#beoordelingen">${stars(product, visit)}</a>
        <p>${words.sku} ${product.sku}</p>
      </div>
      ${product.short_item_detail_text ? html`<p class="product__detail">${product.short_item_detail_text}</p>` : ''}
      ${offer(view, visit)}
    </div>
  </div>`;
}

function questionsOf({ product: { brand }, questions }: ProductView, { words }: Visit): Markup {
  if (questions.length === 0) return html``;
  return html`<section class="section" aria-labelledby="vragen">
    <h2 id="vragen">${fill(words.questionsBrand, { brand: brand.name })}</h2>
    ${brandQuestions(brand.id, questions, 'h3')}
  </section>`;
}

export function productPage(view: ProductView, visit: Visit): Page {
  const { product: shown, way } = view;
  const { words, locale } = visit;
  return {
    title: shown.name,
    about: shown.short_item_detail_text ?? shown.name,
    body: html`<div class="wrap">
      ${breadcrumb(way, shown.name, visit)} ${head(view, visit)} ${contents(view, visit)}
      <div class="product__more">
        <section aria-labelledby="about">
          <h2 id="about">${words.description}</h2>
          <div class="prose">${raw(shown.description)}</div>
          ${video(view.media)}
        </section>
        ${specifications(shown, visit)}
      </div>
      ${combinationMount(view, visit)} ${reviews(shown, view.reviews, visit)} ${questionsOf(view, visit)}
      ${orderingQuestions(locale)} ${row('accessories', view.accessories, visit)} ${row('related', view.related, visit)}
    </div>`,
  };
}
