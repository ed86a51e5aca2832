import type { Locale } from '../../shared/i18n/languages.ts';
import { createClient } from '../doctor/client.ts';
import { CannotCheck } from '../doctor/finding.ts';
import { Broken, NeedsWrite, NotApplicable, NotRun, type Clause, type Scenario } from './clause.ts';
import type { Exchange } from './exchange.ts';
import type { ConformOptions } from './options.ts';
import type { ShopFile } from './shop-file.ts';
import { createVisit, type Visit } from './visit.ts';
import { openVisitor } from './visitor.ts';

/** What became of a clause. */
export type Outcome =
  | { readonly is: 'kept' }
  | { readonly is: 'broken'; readonly what: string; readonly exchange: Exchange | null }
  /** It is about what this shop does not have, or what the run may not send. */
  | { readonly is: 'not-applicable'; readonly why: string; readonly needsWrite: boolean }
  /** An earlier step failed. */
  | { readonly is: 'not-run'; readonly why: string };

export interface Played {
  readonly scenario: Scenario;
  readonly clause: Clause;
  readonly outcome: Outcome;
  /** Milliseconds. */
  readonly duration: number;
}

export const BOUNDS = {
  /** Bytes of all answers of a run. */
  allAnswers: 256 * 1024 * 1024,
  /** The time of a whole run, as a multiple of the timeout of one answer. */
  timeouts: 30,
} as const;

export type PlayOptions = Pick<ConformOptions, 'url' | 'mayWrite' | 'base' | 'headers' | 'timeout'>;

/** The start of a run. Rejects where the shop does not answer, or may not be written to. */
export async function openVisit(options: PlayOptions, file: ShopFile): Promise<Visit> {
  if (options.mayWrite && !file.isTestShop)
    throw new CannotCheck('--write needs "isTestShop": true in the file: it places orders and changes addresses.');
  const visit = visitOf(options, file);
  await requireShop(visit);
  return visit;
}

/** Checks the clauses one after the other: they share the stock of the shop and its customer. */
export async function play(scenarios: readonly Scenario[], visit: Visit): Promise<Played[]> {
  const played: Played[] = [];
  for (const scenario of scenarios)
    for (const clause of scenario.clauses) {
      const started = performance.now();
      const outcome = await outcomeOf(clause, visit);
      played.push({ scenario, clause, outcome, duration: performance.now() - started });
    }
  return played;
}

function visitOf({ url, headers, timeout, mayWrite, base }: PlayOptions, file: ShopFile): Visit {
  const bounds = { budget: { left: BOUNDS.allAnswers }, end: AbortSignal.timeout(timeout * BOUNDS.timeouts) };
  return createVisit(file, (locale) => {
    const start = startFor(url, file, locale);
    const language = locale && { 'Accept-Language': locale };
    const client = createClient(start, { timeout, bounds, headers: { ...headers, ...language } });
    return openVisitor({ client, start, mayWrite, base: base ?? file.base });
  });
}

function startFor(url: URL, { pages }: ShopFile, locale: Locale | undefined): URL {
  const page = locale && pages[locale];
  return page === undefined ? url : new URL(page, url);
}

/** Nothing can be said about a host that does not answer. */
async function requireShop(visit: Visit): Promise<void> {
  const { page } = await visit.visitor();
  if (page.status === null) throw new CannotCheck(`${page.path} does not answer: ${page.failure}`);
  if (page.status !== 200) throw new CannotCheck(`${page.path} answers ${page.status}.`);
}

async function outcomeOf(clause: Clause, visit: Visit): Promise<Outcome> {
  try {
    await clause.check(visit);
    return { is: 'kept' };
  } catch (error) {
    if (error instanceof Broken) return { is: 'broken', what: error.message, exchange: error.exchange };
    if (error instanceof NotApplicable)
      return { is: 'not-applicable', why: error.message, needsWrite: error instanceof NeedsWrite };
    if (error instanceof NotRun) return { is: 'not-run', why: error.message };
    return { is: 'not-run', why: `The clause failed: ${String(error)}.` };
  }
}
