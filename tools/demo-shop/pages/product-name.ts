import { html } from 'hono/html';
import type { Markup } from './icons.ts';

/** A word with a hyphen and a digit, such as the code of a model. */
const CODE = /(?<!\S)((?=\S*\d)\S*-\S*)/;

/** A name whose codes, such as those of models, break at no hyphen. */
export function unbroken(name: string): readonly (string | Markup)[] {
  // Text and codes take turns.
  return name
    .split(CODE)
    .map((part, at) => (at % 2 === 0 ? part : html`<span class="sw-product-name__code">${part}</span>`));
}
