import { html, raw } from 'hono/html';
import type { Quotation } from '../../../../shared/contract/quotation.ts';
import { acceptedAmounts, type Offer } from '../../rules/quotation/read.ts';
import { day } from '../format.ts';
import { kitIcon, type Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { quotationLines } from './lines.ts';
import { quotationSummary } from './summary.ts';

/** For whom it is, its date and its last day. */
function facts({ customer, date, valid_until, is_valid }: Quotation, { words, locale }: Visit): Markup {
  const shown = [
    [words.offerCustomer, customer],
    [words.offerDate, date && day(date, locale)],
    [words.offerUntil, is_valid && valid_until && day(valid_until, locale)],
  ].filter(([, value]) => value);
  if (shown.length === 0) return html``;
  return html`<dl class="sw-quotation__facts">
    ${shown.map(
      ([term, value]) =>
        html`<div>
          <dt class="sw-quotation__facts-term">${term}</dt>
          <dd class="sw-quotation__facts-value">${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function standing({ is_valid, is_accepted }: Quotation, { words }: Visit): Markup {
  if (is_valid && !is_accepted) return html``;
  return html`<div class="sw-quotation__standing">
    <div class="sw-message sw-message--${is_accepted ? 'success' : 'warning'}">
      ${kitIcon(is_accepted ? 'check' : 'alert', 'sw-message__icon')}
      <div class="sw-message__text">${is_accepted ? words.offerAccepted : words.offerOver}</div>
    </div>
  </div>`;
}

/** The page of a quotation, with links that answer it. */
export function quotationPage(offer: Offer, visit: Visit): Page {
  const { words } = visit;
  const { row } = offer;
  const view = acceptedAmounts(offer);
  const { content, version, lines } = view;
  const title = fill(words.offerTitle, { number: view.display_id });
  return {
    title,
    body: html`<div class="wrap wrap--top">
      <div data-widget="quotation" data-id="${row.id}">
        <div class="sw-page">
          <section class="sw-quotation" aria-label="${title}">
            <header class="sw-quotation__head">
              <h1 class="sw-quotation__heading">${title}</h1>
              ${Number(version) > 1 ? html`<p class="sw-quotation__version">${fill(words.offerVersion, { version: version ?? '' })}</p>` : ''}
            </header>
            ${facts(view, visit)} ${standing(view, visit)}
            <div class="sw-quotation__columns">
              <div class="sw-quotation__main">
                ${content === null ? '' : html`<div class="sw-html sw-quotation__content">${raw(content)}</div>`}
                ${quotationLines(lines, visit)}
              </div>
              ${quotationSummary(view, visit)}
            </div>
          </section>
        </div>
      </div>
    </div>`,
  };
}
