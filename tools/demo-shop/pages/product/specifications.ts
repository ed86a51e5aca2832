import { html } from 'hono/html';
import type { Product } from '../../rules/product.ts';
import type { Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';

/** All specifications, as a table that the widget enhances. */
export function specifications(product: Product, { words }: Visit): Markup {
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
    </div>
  </section>`;
}
