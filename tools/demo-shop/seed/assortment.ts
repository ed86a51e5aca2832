import { batteries } from './batteries.ts';
import { bundlesFrom } from './bundles.ts';
import type { Numbered } from './bundles.ts';
import { installationCables, solarCables } from './cables.ts';
import type { Draft } from './draft.ts';
import { electricalParts } from './electrical-parts.ts';
import { withEditions } from './editions.ts';
import { inverters } from './inverters.ts';
import { monitoring } from './monitoring.ts';
import { mountingParts } from './mounting-parts.ts';
import { mountingSets } from './mounting-sets.ts';
import { namedProducts } from './named.ts';
import { panels } from './panels.ts';
import { secondChancesOf } from './second-chances.ts';
import { tools } from './tools.ts';

/** The share of bundles and second chances per hundred products. */
const BUNDLES_PER_HUNDRED = 6;
const SECOND_CHANCES_PER_HUNDRED = 5;
const FIRST_NUMBER = 10_001;
const FIRST_BUNDLE = 80_001;

const FAMILIES: Draft[][] = [
  inTurn([...inverters, monitoring]),
  inTurn(panels),
  inTurn(batteries),
  inTurn([...mountingSets, mountingParts]),
  inTurn([...solarCables, ...installationCables, electricalParts]),
  inTurn(tools),
];

/**
 * The first `count` products of the shop. A small shop is the beginning of a large one, with products of every family.
 */
export function assortment(count: number): Numbered[] {
  const free = Math.max(0, count - namedProducts.length);
  const bundles = Math.floor((free * BUNDLES_PER_HUNDRED) / 100);
  const secondChances = Math.floor((free * SECOND_CHANCES_PER_HUNDRED) / 100);
  const taken = new Set(namedProducts.map((product) => product.sku));
  const singles = withEditions(
    everyFamily().filter((draft) => !taken.has(draft.sku)),
    free - bundles - secondChances,
  );
  const stock = [...namedProducts, ...singles].map((draft, index) => ({
    ...draft,
    id: draft.id ?? String(FIRST_NUMBER + index),
  }));
  const firstBundle = Math.max(FIRST_BUNDLE, FIRST_NUMBER + stock.length);
  return [
    ...stock,
    ...bundlesFrom(stock, bundles).map((draft, index) => ({ ...draft, id: String(firstBundle + index) })),
    ...secondChancesOf(stock, secondChances).map((draft, index) => ({ ...draft, id: `sc-${101 + index}` })),
  ];
}

/** Mixes the families, so that each beginning contains all of them in proportion. */
function everyFamily(): Draft[] {
  return FAMILIES.flatMap((family) => family.map((draft, index) => ({ draft, at: (index + 0.5) / family.length })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ draft }) => draft);
}

/** The first item of each list, then the second of each. */
function inTurn<T>(lists: readonly T[][]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}
