import { blockingOf } from './blocking.ts';
import type { PageRecord } from './observe-page.ts';
import { bytesByKind, kindOf, type Kind } from './requests.ts';

/** Figures of one step of a journey. */
export interface StepFigures {
  /** Milliseconds until its first content was painted, since the navigation or the click. */
  readonly shown: number;
  /** Milliseconds of tasks beyond their first 50. */
  readonly blocking: number;
  /** Bodies over the wire without pictures, with those that were fetched for the next page. */
  readonly bytes: number;
  /** Calls to the shop. */
  readonly calls: number;
}

export type StepFigure = keyof StepFigures;

/** Of a page that has just been opened. */
export const NOTHING_YET: Pick<PageRecord, 'longTasks' | 'requests'> = { longTasks: [], requests: [] };

/** What has happened on a page since an earlier record of it. A page only adds to both lists. */
export function figuresBetween(
  before: Pick<PageRecord, 'longTasks' | 'requests'>,
  after: Pick<PageRecord, 'longTasks' | 'requests'>,
  shown: number,
  kinds: ReadonlyMap<string, Kind>,
): StepFigures {
  const requests = after.requests.slice(before.requests.length);
  const { other: _pictures, ...bytes } = bytesByKind(requests, kinds);
  return {
    shown,
    blocking: blockingOf(after.longTasks.slice(before.longTasks.length)),
    bytes: Object.values(bytes).reduce((sum, size) => sum + size, 0),
    calls: requests.filter((request) => kindOf(request, kinds) === 'answer').length,
  };
}

/** The figures of a whole journey. */
export function totalOf(steps: readonly StepFigures[]): StepFigures {
  const sum = (name: StepFigure) => steps.reduce((total, figures) => total + figures[name], 0);
  return { shown: sum('shown'), blocking: sum('blocking'), bytes: sum('bytes'), calls: sum('calls') };
}
