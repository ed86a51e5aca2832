import { GIFT_ID } from '../../rules/gift.ts';
import { paragraphs, same } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { specified } from '../specifications.ts';

/** The gift of the shop. */
export const gift: Draft = {
  id: GIFT_ID,
  sku: 'ZON-CADEAU',
  brand: 'Zonshop',
  category: null,
  name: { nl: 'Zonnelamp voor in de tuin', de: 'Solarleuchte für den Garten', en: 'Solar garden light' },
  description: paragraphs({
    nl: 'Ons cadeau bij een bestelling boven € 500,-.',
    de: 'Unser Geschenk ab einer Bestellung über € 500,-.',
    en: 'Our gift with an order above € 500,-.',
  }),
  short: { nl: 'Cadeau van Zonshop', de: 'Geschenk von Zonshop', en: 'A gift from Zonshop' },
  specifications: [specified('colour', same('RAL 7016'))],
  price: 1495,
  from_price: null,
  stock: 500,
  rating: null,
  reviews: 0,
  popularity: 0,
  extra_power_credits: 0,
  has_tax_exemption: false,
  flags: [],
};
