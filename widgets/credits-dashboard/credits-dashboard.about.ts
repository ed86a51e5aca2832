import { readPowerCredits, redeemCredits } from '../../shared/contract/power-credits.ts';
import type { About } from '../../shared/island/about.ts';

export const about: About = {
  title: { nl: 'Power Credits', de: 'Power Credits', en: 'Power Credits' },
  text: {
    nl: 'De Power Credits van een klant, in te wisselen voor een tegoedbon; log eerst in.',
    de: 'Die Power Credits einer Kundin, einzutauschen gegen einen Gutschein; melden Sie sich zuerst an.',
    en: 'The Power Credits of a customer, to be exchanged for a voucher; sign in first.',
  },
  inputs: {},
  calls: { readPowerCredits, redeemCredits },
  tells: ['voucher-activation'],
  hears: ['voucher-activation'],
  example: `<div data-widget="credits-dashboard">
  <p><a href="/login">x</a></p>
</div>`,
};
