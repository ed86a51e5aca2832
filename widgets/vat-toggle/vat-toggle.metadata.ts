import { chooseExemption } from '../../shared/contract/exemption.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Met of zonder btw', de: 'Mit oder ohne MwSt.', en: 'With or without VAT' },
  text: {
    nl: 'Kiest tussen 0% en het gewone btw-tarief; de pagina laadt daarna opnieuw.',
    de: 'Wählt zwischen 0 % und dem normalen Steuersatz; danach lädt die Seite neu.',
    en: 'Chooses between 0% and the standard VAT rate; the page then loads again.',
  },
  group: 'buying',
  inputs: {
    updateUrl: {
      nl: 'Waar de keuze heen gaat.',
      de: 'Wohin die Wahl geschickt wird.',
      en: 'Where the choice is sent.',
    },
    vatRate: {
      nl: 'Het gewone tarief; zonder attribuut dat van de pagina.',
      de: 'Der normale Satz; ohne Attribut der der Seite.',
      en: 'The standard rate; without the attribute that of the page.',
    },
    selected: {
      nl: '0% is gekozen; zonder attribuut zoals de pagina zegt.',
      de: '0 % ist gewählt; ohne Attribut wie es die Seite sagt.',
      en: '0% is chosen; without the attribute as the page says.',
    },
  },
  labels: {
    updateUrl: { nl: 'Adres van de btw-keuze', de: 'Adresse der MwSt.-Wahl', en: 'VAT choice address' },
    vatRate: { nl: 'Btw-tarief', de: 'MwSt.-Satz', en: 'VAT rate' },
    selected: { nl: '0% gekozen', de: '0 % gewählt', en: '0% chosen' },
  },
  calls: { chooseExemption: chooseExemption('{updateUrl}') },
  publishes: [],
  subscribes: [],
  example: '<div data-widget="vat-toggle" data-update-url="/tax-exemption"></div>',
  serverMarkup: [
    {
      replaces: ['updateUrl'],
      html: `<div data-widget="vat-toggle">
  <form method="post" action="/tax-exemption">
    <label for="vat">Btw-tarief</label>
    <select id="vat" name="tax_exemption_selected">
      <option value="0">21%</option>
      <option value="1">0%</option>
    </select>
    <button type="submit">OK</button>
  </form>
</div>`,
    },
  ],
};
