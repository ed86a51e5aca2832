import { html } from 'hono/html';
import type { ProductFaq } from '../../../../shared/contract/returns.ts';
import { PROBLEM_PATH } from '../../routes/returns.ts';
import type { Markup } from '../icons.ts';
import { unfolding } from '../questions.ts';
import { stepList } from '../step-list.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';

/** The steps of a return, counted from 1. */
export function returnSteps(current: 1 | 2, { words }: Visit, firstStep: string | undefined = PROBLEM_PATH): Markup {
  const steps = [{ name: words.rmaStep1, href: firstStep }, { name: words.rmaStep2 }, { name: words.rmaStep3 }];
  return stepList({ label: words.rmaSteps, current, steps, part: 'sw-returns__progress' });
}

export interface Returned {
  readonly name: string;
  readonly category?: string | null | undefined;
  readonly image: string;
  /** Pieces. */
  readonly amount: number;
  readonly isComplete?: boolean;
}

interface ReturnFrame {
  readonly heading: string;
  /** The steps above it. */
  readonly steps: Markup;
  readonly products: readonly Returned[];
  /** Of the first product. */
  readonly faq: ProductFaq | null;
  readonly inside: Markup;
}

/** The frame of the wizards: title, steps, the step itself, an overview beside it, and questions below. */
export function returnFrame({ heading, steps, products, faq, inside }: ReturnFrame, visit: Visit): Markup {
  const { words } = visit;
  return html`<div class="sw-page">
    <section class="sw-returns" aria-label="${words.rmaTitle}">
      <h1 class="sw-returns__title">${words.rmaTitle}</h1>
      ${steps}
      <div class="sw-returns__columns">
        <div class="sw-returns__step">
          <h2 class="sw-returns__heading">${heading}</h2>
          ${inside}
        </div>
        <aside class="sw-returns__overview" aria-labelledby="return-overview">
          <h2 class="sw-returns__heading" id="return-overview">${words.rmaOverview}</h2>
          <ul class="sw-returns__lines" role="list">
            ${products.map(
              (product) =>
                html`<li class="sw-returns__line">
                  <span class="sw-returns__about"
                    ><span class="sw-returns__name">${product.name}</span>${state(product, visit)}</span
                  >
                  ${pieces(product, visit)}
                </li>`,
            )}
          </ul>
          <p class="sw-returns__note">${words.rmaSolarSets}</p>
        </aside>
      </div>
      ${
        faq && faq.items.length > 0
          ? html`<section class="sw-returns__faq" aria-labelledby="return-faq">
              <h2 class="sw-returns__heading" id="return-faq">${words.questionsTitle}</h2>
              ${unfolding(
                'return-faq',
                faq.items.map(({ id, question, answer }) => ({ anchor: `faq-${id}`, question, answer })),
              )}
            </section>`
          : ''
      }
    </section>
  </div>`;
}

/**
 * A product that unfolds.
 *
 * @param inside null where there is nothing to unfold yet
 */
export function returnedProduct(
  product: Returned,
  { isOpen }: { readonly isOpen: boolean },
  inside: Markup | null,
  visit: Visit,
): Markup {
  const choose =
    inside === null
      ? html`<div class="sw-returns__choose">${head(product, visit)}</div>`
      : html`<details ${isOpen ? 'open' : ''}>
          <summary class="sw-returns__choose">${head(product, visit)}</summary>
          <div class="sw-returns__form"><div class="sw-returns__fields">${inside}</div></div>
        </details>`;
  return html`<li class="sw-returns__product ${isOpen ? 'sw-returns__product--selected' : ''}">${choose}</li>`;
}

function head(product: Returned, visit: Visit): Markup {
  const { name, category, image } = product;
  return html`<picture class="sw-image sw-returns__picture sw-image--line"
      ><img class="sw-image__picture" src="${image}" alt="" width="72" height="72" decoding="async"
    /></picture>
    <span class="sw-returns__about"
      ><span class="sw-returns__name">${name}</span
      >${category ? html`<span class="sw-returns__category">${category}</span>` : ''}${state(product, visit)}</span
    >
    ${pieces(product, visit)}`;
}

function state({ isComplete = false }: Returned, { words }: Visit): Markup {
  return html`<span class="sw-returns__state ${isComplete ? 'sw-returns__state--complete' : ''}"
    ><span>${isComplete ? words.rmaComplete : words.rmaIncomplete}</span></span
  >`;
}

function pieces({ amount }: Returned, { words }: Visit): Markup {
  if (amount <= 1) return html``;
  return html`<span class="sw-returns__amount"
    ><span aria-hidden="true">x${amount}</span
    ><span class="sw-visually-hidden">${fill(words.rmaCount, { count: amount })}</span></span
  >`;
}
