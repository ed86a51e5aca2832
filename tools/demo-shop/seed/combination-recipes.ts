import type { Words } from '../rules/language.ts';

/** Products of a category in a set: how many, their quantity, and further conditions. */
export interface Taking {
  readonly shelf: string;
  readonly count: number;
  readonly qty?: number;
  readonly most?: number;
  readonly mandatory?: { readonly name: Words; readonly qty: number };
}

export interface Recipe {
  /** The quantity of the main product in one set. */
  readonly qty: number;
  readonly choices: readonly Taking[];
  readonly extras: readonly Taking[];
}

const BASE = {
  name: { nl: 'montagevoet', de: 'Montagefuß', en: 'mounting base' },
  qty: 1,
};
const REEL = {
  name: { nl: 'kabelhaspel', de: 'Kabeltrommel', en: 'cable reel' },
  qty: 1,
};
const ENCLOSURE = {
  name: { nl: 'opbouwkastje', de: 'Aufputzgehäuse', en: 'surface enclosure' },
  qty: 1,
};

const CONNECTORS: Taking = { shelf: 'kabels-connectoren/connectoren', count: 1, most: 10 };
const METER: Taking = { shelf: 'omvormers/monitoring', count: 1, most: 2 };
const SWITCH: Taking = { shelf: 'kabels-connectoren/schakelmateriaal', count: 1, most: 6, mandatory: ENCLOSURE };
const CABLE: Taking = { shelf: 'kabels-connectoren/solarkabel', count: 1, most: 10, mandatory: REEL };
const TOOL: Taking = { shelf: 'gereedschap/handgereedschap', count: 1, most: 3 };
const MOUNTING: Taking = { shelf: 'montagemateriaal/onderdelen', count: 1, most: 8 };

const WITH_BATTERY: Taking = { shelf: 'thuisbatterijen', count: 2, most: 2, mandatory: BASE };
const BLACK: Taking = { shelf: 'zonnepanelen/full-black', count: 1, qty: 8 };
const GLASS: Taking = { shelf: 'zonnepanelen/glas-glas', count: 1, qty: 8 };

const AROUND_PANELS: Pick<Recipe, 'choices' | 'extras'> = {
  choices: [
    { shelf: 'omvormers/string', count: 2 },
    { shelf: 'omvormers/hybride', count: 2 },
  ],
  extras: [CONNECTORS, MOUNTING, SWITCH, CABLE, TOOL],
};

/** By category, the most specific first. */
export const RECIPES: readonly (readonly [string, Recipe])[] = [
  [
    'omvormers/hybride',
    { qty: 1, choices: [WITH_BATTERY, BLACK, GLASS], extras: [CONNECTORS, METER, SWITCH, CABLE, TOOL] },
  ],
  [
    'omvormers/string',
    {
      qty: 1,
      choices: [
        { ...BLACK, count: 2 },
        { ...GLASS, count: 2 },
      ],
      extras: [CONNECTORS, METER, SWITCH, CABLE, TOOL],
    },
  ],
  [
    'omvormers/micro',
    {
      qty: 1,
      choices: [
        { ...BLACK, count: 2, qty: 2 },
        { ...GLASS, qty: 2 },
      ],
      extras: [CONNECTORS, METER, CABLE, TOOL],
    },
  ],
  ['zonnepanelen/pallets', { qty: 1, ...AROUND_PANELS }],
  ['zonnepanelen', { qty: 10, ...AROUND_PANELS }],
  [
    'thuisbatterijen',
    { qty: 1, choices: [{ shelf: 'omvormers/hybride', count: 4 }], extras: [CONNECTORS, METER, SWITCH, CABLE, TOOL] },
  ],
];
