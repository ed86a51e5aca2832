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
      nl: 'Voeg elke eigenschap toe met haar waarde.',
      de: 'Fügen Sie jede Eigenschaft mit ihrem Wert hinzu.',
      en: 'Add each feature with its value.',
    },
    allUrl: {
      nl: 'Plak het adres van de pagina met alle specificaties.',
      de: 'Fügen Sie die Adresse der Seite mit allen technischen Daten ein.',
      en: 'Paste the address of the page with all specifications.',
    },
    safety: {
      nl: 'Vul in wie voor het product instaat en waarvoor het waarschuwt.',
      de: 'Tragen Sie ein, wer für das Produkt einsteht und wovor es warnt.',
      en: 'Enter who answers for the product, and what it warns of.',
    },
    batteryPassportUrl: {
      nl: 'Plak het adres van het paspoort van de batterij.',
      de: 'Fügen Sie die Adresse des Batteriepasses ein.',
      en: 'Paste the address of the battery passport.',
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
