import type { Words } from '../rules/language.ts';
import { paragraphs, shopPrice, words } from './draft.ts';
import type { Draft } from './draft.ts';
import { sizeIn } from './sizes.ts';
import { specified } from './specifications.ts';

/** Brand, stock code, names, variants in finish or size, euros. */
type Part = [brand: string, code: string, name: Words, sizes: string[], euros: number];

const PARTS: Part[] = [
  [
    'Esdec',
    'ESD-HOOK',
    { nl: 'ClickFit EVO dakhaak', de: 'ClickFit EVO Dachhaken', en: 'ClickFit EVO roof hook' },
    ['standaard', 'zwart', 'leisteen'],
    5.25,
  ],
  [
    'Esdec',
    'ESD-RAIL',
    { nl: 'ClickFit EVO montagerail', de: 'ClickFit EVO Montageschiene', en: 'ClickFit EVO mounting rail' },
    ['1190 mm', '2380 mm', '3566 mm'],
    12.5,
  ],
  [
    'Esdec',
    'ESD-CLAMP',
    { nl: 'Moduleklem universeel', de: 'Modulklemme universal', en: 'Universal module clamp' },
    ['grijs', 'zwart'],
    1.95,
  ],
  [
    'Esdec',
    'ESD-CAP',
    { nl: 'Eindkap montagerail', de: 'Endkappe Montageschiene', en: 'Mounting rail end cap' },
    ['grijs', 'zwart'],
    0.95,
  ],
  [
    'K2 Systems',
    'K2-HOOK',
    { nl: 'CrossHook dakhaak', de: 'CrossHook Dachhaken', en: 'CrossHook roof hook' },
    ['3S', '3S+', '4S', 'Nested'],
    7.95,
  ],
  [
    'K2 Systems',
    'K2-RAIL',
    { nl: 'SingleRail profiel', de: 'SingleRail Profil', en: 'SingleRail profile' },
    ['36 × 2,25 m', '36 × 3,30 m', '36 × 4,40 m', '50 × 4,40 m'],
    21.5,
  ],
  [
    'K2 Systems',
    'K2-CLAMP',
    { nl: 'OneMid middenklem', de: 'OneMid Mittelklemme', en: 'OneMid mid clamp' },
    ['blank', 'zwart'],
    2.25,
  ],
  [
    'K2 Systems',
    'K2-END',
    { nl: 'OneEnd eindklem', de: 'OneEnd Endklemme', en: 'OneEnd end clamp' },
    ['blank', 'zwart'],
    2.45,
  ],
  [
    'Van der Valk',
    'VDV-HOOK',
    { nl: 'Verstelbare dakhaak', de: 'Verstellbarer Dachhaken', en: 'Adjustable roof hook' },
    ['laag', 'hoog', 'zwart'],
    6.5,
  ],
  [
    'Van der Valk',
    'VDV-RAIL',
    { nl: 'ValkPitched zijprofiel', de: 'ValkPitched Seitenprofil', en: 'ValkPitched side profile' },
    ['2200 mm', '3300 mm', '4400 mm'],
    17.5,
  ],
  [
    'Van der Valk',
    'VDV-BALLAST',
    { nl: 'Ballastdrager', de: 'Ballastträger', en: 'Ballast carrier' },
    ['20 kg', '40 kg'],
    8.5,
  ],
  [
    'Van der Valk',
    'VDV-FLASH',
    { nl: 'Loodvervanger', de: 'Bleiersatz', en: 'Lead-free flashing' },
    ['25 cm', '33 cm', '50 cm'],
    24.5,
  ],
];

export const mountingParts: Draft[] = PARTS.flatMap(([brand, code, name, sizes, euros]) =>
  sizes.map((size, index) => mountingPart(brand, `${code}-${index + 1}`, name, size, euros * (1 + index * 0.3))),
);

function mountingPart(brand: string, sku: string, name: Words, size: string, euros: number): Draft {
  return {
    sku,
    brand,
    category: 'montagemateriaal/onderdelen',
    name: words((locale) => `${brand} ${name[locale]} ${sizeIn(size)[locale]}`),
    description: paragraphs({
      nl: `${name.nl} als los onderdeel, past in de systemen van ${brand}.`,
      de: `${name.de} als Einzelteil, passt in die Systeme von ${brand}.`,
      en: `${name.en} as a single part, fits the systems of ${brand}.`,
    }),
    short: null,
    specifications: [
      specified('size', sizeIn(size)),
      specified('material', { nl: 'Aluminium', de: 'Aluminium', en: 'Aluminium' }),
    ],
    price: shopPrice(euros),
    has_tax_exemption: false,
  };
}
