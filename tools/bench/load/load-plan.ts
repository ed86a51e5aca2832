import type { Cost } from './measure-costs.ts';
import type { FileCosts } from './measure-files.ts';
import { CALLS, PAGES, type VisitStep } from './visit-steps.ts';

/** What was measured, as `costs.json` has it. */
export interface LoadCosts {
  /** The day. */
  readonly at: string;
  readonly machine: { readonly processor: string; readonly processors: number; readonly load: number };
  readonly files: FileCosts;
  readonly databases: Readonly<Record<string, readonly Cost[]>>;
}

/** Nothing of this is measured. Another shop writes its own numbers here. */
export const ASSUMPTIONS = {
  visitsPerDay: 1_000_000,
  /** The peak hour has so many times the visits of an average one. */
  peakFactor: 3,
  /** Of the visits, those without files of the widgets in the browser's cache. */
  firstVisits: 0.6,
  /** Of the requests for files, those that the CDN answers itself. */
  cdnHits: 0.99,
  /** How busy a processor may be at the peak. */
  utilisation: 0.5,
} as const;

export const STEPS = [...PAGES, ...CALLS];
const SECONDS = 24 * 3600;

interface Load {
  readonly name: string;
  readonly perDay: number;
  /** Per second. */
  readonly atPeak: number;
  readonly gigabytesPerDay: number;
  readonly megabitsAtPeak: number;
}

function loadOf(name: string, requestsPerVisit: number, bytesPerVisit: number): Load {
  const { visitsPerDay, peakFactor } = ASSUMPTIONS;
  const perSecond = (visitsPerDay / SECONDS) * peakFactor;
  return {
    name,
    perDay: visitsPerDay * requestsPerVisit,
    atPeak: perSecond * requestsPerVisit,
    gigabytesPerDay: (visitsPerDay * bytesPerVisit) / 1e9,
    megabitsAtPeak: (perSecond * bytesPerVisit * 8) / 1e6,
  };
}

/** What the CDN and the origin send. */
export function traffic({ files, databases }: LoadCosts): Load[] {
  const [costs] = Object.values(databases);
  const { firstVisits, cdnHits } = ASSUMPTIONS;
  const [requests, bytes] = [files.requests * firstVisits, files.bytes * firstVisits];
  const perVisit = (steps: readonly VisitStep[]) => steps.reduce((sum, step) => sum + step.perVisit, 0);
  const bytesOf = (steps: readonly VisitStep[]) =>
    steps.reduce((sum, step) => sum + step.perVisit * costOf(costs!, step).bytes, 0);
  return [
    loadOf('CDN: files of the widgets', requests, bytes),
    loadOf('Origin: those that the CDN does not have', requests * (1 - cdnHits), bytes * (1 - cdnHits)),
    loadOf('Origin: pages', perVisit(PAGES), bytesOf(PAGES)),
    loadOf('Origin: calls', perVisit(CALLS), bytesOf(CALLS)),
  ];
}

interface Machines {
  readonly database: string;
  /** Busy processors at the peak. */
  readonly shopProcessors: number;
  readonly queriesAtPeak: number;
  /** Queries that are on their way at one time, at the peak. */
  readonly openQueries: number;
  /** With the share of each that may be busy. */
  readonly processorsToHave: number;
}

export function machines({ databases }: LoadCosts): Machines[] {
  const { visitsPerDay, peakFactor, utilisation } = ASSUMPTIONS;
  const perSecond = (visitsPerDay / SECONDS) * peakFactor;
  return Object.entries(databases).map(([database, costs]) => {
    const sum = (key: 'cpu' | 'queries' | 'database') =>
      STEPS.reduce((total, step) => total + step.perVisit * costOf(costs, step)[key], 0) * perSecond;
    const shopProcessors = sum('cpu') / 1000;
    return {
      database,
      shopProcessors,
      queriesAtPeak: sum('queries'),
      openQueries: sum('database') / 1000,
      processorsToHave: Math.ceil(shopProcessors / utilisation),
    };
  });
}

export function costOf(costs: readonly Cost[], { name }: VisitStep): Cost {
  const cost = costs.find((known) => known.name === name);
  if (!cost) throw new Error(`costs.json has no ${name}. Measure again: npm run bench -- --load`);
  return cost;
}
