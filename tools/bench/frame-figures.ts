import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { top } from '../commands/run-command.ts';
import type { ReportRow } from './report.ts';
import type { FigureName, Visit } from './run-subjects.ts';

/** A median with the lowest and the highest value of all runs. */
type Spread = readonly [median: number, min: number, max: number];

/** One form of the cart, such as `light +frame`. */
interface FrameRow {
  readonly form: string;
  readonly figures: Readonly<Partial<Record<string, Spread>>>;
}

export interface Machine {
  readonly processor: string;
  readonly processors: number;
  /** Processes that wanted a processor in the minute before. */
  readonly load: number;
}

/** What frames change on the page of the cart. */
export interface FrameFigures {
  /** The day. */
  readonly at: string;
  readonly machine: Machine;
  readonly runs: number;
  readonly rows: readonly FrameRow[];
}

const FIGURES = join(top, 'tools/bench/frame-figures.json');
const GUIDE = join(top, 'stories/guide/frames.md');
const PAGE = 'cart, 14 lines';
const FLOOR = 'floor +initial';

const TABLE_START = '<!-- This table is written by `npm run bench -- --guide`. -->';
const TABLE_END = '<!-- The end of the table. -->';

interface Column {
  readonly title: string;
  readonly visit: Visit;
  readonly name: FigureName;
  readonly write: (value: number) => string;
  readonly hasRatio?: boolean;
}

const whole = (value: number) => value.toFixed(0);

const COLUMNS: readonly Column[] = [
  { title: 'First line, first visit', visit: 'cold', name: 'shown', write: whole, hasRatio: true },
  { title: 'First line, third visit', visit: 'warm', name: 'shown', write: whole, hasRatio: true },
  { title: 'Blocking', visit: 'cold', name: 'blocking', write: whole },
  { title: 'Main thread', visit: 'cold', name: 'busy', write: whole, hasRatio: true },
  { title: 'Styles and layout', visit: 'cold', name: 'layout', write: whole },
  { title: 'Scripts, kB', visit: 'cold', name: 'scriptBytes', write: (value) => (value / 1000).toFixed(0) },
  { title: 'From a press to its effect', visit: 'cold', name: 'pressed', write: whole },
];

const keyOf = ({ visit, name }: Column) => `${visit} ${name}`;

/** Writes the figures of a report and the table of the guide. */
export function writeFrameFigures(
  rows: readonly ReportRow[],
  { at, machine, runs }: Pick<FrameFigures, 'at' | 'machine' | 'runs'>,
): void {
  const cartRows = rows.filter(({ page }) => page === PAGE);
  const forms = [...new Set(cartRows.map(({ form }) => form))].filter((form) => form !== 'floor');
  const missing = [FLOOR, 'react', 'light'].filter((form) => !forms.includes(form));
  if (missing.length > 0) throw new Error(`The guide needs figures of ${missing.join(', ')}.`);
  const figures: FrameFigures = {
    at,
    machine,
    runs,
    rows: forms.map((form) => ({ form, figures: figuresOf(cartRows.filter((row) => row.form === form)) })),
  };
  writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(GUIDE, withFrameTable(readFileSync(GUIDE, 'utf8'), figures));
}

function figuresOf(rows: readonly ReportRow[]): FrameRow['figures'] {
  const entries = COLUMNS.map((column) => {
    const figure = rows.find(({ visit }) => visit === column.visit)?.figures[column.name];
    return [keyOf(column), figure && [figure.median, figure.min, figure.max].map(Math.round)] as const;
  });
  return Object.fromEntries(entries.filter(([, spread]) => spread)) as FrameRow['figures'];
}

/** The page of the guide with the table of these figures. */
export function withFrameTable(page: string, figures: FrameFigures): string {
  const [before, rest = ''] = page.split(TABLE_START);
  const [, after] = rest.split(TABLE_END);
  if (after === undefined) throw new Error('The page has no place for the table.');
  return `${before}${TABLE_START}\n\n${frameTable(figures)}\n\n${TABLE_END}${after}`;
}

function frameTable({ at, machine, runs, rows }: FrameFigures): string {
  const floor = rows.find(({ form }) => form === FLOOR);
  const cell = (column: Column, { form, figures }: FrameRow): string => {
    const spread = figures[keyOf(column)];
    if (!spread) return '–';
    const [median, min, max] = spread.map(column.write);
    const floorMedian = floor?.figures[keyOf(column)]?.[0];
    const hasRatio = column.hasRatio && form !== FLOOR && floorMedian;
    const ratio = hasRatio ? ` × ${(spread[0] / floorMedian).toFixed(1)}` : '';
    return min === max ? `${median}${ratio}` : `${median}${ratio} (${min}–${max})`;
  };
  const lines = [
    ['Page', ...COLUMNS.map(({ title }) => title)],
    ['---', ...COLUMNS.map(() => '---')],
    ...rows.map((row) => [nameOf(row.form), ...COLUMNS.map((column) => cell(column, row))]),
  ];
  const load = machine.load.toFixed(1);
  return [
    `Medians of ${runs} runs (lowest–highest) on ${at}, in milliseconds: ${machine.processors} × ${machine.processor}, load ${load} before. × is the ratio to the page written by hand.`,
    lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
  ].join('\n\n');
}

/** `light +frame +interaction` in the words of the guide. */
function nameOf(form: string): string {
  if (form === FLOOR) return 'written by hand, with its data';
  const [build = '', ...variants] = form.split(' +');
  const words: Readonly<Partial<Record<string, string>>> = {
    frame: 'frame',
    idle: '`idle`',
    interaction: '`interaction`',
    inline: 'styles in the page',
  };
  const name = build === 'react' ? 'React' : 'Preact';
  return [name, ...(variants.length > 0 ? variants.map((variant) => words[variant] ?? variant) : ['no frame'])].join(
    ', ',
  );
}
