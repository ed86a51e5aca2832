import { paragraphs } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { specified, years } from '../specifications.ts';

/** A panel, and a second chance of it. */
export const namedPanels: Draft[] = [
  {
    id: '430',
    sku: 'JAS-54S31-430',
    slug: 'ja-solar-430',
    brand: 'JA Solar',
    category: 'zonnepanelen/full-black',
    name: { nl: 'JA Solar 430 Wp zonnepaneel', de: 'JA Solar 430 Wp Solarmodul', en: 'JA Solar 430 Wp solar panel' },
    description: paragraphs({
      nl: 'Volledig zwart paneel van 430 wattpiek met 25 jaar garantie.',
      de: 'Ganz schwarzes Modul mit 430 Wattpeak und 25 Jahren Garantie.',
      en: 'All-black panel of 430 watt-peak with a 25-year warranty.',
    }),
    short: { nl: '430 Wp, full black', de: '430 Wp, Full Black', en: '430 Wp, full black' },
    specifications: [
      specified('power', '430 Wp'),
      specified('cells', '108'),
      specified('size', '1722 × 1134 × 30 mm'),
      years(25),
    ],
    price: 7950,
    from_price: 8900,
    stock: 640,
    rating: 4.7,
    reviews: 158,
    popularity: 990,
    extra_power_credits: 2,
    has_tax_exemption: true,
    flags: ['best_choice'],
  },
  {
    id: 'sc-88',
    type: 'second-chance-product',
    sku: 'SC-JAS430',
    slug: 'tweede-kans/ja-solar-430',
    brand: 'JA Solar',
    category: 'zonnepanelen/full-black',
    name: {
      nl: 'JA Solar 430 Wp (tweede kans)',
      de: 'JA Solar 430 Wp (zweite Chance)',
      en: 'JA Solar 430 Wp (second chance)',
    },
    description: paragraphs({
      nl: 'Kras op het frame, getest en volledig werkend.',
      de: 'Kratzer am Rahmen, geprüft und voll funktionsfähig.',
      en: 'A scratch on the frame, tested and fully working.',
    }),
    short: null,
    specifications: [
      specified('power', '430 Wp'),
      specified('condition', { nl: 'Kras op het frame', de: 'Kratzer am Rahmen', en: 'Scratch on the frame' }),
    ],
    price: 5950,
    from_price: null,
    stock: 1,
    rating: null,
    reviews: 0,
    popularity: 300,
    extra_power_credits: 0,
    second_chance_of: '430',
    has_tax_exemption: true,
    flags: [],
  },
];
