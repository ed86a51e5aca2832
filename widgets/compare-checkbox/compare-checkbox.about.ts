import * as z from 'zod/mini';
import type { About } from '../../shared/island/about.ts';

export const about: About = {
  title: { nl: 'Vakje om te vergelijken', de: 'Kästchen zum Vergleichen', en: 'Comparison checkbox' },
  text: {
    nl: 'Zet een product op de lijst om te vergelijken, of haalt het eraf.',
    de: 'Setzt ein Produkt auf die Vergleichsliste oder nimmt es davon herunter.',
    en: 'Puts a product on the list to compare, or takes it off.',
  },
  inputs: {
    type: {
      nl: 'product, bundle of second-chance-product.',
      de: 'product, bundle oder second-chance-product.',
      en: 'product, bundle or second-chance-product.',
    },
    id: { nl: 'Het nummer van het product.', de: 'Die Nummer des Produkts.', en: 'The number of the product.' },
    label: {
      nl: 'De woorden naast het vakje in een leeg element.',
      de: 'Die Worte neben dem Kästchen in einem leeren Element.',
      en: 'The words beside the box in an empty element.',
    },
  },
  schema: z.object({ type: z.string(), id: z.string(), label: z.optional(z.string()) }),
  calls: {},
  tells: [],
  hears: ['compare-toggle'],
  example: `<label data-widget="compare-checkbox" data-type="x" data-id="x">
  <input type="checkbox" autocomplete="off" /> x x
</label>`,
};
