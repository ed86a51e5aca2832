import { readBrandFaq } from '../../shared/contract/faq.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Vragen over een merk', de: 'Fragen zu einer Marke', en: 'Questions about a brand' },
  text: {
    nl: 'Wat er over een merk wordt gevraagd, in tabbladen.',
    de: 'Was zu einer Marke gefragt wird, in Registern.',
    en: 'What is asked about a brand, in tabs.',
  },
  group: 'reading',
  inputs: {
    brandId: {
      nl: 'Vul het nummer van het merk in.',
      de: 'Tragen Sie die Nummer der Marke ein.',
      en: 'Enter the number of the brand.',
    },
  },
  labels: {
    brandId: { nl: 'Nummer van het merk', de: 'Nummer der Marke', en: 'Brand number' },
  },
  calls: { readBrandFaq },
  publishes: [],
  subscribes: [],
  example: `<div data-widget="brand-faq" data-brand-id="3">
  <p><a href="/merken/growatt">Alles van Growatt</a></p>
</div>`,
};
