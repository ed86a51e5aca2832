import { readQuotation } from '../../shared/contract/quotation.ts';
import { HEADING_LEVEL, type WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Offerte', de: 'Angebot', en: 'Quotation' },
  text: {
    nl: 'Een offerte: regels, bedragen met of zonder btw, en links om haar te accepteren, af te wijzen of te downloaden.',
    de: 'Ein Angebot: Zeilen, Beträge mit oder ohne MwSt., und Links, um es anzunehmen, abzulehnen oder herunterzuladen.',
    en: 'A quotation: lines, amounts with or without VAT, and links to accept, decline or download it.',
  },
  group: 'buying',
  hydrate: 'interaction',
  inputs: {
    id: { nl: 'Het id van de offerte.', de: 'Die Id des Angebots.', en: 'The id of the quotation.' },
    exemptionParam: {
      nl: 'De naam die aan de link om te accepteren wordt toegevoegd voor wie geen btw betaalt.',
      de: 'Der Name, der dem Link zum Annehmen für alle hinzugefügt wird, die keine MwSt. zahlen.',
      en: 'The parameter that is added to the accept link when the customer chooses the VAT exemption.',
    },
    headingLevel: HEADING_LEVEL.help,
  },
  labels: {
    id: { nl: 'Offertenummer', de: 'Angebotsnummer', en: 'Quotation number' },
    exemptionParam: { nl: 'Parameter van de btw-keuze', de: 'Parameter der MwSt.-Wahl', en: 'VAT choice parameter' },
    headingLevel: HEADING_LEVEL.label,
  },
  slots: {
    'summary-end': {
      title: { nl: 'Onder bedragen en links', de: 'Unter Beträgen und Links', en: 'Below amounts and links' },
      text: {
        nl: 'Onder de bedragen en de knop om te accepteren.',
        de: 'Unter den Beträgen und dem Knopf zum Annehmen.',
        en: 'Below the amounts and the button that accepts.',
      },
    },
  },
  calls: { readQuotation },
  publishes: [],
  subscribes: [],
  example: `<div data-widget="quotation" data-id="off-20261">
  <p><a href="/offerte/off-20261">OFF-20261</a></p>
</div>`,
};
