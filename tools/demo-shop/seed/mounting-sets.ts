import type { Words } from '../rules/language.ts';
import { paragraphs, shopPrice } from './draft.ts';
import type { Draft } from './draft.ts';
import { specified, years } from './specifications.ts';

interface System {
  brand: string;
  model: string;
  code: string;
  roof: 'pannendak' | 'plat-dak';
  /** Euros per panel. */
  perPanel: number;
  rows: number[];
  columns: number[];
}

const WIDTHS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12];

const SYSTEMS: System[] = [
  {
    brand: 'Esdec',
    model: 'ClickFit EVO',
    code: 'ESD-CFE',
    roof: 'pannendak',
    perPanel: 29,
    rows: [1, 2, 3],
    columns: WIDTHS,
  },
  {
    brand: 'Esdec',
    model: 'FlatFix Fusion',
    code: 'ESD-FFF',
    roof: 'plat-dak',
    perPanel: 44,
    rows: [1, 2, 3],
    columns: WIDTHS,
  },
  {
    brand: 'Esdec',
    model: 'FlatFix Wave Plus',
    code: 'ESD-FFW',
    roof: 'plat-dak',
    perPanel: 37,
    rows: [2, 4],
    columns: WIDTHS,
  },
  {
    brand: 'K2 Systems',
    model: 'SingleRail',
    code: 'K2-SR',
    roof: 'pannendak',
    perPanel: 33,
    rows: [1, 2, 3],
    columns: WIDTHS,
  },
  {
    brand: 'K2 Systems',
    model: 'D-Dome 6.10',
    code: 'K2-DD',
    roof: 'plat-dak',
    perPanel: 49,
    rows: [2, 4],
    columns: WIDTHS,
  },
  {
    brand: 'K2 Systems',
    model: 'S-Dome 6.10',
    code: 'K2-SD',
    roof: 'plat-dak',
    perPanel: 46,
    rows: [1, 2],
    columns: WIDTHS,
  },
  {
    brand: 'Van der Valk',
    model: 'ValkPitched',
    code: 'VDV-VP',
    roof: 'pannendak',
    perPanel: 27,
    rows: [1, 2, 3],
    columns: WIDTHS,
  },
  {
    brand: 'Van der Valk',
    model: 'ValkPro+ L10',
    code: 'VDV-L10Z',
    roof: 'plat-dak',
    perPanel: 42,
    rows: [1, 2, 3],
    columns: WIDTHS,
  },
  {
    brand: 'Van der Valk',
    model: 'ValkPro+ P10 Duo',
    code: 'VDV-P10',
    roof: 'plat-dak',
    perPanel: 38,
    rows: [2, 4],
    columns: WIDTHS,
  },
];

const ROOFS: Record<System['roof'], Words> = {
  pannendak: { nl: 'pannendak', de: 'Ziegeldach', en: 'tiled roof' },
  'plat-dak': { nl: 'plat dak', de: 'Flachdach', en: 'flat roof' },
};

export const mountingSets: Draft[][] = SYSTEMS.map((system) =>
  system.rows.flatMap((rows) => system.columns.map((columns) => mountingSet(system, rows, columns))),
);

function mountingSet({ brand, model, code, roof, perPanel }: System, rows: number, columns: number): Draft {
  const count = rows * columns;
  return {
    sku: `${code}-${rows}X${columns}`,
    brand,
    category: `montagemateriaal/${roof}`,
    name: {
      nl: `${brand} ${model} montageset ${ROOFS[roof].nl} ${rows}×${columns} panelen`,
      de: `${brand} ${model} Montageset ${ROOFS[roof].de} ${rows}×${columns} Module`,
      en: `${brand} ${model} mounting set ${ROOFS[roof].en} ${rows}×${columns} panels`,
    },
    description: paragraphs({
      nl: `Alles om ${count} panelen in ${rows} ${rows === 1 ? 'rij' : 'rijen'} te leggen: rails, klemmen, eindkappen en schroeven.`,
      de: `Alles, um ${count} Module in ${rows} ${rows === 1 ? 'Reihe' : 'Reihen'} zu verlegen: Schienen, Klemmen, Endkappen und Schrauben.`,
      en: `Everything to lay ${count} panels in ${rows} ${rows === 1 ? 'row' : 'rows'}: rails, clamps, end caps and screws.`,
    }),
    short: { nl: `Voor ${count} panelen`, de: `Für ${count} Module`, en: `For ${count} panels` },
    specifications: [
      specified('roof', ROOFS[roof]),
      specified('layout', `${rows} × ${columns}`),
      specified('material', {
        nl: 'Aluminium en rvs',
        de: 'Aluminium und Edelstahl',
        en: 'Aluminium and stainless steel',
      }),
      years(20),
    ],
    price: shopPrice(count * perPanel + rows * 12),
    has_tax_exemption: true,
  };
}
