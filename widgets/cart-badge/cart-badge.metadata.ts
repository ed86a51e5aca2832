import * as z from 'zod/mini';
import { readCartSize } from '../../shared/contract/cart.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Teller van de winkelwagen', de: 'Zähler des Warenkorbs', en: 'Cart counter' },
  text: {
    nl: 'De link naar de winkelwagen met het aantal artikelen, in elke tab gelijk.',
    de: 'Der Link zum Warenkorb mit der Anzahl der Artikel, in jedem Tab gleich.',
    en: 'The link to the cart with the number of items, the same in every tab.',
  },
  group: 'buying',
  isInEngine: true,
  inputs: {
    url: {
      nl: 'Het adres van de winkelwagen. Op een link is zijn href genoeg.',
      de: 'Die Adresse des Warenkorbs. Bei einem Link genügt dessen href.',
      en: 'The address of the cart. On a link its href is enough.',
    },
    label: {
      nl: 'Een eigen naam voor de link, in een leeg element.',
      de: 'Ein eigener Name für den Link, in einem leeren Element.',
      en: 'The text of the link, in an empty element.',
    },
  },
  labels: {
    url: { nl: 'Adres van de winkelwagen', de: 'Adresse des Warenkorbs', en: 'Cart address' },
    label: { nl: 'Tekst van de link', de: 'Text des Links', en: 'Link text' },
  },
  schema: z.object({ url: z.string(), label: z._default(z.string(), '') }),
  calls: { readCartSize },
  publishes: ['cart-count'],
  subscribes: ['cart-count'],
  example: '<a href="/cart" data-widget="cart-badge" data-url="/cart">Winkelwagen</a>',
  serverMarkup: [
    {
      replaces: ['url'],
      html: `<a href="/cart" data-widget="cart-badge">Winkelwagen</a>`,
    },
  ],
};
