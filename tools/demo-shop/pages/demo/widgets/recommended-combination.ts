import type { Samples } from '../catalogue.ts';

export const samples: Samples = (_examples, { goesWith }) => [
  {
    title: { nl: 'Rond een omvormer', de: 'Rund um einen Wechselrichter', en: 'Dependencies an inverter' },
    html: `<div id="aanbevolen-combinaties" data-widget="recommended-combination" data-id="4711">\n  <p>${goesWith} <a href="/growatt-ark-5-1-kwh">Growatt ARK 5.1 kWh</a>, <a href="/mc4-set">MC4</a></p>\n</div>`,
  },
  {
    title: {
      nl: 'Een product zonder combinatie: er staat niets',
      de: 'Ein Produkt ohne Kombination: hier steht nichts',
      en: 'A product without a combination: nothing is shown',
    },
    html: '<div data-widget="recommended-combination" data-id="512"></div>',
  },
];
