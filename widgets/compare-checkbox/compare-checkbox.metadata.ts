import * as z from 'zod/mini';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Vakje om te vergelijken', de: 'Kästchen zum Vergleichen', en: 'Comparison checkbox' },
  text: {
    nl: 'Zet een product op de lijst om te vergelijken, of haalt het eraf.',
    de: 'Setzt ein Produkt auf die Vergleichsliste oder nimmt es davon herunter.',
    en: 'Adds a product to the comparison, or removes it.',
  },
  group: 'choosing',
  inputs: {
    type: {
      nl: 'Wat voor product het is: product, bundle of second-chance-product.',
      de: 'Was für ein Produkt es ist: product, bundle oder second-chance-product.',
      en: 'The type of the product: product, bundle or second-chance-product.',
    },
    id: { nl: 'Het nummer van het product.', de: 'Die Nummer des Produkts.', en: 'The id of the product.' },
    label: {
      nl: 'De woorden naast het vakje in een leeg element.',
      de: 'Die Worte neben dem Kästchen in einem leeren Element.',
      en: 'The text beside the checkbox, in an empty element.',
    },
  },
  labels: {
    type: { nl: 'Soort product', de: 'Produktart', en: 'Product type' },
    id: { nl: 'Productnummer', de: 'Produktnummer', en: 'Product number' },
    label: { nl: 'Tekst naast het vakje', de: 'Text neben dem Kästchen', en: 'Checkbox text' },
  },
  schema: z.object({ type: z.string(), id: z.string(), label: z._default(z.string(), '') }),
  calls: {},
  publishes: ['compare-toggle', 'compare-changed'],
  subscribes: ['compare-toggle', 'compare-changed'],
  example: `<label data-widget="compare-checkbox" data-type="product" data-id="4711">
  <input type="checkbox" autocomplete="off" /> Vergelijken
</label>`,
};
