import { html } from 'hono/html';
import type { QuotationRow, ReturnRow } from '../../db/schema.ts';
import { receiptPath } from '../../routes/returns.ts';
import { accountPage } from '../account/frame.ts';
import { day } from '../format.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import type { Visit } from '../visit.ts';
import { quotationState } from './state.ts';

export const OWN_PATH = '/mijn-aanvragen';

function links(title: string, entries: readonly { href: string; name: string; about: string }[], none: string): Markup {
  return html`<section class="account__section">
    <h2>${title}</h2>
    ${entries.length === 0 ? html`<p>${none}</p>` : ''}
    <ul class="own-list">
      ${entries.map(({ href, name, about }) => html`<li><a href="${href}">${name}</a> <span>${about}</span></li>`)}
    </ul>
  </section>`;
}

/** The returns and quotations of a customer, each with a link to its page. */
export function ownPage(
  { returns, quotations, now }: { returns: readonly ReturnRow[]; quotations: readonly QuotationRow[]; now: number },
  visit: Visit,
): Page {
  const { words, locale } = visit;
  const content = html`<p><a href="/rma">${words.rmaAccount}</a></p>
    ${links(
      words.rmaMine,
      returns.map(({ id, number, created_at }) => ({
        href: receiptPath(id),
        name: number,
        about: day(new Date(created_at).toISOString(), locale),
      })),
      words.ownNone,
    )}
    ${links(
      words.offerMine,
      quotations.map((row) => ({
        href: `/offerte/${row.id}`,
        name: row.number,
        about: quotationState(row, now, visit),
      })),
      words.ownNone,
    )}`;
  return accountPage({ path: OWN_PATH, title: words.ownTitle, content }, visit);
}
