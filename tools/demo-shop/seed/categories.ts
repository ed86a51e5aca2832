import type { Words } from '../rules/language.ts';

export interface SeededCategory {
  id: number;
  parent_id: number | null;
  slug: string;
  name: Words;
  intro: Words;
}

interface Branch {
  id: number;
  slug: string;
  name: Words;
  intro: Words;
  children: [slug: string, name: Words][];
}

const BRANCHES: Branch[] = [
  {
    id: 12,
    slug: 'omvormers',
    name: { nl: 'Omvormers', de: 'Wechselrichter', en: 'Inverters' },
    intro: {
      nl: 'Een omvormer maakt van de gelijkstroom van je zonnepanelen wisselstroom voor je huis.',
      de: 'Ein Wechselrichter macht aus dem Gleichstrom der Solarmodule Wechselstrom für das Haus.',
      en: 'An inverter turns the direct current of your solar panels into alternating current for your home.',
    },
    children: [
      ['string', { nl: 'String-omvormers', de: 'String-Wechselrichter', en: 'String inverters' }],
      ['hybride', { nl: 'Hybride omvormers', de: 'Hybrid-Wechselrichter', en: 'Hybrid inverters' }],
      ['micro', { nl: 'Micro-omvormers', de: 'Mikro-Wechselrichter', en: 'Micro-inverters' }],
      ['monitoring', { nl: 'Monitoring en meters', de: 'Monitoring und Zähler', en: 'Monitoring and meters' }],
    ],
  },
  {
    id: 13,
    slug: 'zonnepanelen',
    name: { nl: 'Zonnepanelen', de: 'Solarmodule', en: 'Solar panels' },
    intro: {
      nl: 'Panelen van bekende merken, per stuk of per pallet, uit eigen magazijn.',
      de: 'Module bekannter Marken, einzeln oder pro Palette, aus eigenem Lager.',
      en: 'Panels of well-known brands, singly or by the pallet, from our own warehouse.',
    },
    children: [
      ['full-black', { nl: 'Full black', de: 'Full Black', en: 'Full black' }],
      ['glas-glas', { nl: 'Glas-glas', de: 'Glas-Glas', en: 'Glass-glass' }],
      ['pallets', { nl: 'Per pallet', de: 'Pro Palette', en: 'By the pallet' }],
    ],
  },
  {
    id: 14,
    slug: 'thuisbatterijen',
    name: { nl: 'Thuisbatterijen', de: 'Heimspeicher', en: 'Home batteries' },
    intro: {
      nl: 'Bewaar de zon van overdag voor vanavond.',
      de: 'Den Sonnenstrom des Tages für den Abend speichern.',
      en: 'Keep the sun of the day for this evening.',
    },
    children: [
      ['laagspanning', { nl: 'Laagspanning', de: 'Niederspannung', en: 'Low voltage' }],
      ['hoogspanning', { nl: 'Hoogspanning', de: 'Hochspannung', en: 'High voltage' }],
    ],
  },
  {
    id: 15,
    slug: 'montagemateriaal',
    name: { nl: 'Montagemateriaal', de: 'Montagematerial', en: 'Mounting' },
    intro: {
      nl: 'Complete sets en losse onderdelen voor pannendak, plat dak en staaldak.',
      de: 'Komplette Sets und Einzelteile für Ziegeldach, Flachdach und Blechdach.',
      en: 'Complete sets and single parts for tiled, flat and steel roofs.',
    },
    children: [
      ['pannendak', { nl: 'Pannendak', de: 'Ziegeldach', en: 'Tiled roof' }],
      ['plat-dak', { nl: 'Plat dak', de: 'Flachdach', en: 'Flat roof' }],
      ['onderdelen', { nl: 'Losse onderdelen', de: 'Einzelteile', en: 'Single parts' }],
    ],
  },
  {
    id: 16,
    slug: 'kabels-connectoren',
    name: { nl: 'Kabels en connectoren', de: 'Kabel und Stecker', en: 'Cables and connectors' },
    intro: {
      nl: 'Solarkabel op maat, connectoren en schakelmateriaal.',
      de: 'Solarkabel nach Maß, Stecker und Schaltmaterial.',
      en: 'Solar cable cut to length, connectors and switchgear.',
    },
    children: [
      ['solarkabel', { nl: 'Solarkabel', de: 'Solarkabel', en: 'Solar cable' }],
      ['installatiekabel', { nl: 'Installatiekabel', de: 'Installationskabel', en: 'Installation cable' }],
      ['connectoren', { nl: 'Connectoren', de: 'Steckverbinder', en: 'Connectors' }],
      ['schakelmateriaal', { nl: 'Schakelmateriaal', de: 'Schaltgeräte', en: 'Switchgear' }],
    ],
  },
  {
    id: 17,
    slug: 'gereedschap',
    name: { nl: 'Gereedschap', de: 'Werkzeug', en: 'Tools' },
    intro: {
      nl: 'Alles om veilig te meten, te krimpen en te monteren.',
      de: 'Alles zum sicheren Messen, Crimpen und Montieren.',
      en: 'Everything to measure, crimp and mount safely.',
    },
    children: [
      ['handgereedschap', { nl: 'Handgereedschap', de: 'Handwerkzeug', en: 'Hand tools' }],
      ['meetinstrumenten', { nl: 'Meetinstrumenten', de: 'Messgeräte', en: 'Measuring instruments' }],
      ['machines', { nl: 'Machines', de: 'Maschinen', en: 'Power tools' }],
    ],
  },
];

/** Main categories, each followed by its children. */
export const categories: readonly SeededCategory[] = BRANCHES.flatMap(({ children, ...branch }) => [
  { ...branch, parent_id: null },
  ...children.map(([slug, name], index) => ({
    id: branch.id * 10 + index,
    parent_id: branch.id,
    slug: `${branch.slug}/${slug}`,
    name,
    intro: branch.intro,
  })),
]);

const bySlug = new Map(categories.map((category) => [category.slug, category]));

export function categoryAt(slug: string): SeededCategory {
  const category = bySlug.get(slug);
  if (!category) throw new Error(`No category lies at ${slug}`);
  return category;
}
