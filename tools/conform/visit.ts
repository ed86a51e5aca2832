import { isRecord } from '../../shared/contract/wire.ts';
import type { Locale } from '../../shared/i18n/languages.ts';
import { Broken, NotApplicable, NotRun } from './clause.ts';
import type { ShopFile } from './shop-file.ts';
import type { Visitor } from './visitor.ts';

/** Steps that several clauses look at. They run once. */
export type Shared<Result> = (visit: Visit) => Promise<Result>;

/** What the steps of a clause have. */
export interface Visit {
  readonly file: ShopFile;
  /** A new visitor on the page of the address, or in one language. */
  visitor(locale?: Locale): Promise<Visitor>;
  /** The result of steps that run once. Where they fail, this clause is broken. */
  once<Result>(steps: Shared<Result>): Promise<Result>;
  /** The same. Where they fail, the clause is not run: another one says why. */
  given<Result>(steps: Shared<Result>): Promise<Result>;
}

export function createVisit(file: ShopFile, openVisitor: (locale?: Locale) => Promise<Visitor>): Visit {
  const results = new Map<Shared<unknown>, Promise<unknown>>();
  const visit: Visit = {
    file,
    visitor: openVisitor,
    async once<Result>(steps: Shared<Result>) {
      const running = results.get(steps) ?? steps(visit).then(pinnedIn);
      results.set(steps, running);
      return pinnedIn(await running) as Result;
    },
    given: (steps) => visit.once(steps).catch(notRun),
  };
  return visit;
}

/** Every clause that looks at shared steps sees their last call as the last one. */
function pinnedIn<Result>(result: Result): Result {
  if (!isRecord(result)) return result;
  if (isVisitor(result)) return result.pinned() as Result;
  return isVisitor(result['visitor']) ? { ...result, visitor: result['visitor'].pinned() } : result;
}

function isVisitor(value: unknown): value is Visitor & Record<string, unknown> {
  return isRecord(value) && typeof value['pinned'] === 'function';
}

function notRun(error: unknown): never {
  if (!(error instanceof Broken)) throw error;
  const { exchange, message } = error;
  throw new NotRun(exchange ? `${exchange.method} ${exchange.path}: ${message}` : message);
}

/** A value of the file; without it, the clause does not apply. */
export function needed<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new NotApplicable(`The file names no ${what}.`);
  return value;
}

type Part = ShopFile['has'][number];

/** A part of the shop that the file names in `has`; without it, the clause does not apply. */
export function requirePart({ file }: Pick<Visit, 'file'>, part: Part): void {
  if (!file.has.includes(part)) throw new NotApplicable(`The file does not have "${part}" in its list "has".`);
}
