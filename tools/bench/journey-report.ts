import { totalOf, type StepFigure, type StepFigures } from './journey-figures.ts';
import type { Journey, JourneySample } from './run-journeys.ts';
import { summarizeFigures, type Summary } from './statistics.ts';
import { formatTable } from './table.ts';

/** One line of the report: a step of a journey over all runs. The last step of each is `all`. */
export interface JourneyRow {
  /** Such as `light +prefetch`. */
  readonly form: string;
  readonly visit: JourneySample['visit'];
  readonly step: string;
  readonly figures: Partial<Record<StepFigure, Summary>>;
}

/** Sums up all runs. The median of the whole journey is that of its sums, not the sum of medians. */
export function createJourneyRows(journeys: readonly Journey[], samples: readonly JourneySample[]): JourneyRow[] {
  return journeys.flatMap((journey) =>
    (['cold', 'warm'] as const).flatMap((visit) => {
      const runs = samples.filter((sample) => sample.journey === journey && sample.visit === visit);
      const row = (step: string, figures: readonly StepFigures[]): JourneyRow => ({
        form: formOf(journey),
        visit,
        step,
        figures: summarizeFigures<StepFigure>(figures.map((values) => ({ ...values }))),
      });
      const steps = runs[0]?.steps.map(({ step }) => step) ?? [];
      const figuresOf = (at: number) => runs.map((run) => run.steps[at]!.figures);
      const totals = runs.map((run) => totalOf(run.steps.map(({ figures }) => figures)));
      return [...steps.map((step, at) => row(step, figuresOf(at))), ...(runs.length > 0 ? [row('all', totals)] : [])];
    }),
  );
}

const formOf = ({ build, hasPrefetch }: Journey) => build.name + (hasPrefetch ? ' +prefetch' : '');

const whole = (value: number) => value.toFixed(0);

/** The table for people: medians, the lowest and highest time in brackets. */
export function formatJourneyRows(rows: readonly JourneyRow[]): string {
  const head = ['form', 'visit', 'step', 'content ms', 'blocking ms', 'kB', 'calls'];
  const lines = rows.map(({ form, visit, step, figures: { shown, blocking, bytes, calls } }, at) => {
    const isFirst = rows[at - 1]?.form !== form || rows[at - 1]?.visit !== visit;
    return [
      isFirst ? form : '',
      isFirst ? visit : '',
      step,
      shown ? `${whole(shown.median)} (${whole(shown.min)}–${whole(shown.max)})` : '',
      blocking ? `${whole(blocking.median)} (${whole(blocking.min)}–${whole(blocking.max)})` : '',
      bytes ? (bytes.median / 1000).toFixed(1) : '',
      calls ? whole(calls.median) : '',
    ];
  });
  return formatTable(head, lines, 3);
}
