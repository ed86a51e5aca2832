import { html } from 'hono/html';
import { hasExtra } from '../../extras.ts';
import type { Product } from '../../rules/product.ts';
import type { Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';
import { productSafety } from './safety.ts';

/** All specifications, as a table that the widget enhances. */
export function specifications(product: Product, visit: Visit): Markup {
  const { words } = visit;
  const rows = [
    { name: words.brand, value: product.brand.name },
    { name: words.sku, value: product.sku },
    ...product.specifications,
  ];
  return html`<section class="specs" aria-labelledby="specs">
    <h2 id="specs">${words.specifications}</h2>
    <div data-widget="product-specs" data-all-url="#specs">
      <table class="specs__table">
        <tbody>
          ${rows.map(
            ({ name, value }) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td>${value}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      ${hasExtra(visit, 'product-safety') && productSafety(product, visit)}
    </div>
  </section>`;
}
