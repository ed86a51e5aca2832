import type { Words } from '../rules/language.ts';
import { decimal, paragraphs, words } from './draft.ts';
import type { Draft } from './draft.ts';
import { specified } from './specifications.ts';

const COLOURS: Record<string, Words> = {
  ZW: { nl: 'zwart', de: 'schwarz', en: 'black' },
  RD: { nl: 'rood', de: 'rot', en: 'red' },
};

/** Brand, series, stock code, square millimetres, cents per metre. */
type Series = [brand: string, series: string, code: string, sizes: number[], centsPerMetre: number];

const SOLAR: Series[] = [
  ['Lapp', 'ÖLFLEX Solar XLWP', 'LAP-XLWP', [4, 6, 10], 62],
  ['Helukabel', 'Solarflex-X H1Z2Z2-K', 'HEL-SFX', [4, 6, 10], 54],
  ['Top Cable', 'Topsolar PV H1Z2Z2-K', 'TOP-PV', [4, 6, 10], 47],
];
const SOLAR_LENGTHS = [5, 10, 15, 20, 25, 30, 50, 75, 100, 200, 500];

export const solarCables: Draft[][] = SOLAR.flatMap(([brand, series, code, sizes, cents]) =>
  Object.entries(COLOURS).map(([short, colour]) =>
    sizes.flatMap((size) =>
      SOLAR_LENGTHS.map((metres) =>
        cable({ brand, series, code: `${code}${size}${short}`, cores: '1', size, metres, cents, colour }),
      ),
    ),
  ),
);

const INSTALLATION: [
  brand: string,
  series: string,
  code: string,
  cores: string,
  sizes: number[],
  centsPerMetre: number,
][] = [
  ['Top Cable', 'YMvK Dca', 'TOP-YMVK3', '3', [1.5, 2.5, 4, 6], 38],
  ['Top Cable', 'YMvK Dca', 'TOP-YMVK5', '5', [2.5, 4, 6, 10], 52],
  ['Lapp', 'ÖLFLEX Classic 110', 'LAP-C110', '4', [1.5, 2.5, 4], 61],
  ['Helukabel', 'NYY-J', 'HEL-NYY', '5', [2.5, 4, 6], 59],
];
const INSTALLATION_LENGTHS = [10, 15, 20, 25, 30, 50, 75, 100];

export const installationCables: Draft[][] = INSTALLATION.map(([brand, series, code, cores, sizes, cents]) =>
  sizes.flatMap((size) =>
    INSTALLATION_LENGTHS.map((metres) =>
      cable({
        brand,
        series,
        code: `${code}-${size}`,
        cores,
        size,
        metres,
        cents,
        colour: { nl: 'grijs', de: 'grau', en: 'grey' },
      }),
    ),
  ),
);

interface Cable {
  brand: string;
  series: string;
  code: string;
  cores: string;
  size: number;
  metres: number;
  cents: number;
  colour: Words;
}

function cable({ brand, series, code, cores, size, metres, cents, colour }: Cable): Draft {
  const isSolar = cores === '1';
  const section = words((locale) =>
    isSolar ? `${decimal(size, locale)} mm²` : `${cores} × ${decimal(size, locale)} mm²`,
  );
  return {
    sku: `${code}-${metres}`.replace('.', ''),
    brand,
    category: isSolar ? 'kabels-connectoren/solarkabel' : 'kabels-connectoren/installatiekabel',
    name: words((locale) => `${brand} ${series} ${section[locale]} ${colour[locale]} ${metres} m`),
    description: paragraphs({
      nl: `${isSolar ? 'Dubbel geïsoleerde solarkabel, bestand tegen zon en vorst' : 'Installatiekabel voor vaste aanleg'}, ${metres} meter aan één stuk.`,
      de: `${isSolar ? 'Doppelt isoliertes Solarkabel, beständig gegen Sonne und Frost' : 'Installationskabel für feste Verlegung'}, ${metres} Meter am Stück.`,
      en: `${isSolar ? 'Double-insulated solar cable that stands sun and frost' : 'Installation cable for fixed wiring'}, ${metres} metres in one piece.`,
    }),
    short: words((locale) => `${section[locale]}, ${metres} m`),
    specifications: [
      specified('crossSection', section),
      specified('length', `${metres} m`),
      specified('colour', colour),
      specified('voltage', isSolar ? '1500 V DC' : words((locale) => `${decimal(0.6, locale)}/1 kV`)),
    ],
    price: Math.round(((cents * size) / 4) * Number(cores) * metres * (metres >= 100 ? 0.9 : 1)) + 295,
    has_tax_exemption: false,
  };
}
