import { readPowerCredits, redeemCredits } from '../../shared/contract/power-credits.ts';
import type { About } from '../../shared/runtime/metadata.ts';

export const about: About = {
  title: { nl: 'Power Credits', de: 'Power Credits', en: 'Power Credits' },
  text: {
    nl: 'De Power Credits van een klant die is ingelogd, in te wisselen voor een tegoedbon.',
    de: 'Die Power Credits einer angemeldeten Kundin, einzutauschen gegen einen Gutschein.',
    en: 'The Power Credits of a customer who is signed in, to be exchanged for a voucher.',
  },
  inputs: {},
  calls: { readPowerCredits, redeemCredits },
  tells: ['voucher-activation'],
  hears: ['voucher-activation'],
  example: `<div data-widget="credits-dashboard">
  <p><a href="/login">Log in om je Power Credits te zien.</a></p>
</div>`,
};
