import type { Next } from 'hono';
import { html } from 'hono/html';
import { shopperOf, type ShopContext } from '../context.ts';
import { readOverviewPage } from '../rules/overview/page.ts';
import { readListAddress } from '../rules/overview/selection.ts';
import { readSearch } from '../rules/search/read-search.ts';
import { RESULTS_PATH, resultsOf } from '../rules/search/results.ts';
import type { Markup } from './icons.ts';
import type { Page } from './layout.ts';
import { queryOf } from './overview/address.ts';
import { overviewPage } from './overview/page.ts';
import { send } from './send.ts';
import { addressWithFields } from './shelf.ts';
import { fill } from './texts.ts';
import { visitOf } from './visit-of.ts';
import type { Visit } from './visit.ts';

/** The results of a search. Its filters are in the path, as those of each list. */
export async function showSearch(context: ShopContext, next: Next): Promise<Response | void> {
  const address = readListAddress(new URL(context.req.url).pathname);
  if (address.base !== RESULTS_PATH) return next();
  const visit = await visitOf(context);
  const query = readSearch(context.req.query('q'));
  const listing = resultsOf(query, visit.locale);
  const typed = addressWithFields(context, address);
  if (typed !== undefined) return context.redirect(typed + queryOf(listing), 303);
  const { words } = visit;
  if (query === '') return send(context, visit, withoutResults(words.searchTitle, words.searchPrompt, visit));
  const view = await readOverviewPage(context.get('shop'), shopperOf(context), listing, address.selection);
  const page =
    view.overview.brands.length > 0
      ? overviewPage(view, visit)
      : withoutResults(listing.name, fill(words.searchNothing, { query }), visit);
  return send(context, visit, page);
}

function withoutResults(title: string, text: string, visit: Visit): Page {
  return {
    title,
    body: html`<div class="wrap">
      <div class="intro">
        <h1>${title}</h1>
        <p>${text}</p>
      </div>
      ${shelves(visit)}
    </div>`,
  };
}

/** Where else the shopper may look. */
function shelves({ categories, words }: Visit): Markup {
  return html`<nav class="section" aria-label="${words.searchElsewhere}">
    <h2>${words.searchElsewhere}</h2>
    <ul class="chips">
      ${categories.map(({ name, url }) => html`<li><a href="${url}">${name}</a></li>`)}
    </ul>
  </nav>`;
}
