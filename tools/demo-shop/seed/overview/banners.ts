import type { Banner, Overview } from '../../../../shared/contract/overview.ts';
import type { Locale, Words } from '../../rules/language.ts';
import type { Listing } from '../../rules/overview/listings.ts';

interface BannerWords {
  /** The size of the drawing. */
  readonly picture: string;
  readonly title: Words;
  readonly action: Words;
  /** Null opens the chat. */
  readonly link: string | null;
}

const ADVICE: BannerWords = {
  picture: 'advies',
  title: {
    nl: 'Welke omvormer past bij jouw dak?',
    de: 'Welcher Wechselrichter passt zu Ihrem Dach?',
    en: 'Which inverter suits your roof?',
  },
  action: { nl: 'Chat met een installateur', de: 'Mit einem Installateur chatten', en: 'Chat with an installer' },
  link: null,
};

const PANEL_OFFERS: BannerWords = {
  picture: 'panelen',
  title: { nl: 'Panelen met korting', de: 'Reduzierte Module', en: 'Reduced panels' },
  action: { nl: 'Bekijk de aanbiedingen', de: 'Zu den Angeboten', en: 'See the offers' },
  link: '/aanbiedingen/zonnepanelen',
};

const STORAGE: BannerWords = {
  picture: 'batterijen',
  title: { nl: 'Vanavond nog zon', de: 'Heute Abend noch Sonne', en: 'Sunshine this evening' },
  action: { nl: 'Kies een thuisbatterij', de: 'Heimspeicher wählen', en: 'Choose a home battery' },
  link: '/thuisbatterijen',
};

const TOOLS: BannerWords = {
  picture: 'gereedschap',
  title: { nl: 'Zelf aan de slag', de: 'Selbst anpacken', en: 'Do it yourself' },
  action: { nl: 'Bekijk het gereedschap', de: 'Zum Werkzeug', en: 'See the tools' },
  link: '/gereedschap',
};

const SERVICE: BannerWords = {
  picture: 'service',
  title: { nl: 'Hulp bij het kiezen?', de: 'Hilfe bei der Auswahl?', en: 'Help with choosing?' },
  action: { nl: 'Vraag het onze vakmensen', de: 'Fragen Sie unsere Fachleute', en: 'Ask our craftsmen' },
  link: '/klantenservice',
};

interface Placed {
  /** Among the products. */
  readonly grid?: BannerWords;
  /** Beside the filters. */
  readonly side?: BannerWords;
  /** Above the products. The first one is among them if that cell is free. */
  readonly strip?: readonly BannerWords[];
}

const BY_CATEGORY: Readonly<Record<string, Placed>> = {
  omvormers: { grid: ADVICE, side: SERVICE },
  'omvormers/hybride': { grid: STORAGE, side: SERVICE },
  zonnepanelen: { grid: PANEL_OFFERS, side: SERVICE },
  montagemateriaal: { strip: [TOOLS, SERVICE] },
  'kabels-connectoren': { grid: TOOLS },
};
const WHOLE_SHOP: Placed = { grid: STORAGE, side: SERVICE };
const DISCOUNTS: Placed = { grid: SERVICE };

/** The banners of a list. */
export function bannersOf(
  { type, category }: Listing,
  locale: Locale,
): Pick<Overview, 'banners' | 'productOverviewBanner' | 'productOverviewFilterBanner'> {
  const {
    grid,
    side,
    strip = [],
  } = type === 'search'
    ? {}
    : type === 'discount'
      ? DISCOUNTS
      : category
        ? (BY_CATEGORY[category.slug] ?? {})
        : WHOLE_SHOP;
  return {
    banners: strip.map((banner) => bannerIn(locale, banner)),
    productOverviewBanner: grid ? bannerIn(locale, grid) : null,
    productOverviewFilterBanner: side ? bannerIn(locale, side) : null,
  };
}

function bannerIn(locale: Locale, { picture, title, action, link }: BannerWords): Banner {
  return {
    image: `/media/b/${picture}.svg`,
    mobile_image: `/media/b/${picture}-m.svg`,
    title: title[locale],
    overlay: true,
    link,
    call_to_action: action[locale],
    open_chat: link === null,
  };
}
