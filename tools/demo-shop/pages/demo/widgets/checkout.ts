import type { Samples } from '../catalogue.ts';

export const samples: Samples = (_examples, { toCheckout }) => [
  {
    title: {
      nl: 'De bestelling van dit bezoek',
      de: 'Die Bestellung dieses Besuchs',
      en: 'The order of this visit',
    },
    html: `<div data-widget="checkout"
  data-customer-service-url="/klantenservice"
  data-help-centre-url="https://help.zonshop.example/{locale}"
  data-tax-exemption-update-url="/tax-exemption"
  data-postcode-key="demo"
>
  <p><a href="/checkout">${toCheckout}</a></p>
</div>`,
  },
];
