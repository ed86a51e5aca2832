import type { Exchange } from './exchange.ts';
import type { Visit } from './visit.ts';

/** One rule that the answers of a shop keep, with the steps that check it. */
export interface Clause {
  /** Keeps its meaning in every version. */
  readonly id: string;
  /** What a shop does that keeps it: a sentence of the guide. */
  readonly rule: string;
  /** How to mend a shop that breaks it. */
  readonly mend: string;
  /** Throws `Broken`, `NotApplicable` or `NotRun`. */
  readonly check: (visit: Visit) => Promise<void>;
}

/** Clauses about one part of a shop. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  /** The chapter of the guide that describes these calls. */
  readonly chapter: string;
  readonly clauses: readonly Clause[];
}

/** The shop does not keep the clause. */
export class Broken extends Error {
  override readonly name = 'Broken';
  /** The call whose answer shows it. */
  readonly exchange: Exchange | null;
  constructor(what: string, exchange: Exchange | null = null) {
    super(what);
    this.exchange = exchange;
  }
}

/** The clause is about what this shop does not have, or what may not be tried. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

/** The steps send a call that writes, which the run may not. */
export class NeedsWrite extends NotApplicable {
  constructor() {
    super('It sends a call that writes: add --write.');
  }
}

/** An earlier step failed, so that the clause could not be checked. */
export class NotRun extends Error {
  override readonly name = 'NotRun';
}
