import { sendPriceMatch } from '../../shared/contract/requests.ts';
import type { About } from '../../shared/island/about.ts';

export const about: About = {
  title: { nl: 'Elders goedkoper', de: 'Anderswo günstiger', en: 'Cheaper elsewhere' },
  text: {
    nl: 'Vraagt waar een product goedkoper is.',
    de: 'Fragt, wo ein Produkt günstiger ist.',
    en: 'Asks where a product is cheaper.',
  },
  inputs: {
    submitUrl: { nl: 'Waar de aanvraag heen gaat.', de: 'Wohin die Anfrage geht.', en: 'Where the request goes.' },
    websiteId: { nl: 'Het nummer van de site.', de: 'Die Nummer der Website.', en: 'The number of the site.' },
    productId: { nl: 'Het product.', de: 'Das Produkt.', en: 'The product.' },
    supportEmail: { nl: 'Het adres in het bedankje.', de: 'Die Adresse im Dank.', en: 'The address in the thanks.' },
    label: {
      nl: 'De woorden van een eigen knop.',
      de: 'Die Worte eines eigenen Knopfs.',
      en: 'The words of a button of its own.',
    },
  },
  calls: { sendPriceMatch: sendPriceMatch('{submitUrl}') },
  tells: [],
  hears: ['price-match-open'],
  example: `<div data-widget="price-match" data-submit-url="/price-match" data-website-id="1" data-product-id="x"
  data-support-email="service@zonshop.example">
  <a href="/price-match">Betere prijs gevonden?</a>
</div>`,
};
