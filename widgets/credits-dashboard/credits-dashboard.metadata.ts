import { readPowerCredits, redeemCredits } from '../../shared/contract/power-credits.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Power Credits', de: 'Power Credits', en: 'Power Credits' },
  text: {
    nl: 'De Power Credits van een klant die is ingelogd, in te wisselen voor een tegoedbon.',
    de: 'Die Power Credits einer angemeldeten Kundin, einzutauschen gegen einen Gutschein.',
    en: 'The Power Credits of a signed-in customer, which can be redeemed for a voucher.',
  },
  group: 'account',
  isSingle: true,
  inputs: {},
  labels: {},
  slots: {
    top: {
      title: { nl: 'Bovenaan', de: 'Am Anfang', en: 'At the top' },
      text: {
        nl: 'Boven het tegoed van de klant.',
        de: 'Über dem Guthaben des Kunden.',
        en: 'Above the balance of the customer.',
      },
    },
  },
  calls: { readPowerCredits, redeemCredits },
  publishes: ['voucher-activation'],
  subscribes: ['voucher-activation'],
  example: `<div data-widget="credits-dashboard">
  <p><a href="/login">Log in om je Power Credits te zien.</a></p>
</div>`,
};
