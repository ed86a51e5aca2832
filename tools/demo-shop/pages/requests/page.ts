import { html } from 'hono/html';
import type { Product } from '../../rules/product.ts';
import { hidden } from '../buy-form.ts';
import { formAlert, formField, type Filled } from '../form/fields.ts';
import { icon, type Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { picture } from '../product-parts.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import type { RequestKind } from './kinds.ts';

function about(product: Product): Markup {
  return html`<div class="subject">
    ${picture(product, '')}
    <a href="${product.url}">${product.name}</a>
  </div>`;
}

function sheet(title: string, product: Product, content: Markup): Page {
  return {
    title,
    body: html`<div class="wrap wrap--narrow">
      <div class="panel sheet">
        <h1>${title}</h1>
        ${about(product)} ${content}
      </div>
    </div>`,
  };
}

/** The form, with the submitted values and the errors. */
export function requestPage(kind: RequestKind, product: Product, filled: Filled, visit: Visit): Page {
  const fields = kind.fields(visit);
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  return sheet(
    kind.title(visit),
    product,
    html`<div class="sheet__intro">${kind.intro(product, visit)}</div>
      <form class="order" method="post" action="${kind.path}" novalidate>
        ${hidden({ _token: visit.csrf, ...kind.subject(product, visit) })} ${formAlert(filled, labels, visit)}
        <p class="order__note">${visit.words.requiredNote}</p>
        <fieldset>
          <legend class="unseen">${kind.title(visit)}</legend>
          ${fields.map((field) => formField(field, filled, visit))}
        </fieldset>
        <p class="order__ways">
          <button class="sw-button sw-button--confirm" type="submit">${kind.submit(visit)}</button>
          <a href="${product.url}">${fill(visit.words.backToProduct, { name: product.name })}</a>
        </p>
      </form>`,
  );
}

export function thanksPage(kind: RequestKind, product: Product, visit: Visit): Page {
  const { title, text } = kind.thanks(product, visit);
  return sheet(
    title,
    product,
    html`<div class="sheet__intro sheet__intro--done">${icon('check')}${text}</div>
      <p>
        <a class="sw-button sw-button--secondary" href="${product.url}"
          >${fill(visit.words.backToProduct, { name: product.name })}</a
        >
      </p>`,
  );
}
