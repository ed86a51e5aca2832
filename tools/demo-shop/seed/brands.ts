import { slugOf } from './draft.ts';

/** The id of a brand is its index in this list, so new ones go to the end. */
const NAMES = [
  'SMA',
  'SolarEdge',
  'Growatt',
  'Enphase',
  'GoodWe',
  'Huawei',
  'Fronius',
  'Solis',
  'Sungrow',
  'FoxESS',
  'Victron Energy',
  'JA Solar',
  'LONGi',
  'Trina Solar',
  'Jinko Solar',
  'Canadian Solar',
  'AIKO',
  'Meyer Burger',
  'DMEGC',
  'REC',
  'Pylontech',
  'BYD',
  'Sessy',
  'K2 Systems',
  'Van der Valk',
  'Esdec',
  'Stäubli',
  'Lapp',
  'Helukabel',
  'Top Cable',
  'Eaton',
  'ABB',
  'Knipex',
  'Fluke',
  'Wiha',
  'Makita',
  'Bosch Professional',
  'Weidmüller',
  'Zonshop',
] as const;

export interface SeededBrand {
  id: number;
  name: string;
  slug: string;
}

export const brands: readonly SeededBrand[] = NAMES.map((name, index) => ({ id: index + 1, name, slug: slugOf(name) }));

const byName = new Map(brands.map((brand) => [brand.name, brand]));

export function brandNamed(name: string): SeededBrand {
  const brand = byName.get(name);
  if (!brand) throw new Error(`No brand is called ${name}`);
  return brand;
}
