import type { FigureName, Sample, Visit } from './run-subjects.ts';
import { summarizeFigures, type Summary } from './statistics.ts';
import { floorOf, formOf, type Subject } from './subjects.ts';
import { formatTable } from './table.ts';

/** One line of the report: a page in one form, over all runs. */
export interface ReportRow {
  /** The page or the interaction. */
  readonly page: string;
  /** Such as `light +preload`. */
  readonly form: string;
  readonly visit: Visit;
  readonly figures: Partial<Record<FigureName, Summary & { readonly ratio: number | null }>>;
}

/** Sums up all runs. `ratio` is a median divided by that of the floor page; null where that is 0. */
export function createRows(subjects: readonly Subject[], samples: readonly Sample[]): ReportRow[] {
  const summaryOf = (subject: Subject | undefined, visit: Visit) =>
    summarizeFigures<FigureName>(
      samples.filter((sample) => sample.subject === subject && sample.visit === visit).map(({ figures }) => figures),
    );
  return subjects.flatMap((subject) =>
    visitsOf(subject, samples).map((visit): ReportRow => {
      const floor = summaryOf(floorOf(subject, subjects), visit);
      const figures = Object.entries(summaryOf(subject, visit)).map(([name, summary]) => {
        const least = floor[name as FigureName]?.median;
        return [name, { ...summary, ratio: least ? summary.median / least : null }];
      });
      return {
        page: subject.interaction?.title ?? subject.page.title,
        form: formOf(subject),
        visit,
        figures: Object.fromEntries(figures) as ReportRow['figures'],
      };
    }),
  );
}

/** The visits that were measured. */
function visitsOf(subject: Subject, samples: readonly Sample[]): Visit[] {
  const own = samples.filter((sample) => sample.subject === subject);
  return [...new Set(own.map(({ visit }) => visit))];
}

interface Column {
  readonly title: string;
  readonly name: FigureName;
  /** Writes a value in the unit of the title. */
  write(value: number): string;
  /** With lowest and highest value. */
  readonly hasSpread?: boolean;
  /** With the ratio to the floor page. */
  readonly hasRatio?: boolean;
}

const whole = (value: number) => value.toFixed(0);
const kilobytes = (value: number) => (value / 1000).toFixed(1);

const COLUMNS: readonly Column[] = [
  { title: 'requests', name: 'requests', write: whole },
  { title: 'depth', name: 'depth', write: whole },
  { title: 'script kB', name: 'scriptBytes', write: kilobytes },
  { title: 'styles', name: 'styleBytes', write: kilobytes },
  { title: 'texts', name: 'textBytes', write: kilobytes },
  { title: 'answers', name: 'answerBytes', write: kilobytes },
  { title: 'paint ms', name: 'firstPaint', write: whole, hasRatio: true },
  { title: 'content ms', name: 'shown', write: whole, hasSpread: true, hasRatio: true },
  { title: 'blocking ms', name: 'blocking', write: whole, hasSpread: true },
  { title: 'busy ms', name: 'busy', write: whole, hasRatio: true },
  { title: 'script ms', name: 'script', write: whole },
  { title: 'layout ms', name: 'layout', write: whole, hasSpread: true },
  { title: 'elements', name: 'elements', write: whole },
  { title: 'shift', name: 'shift', write: (value) => value.toFixed(3) },
  { title: 'heap MB', name: 'heap', write: (value) => (value / 1e6).toFixed(2), hasRatio: true },
  { title: 'press ms', name: 'pressed', write: whole, hasSpread: true },
];

/** The table for people: medians, the lowest and highest value in brackets, the ratio to the floor page behind ×. */
export function formatRows(rows: readonly ReportRow[]): string {
  const head = ['page', 'form', 'visit', ...COLUMNS.map(({ title }) => title)];
  const lines = rows.map((row, at) => [
    row.page === rows[at - 1]?.page ? '' : row.page,
    row.form,
    row.visit,
    ...COLUMNS.map((column) => cellOf(column, row)),
  ]);
  return formatTable(head, lines, 3);
}

function cellOf({ name, write, hasSpread, hasRatio }: Column, { figures, form }: ReportRow): string {
  const figure = figures[name];
  if (!figure) return '';
  const spread = hasSpread ? ` (${write(figure.min)}–${write(figure.max)})` : '';
  const isFloor = form.startsWith('floor');
  const ratio = hasRatio && !isFloor && figure.ratio !== null ? ` ×${figure.ratio.toFixed(1)}` : '';
  return write(figure.median) + spread + ratio;
}
