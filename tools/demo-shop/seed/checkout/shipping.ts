import type { Words } from '../../rules/language.ts';
import { parcelStores, shops, warehouse, type Spot } from './places.ts';

/** The kind of transport that a cart needs. */
export type Load = 'light' | 'heavy' | 'second-chance';

/** A shipping or pick-up method. */
export interface ShippingOffer {
  readonly id: string;
  readonly type: 'delivery' | 'pickup' | 'concept_store' | 'others';
  readonly loads: readonly Load[];
  /** Cents in addition to the cart's shipping costs, by country; other countries are not served. */
  readonly costs: Readonly<Record<string, number>>;
  /** Costs nothing where the cart ships for free: the cart has promised so before it knows the country. */
  readonly isStandard?: boolean;
  /** Working days within the Netherlands. */
  readonly days?: readonly [min: number, max: number];
  /** The shopper may choose a working day. */
  readonly hasDates?: boolean;
  /** Delivered as soon as possible; no date is offered. */
  readonly isAsapOnly?: boolean;
  readonly address?: Spot;
  readonly spots?: readonly Spot[];
  readonly label: Words;
  /** `{date}` is the first day. */
  readonly description: Words;
  readonly extra?: Words;
  /** Why it is the more sustainable choice. */
  readonly sustainable?: Words;
}

/** Of a product: the first day on which a delivery can be there. */
export const deliveredFrom: Words = {
  nl: 'Bezorgd vanaf {date}',
  de: 'Lieferung ab {date}',
  en: 'Delivered from {date}',
};

// The home countries of the sites cost what their carts say.
const NEAR = { nl: 0, de: 0, be: 495, lu: 695 };
const FAR = { at: 995, fr: 995, ch: 1995, es: 1495, it: 1495, pl: 1495 };
const EVERYWHERE = { ...NEAR, ...FAR };
const HERE = { nl: 0, be: 0 };
const ANY_LOAD: readonly Load[] = ['light', 'heavy', 'second-chance'];

/** In the order in which they are offered. */
export const shippingOffers: readonly ShippingOffer[] = [
  {
    id: 'thuis',
    type: 'delivery',
    loads: ['light'],
    costs: EVERYWHERE,
    isStandard: true,
    days: [1, 2],
    hasDates: true,
    label: { nl: 'Thuisbezorgd', de: 'Lieferung nach Hause', en: 'Home delivery' },
    description: {
      nl: 'Op werkdagen tussen 8.00 en 18.00 uur.',
      de: 'An Werktagen zwischen 8 und 18 Uhr.',
      en: 'On working days between 8 am and 6 pm.',
    },
    extra: {
      nl: 'Op de dag zelf krijg je een bericht met het tijdvak.',
      de: 'Am Liefertag erhalten Sie eine Nachricht mit dem Zeitfenster.',
      en: 'On the day itself you receive a message with the time slot.',
    },
  },
  {
    id: 'express',
    type: 'delivery',
    loads: ['light'],
    costs: { nl: 795, be: 1295 },
    days: [1, 1],
    isAsapOnly: true,
    label: { nl: 'Spoed, vóór 12.00 uur', de: 'Express, vor 12 Uhr', en: 'Express, before noon' },
    description: {
      nl: 'In huis op {date}. Op werkdagen voor 17.00 uur besteld, gaat dezelfde dag mee.',
      de: 'Bei Ihnen am {date}. Werktags vor 17 Uhr bestellt, geht es am selben Tag auf den Weg.',
      en: 'With you on {date}. Ordered before 5 pm on a working day, it leaves the same day.',
    },
  },
  {
    id: 'pallet',
    type: 'delivery',
    loads: ['heavy'],
    costs: { nl: 0, de: 0, be: 2500, lu: 3500, at: 4950, fr: 4950, ch: 8950, es: 6950, it: 6950, pl: 6950 },
    isStandard: true,
    days: [3, 5],
    hasDates: true,
    label: { nl: 'Bezorging op pallet', de: 'Lieferung auf Palette', en: 'Pallet delivery' },
    description: {
      nl: 'Tot de stoeprand, met een laadklep.',
      de: 'Bis zur Bordsteinkante, mit Ladebordwand.',
      en: 'To the kerb, with a tail lift.',
    },
  },
  {
    id: 'kraan',
    type: 'delivery',
    loads: ['heavy'],
    costs: { nl: 14_900 },
    days: [5, 8],
    isAsapOnly: true,
    label: { nl: 'Met de kraan op het dak', de: 'Mit dem Kran auf das Dach', en: 'By crane onto the roof' },
    description: {
      nl: 'We bellen om een dag af te spreken.',
      de: 'Wir rufen Sie an, um einen Tag zu vereinbaren.',
      en: 'We call you to agree on a day.',
    },
  },
  {
    id: 'tweede-kans',
    type: 'delivery',
    loads: ['second-chance'],
    costs: EVERYWHERE,
    isStandard: true,
    days: [3, 5],
    isAsapOnly: true,
    label: { nl: 'Bezorging tweede kans', de: 'Lieferung zweite Chance', en: 'Second-chance delivery' },
    description: {
      nl: 'Nog één keer nagekeken en daarna verstuurd.',
      de: 'Noch einmal geprüft und dann verschickt.',
      en: 'Checked once more and then sent.',
    },
  },
  {
    id: 'pakketpunt',
    type: 'others',
    loads: ['light'],
    costs: HERE,
    spots: parcelStores,
    label: { nl: 'Pakketpunt', de: 'Paketshop', en: 'Parcel shop' },
    description: {
      nl: 'Ligt er zeven dagen voor je klaar.',
      de: 'Liegt dort sieben Tage für Sie bereit.',
      en: 'Waits there for you for seven days.',
    },
    sustainable: {
      nl: 'Eén rit voor alle pakketten',
      de: 'Eine Fahrt für alle Pakete',
      en: 'One trip for all parcels',
    },
  },
  {
    id: 'magazijn',
    type: 'pickup',
    loads: ANY_LOAD,
    costs: HERE,
    address: warehouse,
    label: { nl: 'Afhalen bij het magazijn', de: 'Abholung im Lager', en: 'Collect from the warehouse' },
    description: {
      nl: 'Op werkdagen van 7.30 tot 17.00 uur, klaar vanaf {date}.',
      de: 'An Werktagen von 7:30 bis 17 Uhr, bereit ab {date}.',
      en: 'On working days from 7.30 am to 5 pm, ready from {date}.',
    },
  },
  {
    id: 'winkel',
    type: 'concept_store',
    loads: ['light'],
    costs: HERE,
    spots: shops,
    label: { nl: 'Afhalen in een winkel', de: 'Abholung in einem Geschäft', en: 'Collect from a shop' },
    description: {
      nl: 'We laten weten wanneer je bestelling klaarstaat.',
      de: 'Wir sagen Ihnen, wann Ihre Bestellung bereitsteht.',
      en: 'We let you know when your order is ready.',
    },
  },
];

/** Additional working days to a country. */
export const extraDays: Readonly<Record<string, number>> = {
  be: 1,
  de: 1,
  lu: 1,
  at: 3,
  fr: 3,
  ch: 4,
  es: 4,
  it: 4,
  pl: 4,
};

export const chooseDate: Words = {
  nl: 'Kies een bezorgdatum',
  de: 'Wählen Sie einen Liefertag',
  en: 'Choose a delivery date',
};
