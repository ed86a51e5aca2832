import { ASSUMPTIONS, costOf, machines, STEPS, traffic, type LoadCosts } from './load-plan.ts';

/** The tables of the guide begin after this line. */
export const TABLES_START = '<!-- What follows is written by `npm run bench -- --load`. -->';

/** The page with these figures. */
export function withTables(page: string, costs: LoadCosts): string {
  const [text = ''] = page.split(TABLES_START);
  return `${text}${TABLES_START}\n\n${tables(costs)}`;
}

function tables(costs: LoadCosts): string {
  const { at, machine } = costs;
  const busy =
    machine.load > machine.processors / 2
      ? 'Other programs were running, so take the figures as ratios.'
      : 'Nothing else of weight was running.';
  return [
    '## What is assumed',
    table(['Assumption', 'Value'], assumed()),
    '## What was measured',
    `On ${at}: ${machine.processors} × ${machine.processor}, load ${rounded(machine.load)} before. ${busy}`,
    `A first visit loads ${rounded(costs.files.requests)} files of the light build with ${thousands(costs.files.bytes)} bytes after Brotli, on average over the pages that it sees.`,
    table(['Page or call', 'Per visit', 'Bytes', ...databaseColumns(costs)], measured(costs)),
    '## What follows',
    table(
      ['Requests', 'A day', 'A second at the peak', 'Gigabytes a day', 'Megabits a second at the peak'],
      trafficRows(costs),
    ),
    table(
      [
        'Shop on',
        'Busy processors at the peak',
        'Processors to have',
        'Queries a second',
        'Queries under way at one time',
      ],
      machines(costs).map(({ database, ...row }) => [
        database,
        rounded(row.shopProcessors),
        String(row.processorsToHave),
        thousands(row.queriesAtPeak),
        rounded(row.openQueries),
      ]),
    ),
  ].join('\n\n');
}

function assumed(): string[][] {
  const { visitsPerDay, peakFactor, firstVisits, cdnHits, utilisation } = ASSUMPTIONS;
  const percent = (part: number) => `${Math.round(part * 100)} %`;
  return [
    ['Visits a day', thousands(visitsPerDay)],
    ['Visits of the peak hour, as a multiple of an average one', String(peakFactor)],
    ['Visits without files in the cache of the browser', percent(firstVisits)],
    ['Requests for files that the CDN answers itself', percent(cdnHits)],
    ['How busy a processor may be at the peak', percent(utilisation)],
  ];
}

const databaseColumns = ({ databases }: LoadCosts) =>
  Object.keys(databases).flatMap((name) => [`${name}: CPU, ms`, 'waits, ms', 'queries']);

function measured(costs: LoadCosts): string[][] {
  const all = Object.values(costs.databases);
  return STEPS.map((step) => [
    step.is === 'page' ? `page: ${step.name}` : `\`${step.name}\``,
    rounded(step.perVisit),
    thousands(costOf(all[0]!, step).bytes),
    ...all.flatMap((list) => {
      const { cpu, database, queries } = costOf(list, step);
      return [rounded(cpu), rounded(database), rounded(queries)];
    }),
  ]);
}

const trafficRows = (costs: LoadCosts) =>
  traffic(costs).map((row) => [
    row.name,
    thousands(row.perDay),
    thousands(row.atPeak),
    rounded(row.gigabytesPerDay),
    rounded(row.megabitsAtPeak),
  ]);

/** As the formatter of the repository aligns it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(3, title.length, ...rows.map((row) => row[at]!.length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n');
}

const thousands = (value: number) => Math.round(value).toLocaleString('en');
/** Three digits, of which at most two are decimals. */
const rounded = (value: number) =>
  value >= 100 ? thousands(value) : String(Number(value.toFixed(value >= 10 ? 1 : 2)));
