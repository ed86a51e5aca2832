import { html } from 'hono/html';
import { safetyOf } from '../../rules/product-safety.ts';
import type { Product } from '../../rules/product.ts';
import type { Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';

/** Who answers for a product, and what it warns of. The widget keeps it as it is. */
export function productSafety(product: Product, { words, locale }: Visit): Markup {
  const { type, identifier, manufacturer, responsible, warnings } = safetyOf(product, locale);
  const row = (name: string, value: Markup | string) =>
    html`<dt>${name}</dt>
      <dd>${value}</dd>`;
  return html`<div class="sw-html sw-product-specs__safety">
    <div data-product-safety>
      <h3>${words.safety}</h3>
      <dl>
        ${row(words.safetyType, type)} ${row(words.sku, identifier)}
        ${row(
          words.safetyMaker,
          html`${manufacturer.name}, ${manufacturer.address},
            <a href="mailto:${manufacturer.contact}">${manufacturer.contact}</a>`,
        )}
        ${row(
          words.safetyResponsible,
          html`${responsible.name}, ${responsible.address},
            <a href="${responsible.contact}">${responsible.contact}</a>`,
        )}
      </dl>
      <h4>${words.safetyWarnings}</h4>
      <ul>
        ${warnings.map((warning) => html`<li>${warning}</li>`)}
      </ul>
    </div>
  </div>`;
}
