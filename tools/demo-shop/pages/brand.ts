import { html } from 'hono/html';
import type { FaqGroup } from '../../../shared/contract/faq.ts';
import type { ShopApp, ShopContext } from '../context.ts';
import { readBrandFaq } from '../rules/brand-faq.ts';
import { brandBySlug, popularOf } from '../rules/brands.ts';
import type { Brand, Product } from '../rules/product.ts';
import { breadcrumb } from './breadcrumb.ts';
import { cachePage } from './cache-page.ts';
import type { Page } from './layout.ts';
import { notFound } from './not-found.ts';
import { productGrid } from './product-card.ts';
import { brandQuestions } from './questions.ts';
import { send } from './send.ts';
import { fill } from './texts.ts';
import { visitOf } from './visit-of.ts';
import type { Visit } from './visit.ts';

const SHOWN = 8;

interface BrandView {
  readonly brand: Brand;
  readonly popular: readonly Product[];
  readonly questions: readonly FaqGroup[];
}

export function mountBrands(app: ShopApp): void {
  app.get('/merken/:slug', cachePage, showBrand);
}

async function showBrand(context: ShopContext): Promise<Response> {
  const visit = await visitOf(context);
  const { db } = context.get('shop');
  const brand = await brandBySlug(db, context.req.param('slug') ?? '');
  const popular = brand ? await popularOf(db, visit.locale, brand, SHOWN) : [];
  if (!brand || popular.length === 0) return send(context, visit, notFound(visit), 404);
  const questions = await readBrandFaq(db, visit.locale, brand.id);
  return send(context, visit, brandPage({ brand, popular, questions }, visit));
}

function brandPage({ brand, popular, questions }: BrandView, visit: Visit): Page {
  const { words } = visit;
  const name = { brand: brand.name };
  return {
    title: brand.name,
    about: fill(words.brandIntro, name),
    body: html`<div class="wrap">
      ${breadcrumb([], brand.name, visit)}
      <div class="intro">
        <h1>${brand.name}</h1>
        <p>${fill(words.brandIntro, name)}</p>
        <p><a href="/assortiment/brand:${brand.slug}">${fill(words.brandProducts, name)}</a></p>
      </div>
      <section class="section">
        <h2>${fill(words.brandPopular, name)}</h2>
        ${productGrid(popular, visit)}
      </section>
      ${
        questions.length === 0
          ? ''
          : html`<section class="section">
              <h2 id="vragen">${fill(words.questionsBrand, name)}</h2>
              ${brandQuestions(brand.id, questions, 'h3')}
            </section>`
      }
    </div>`,
  };
}
