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
      nl: 'Kies wat het is: product, bundle (voordeelset) of second-chance-product (tweede kans).',
      de: 'Wählen Sie, was es ist: product, bundle (Vorteilsset) oder second-chance-product (B-Ware).',
      en: 'Choose what it is: product, bundle or second-chance-product.',
    },
    id: {
      nl: 'Vul het nummer van het product in.',
      de: 'Tragen Sie die Nummer des Produkts ein.',
      en: 'Enter the number of the product.',
    },
    label: {
      nl: 'Typ wat er naast het vakje staat. Laat leeg voor “Vergelijk”.',
      de: 'Geben Sie ein, was neben dem Kästchen steht. Leer lassen für „Vergleichen“.',
      en: 'Type what stands beside the box. Leave empty for “Compare”.',
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
