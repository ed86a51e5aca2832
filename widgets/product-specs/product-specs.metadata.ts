import * as z from 'zod/mini';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

const company = z.object({ name: z.string(), address: z.optional(z.string()), contact: z.optional(z.string()) });

export const metadata: WidgetMetadata = {
  title: { nl: 'Specificaties', de: 'Technische Daten', en: 'Specifications' },
  text: {
    nl: 'De specificaties als tabel; op een smal scherm begint een lange tabel met zes rijen.',
    de: 'Die technischen Daten als Tabelle; auf einem schmalen Bildschirm beginnt eine lange Tabelle mit sechs Zeilen.',
    en: 'The specifications as a table; on a narrow screen a long table begins with six rows.',
  },
  group: 'choosing',
  inputs: {
    specs: {
      nl: 'De rijen; zonder deze die van de tabel in het element.',
      de: 'Die Zeilen; ohne sie die der Tabelle im Element.',
      en: 'The rows; without them those of the table inside the element.',
    },
    allUrl: {
      nl: 'Waar alle specificaties staan.',
      de: 'Wo alle technischen Daten stehen.',
      en: 'Where all specifications stand.',
    },
    safety: {
      nl: 'Wie voor het product instaat, en waarvoor het waarschuwt.',
      de: 'Wer für das Produkt einsteht, und wovor es warnt.',
      en: 'Who answers for the product, and what it warns of.',
    },
    batteryPassportUrl: {
      nl: 'Waar het paspoort van de batterij staat.',
      de: 'Wo der Pass der Batterie steht.',
      en: 'Where the passport of the battery is.',
    },
  },
  labels: {
    specs: { nl: 'Specificaties', de: 'Technische Daten', en: 'Specifications' },
    allUrl: {
      nl: 'Adres van alle specificaties',
      de: 'Adresse aller technischen Daten',
      en: 'Address of all specifications',
    },
    safety: { nl: 'Productveiligheid', de: 'Produktsicherheit', en: 'Product safety' },
    batteryPassportUrl: {
      nl: 'Adres van het batterijpaspoort',
      de: 'Adresse des Batteriepasses',
      en: 'Address of the battery passport',
    },
  },
  schema: z.object({
    specs: z.array(z.object({ name: z.string(), value: z.string() })),
    safety: z.optional(
      z.object({
        type: z.optional(z.string()),
        identifier: z.optional(z.string()),
        picture: z.optional(z.string()),
        manufacturer: z.optional(company),
        responsible: z.optional(company),
        warnings: z.optional(z.array(z.string())),
      }),
    ),
  }),
  slots: {
    end: {
      title: { nl: 'Onder de specificaties', de: 'Unter den technischen Daten', en: 'Below the specifications' },
      text: {
        nl: 'Onder de tabel met specificaties.',
        de: 'Unter der Tabelle mit technischen Daten.',
        en: 'Below the table of specifications.',
      },
    },
  },
  calls: {},
  publishes: [],
  subscribes: [],
  example: `<div data-widget="product-specs" data-specs='[{"name":"Vermogen","value":"3 kW"},{"name":"Gewicht","value":"9,6 kg"}]'></div>`,
  serverMarkup: [
    {
      replaces: ['specs'],
      html: `<div data-widget="product-specs">
  <table>
    <tr><th scope="row">Vermogen</th><td>3 kW</td></tr>
    <tr><th scope="row">Gewicht</th><td>9,6 kg</td></tr>
  </table>
</div>`,
    },
  ],
};
