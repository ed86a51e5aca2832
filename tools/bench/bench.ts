import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { dirname, resolve } from 'node:path';
import { needBrowser } from '../commands/find-browser.ts';
import { freshBuild } from '../commands/fresh-build.ts';
import { top } from '../commands/run-command.ts';
import { startServer, type BenchServer } from './bench-server.ts';
import { missingLine, readBuild, type Build } from './builds.ts';
import { createCertificate } from './certificate.ts';
import { CONDITIONS } from './conditions.ts';
import { type Machine, writeFrameFigures } from './frame-figures.ts';
import { createJourneyRows, formatJourneyRows } from './journey-report.ts';
import { measureLoad } from './load/measure-load.ts';
import { formatAnswers, type AnswerCost } from './measure-answer.ts';
import { readOptions, USAGE, type Options } from './options.ts';
import { PAGES } from './pages.ts';
import { createRows, formatRows } from './report.ts';
import { runJourneys } from './run-journeys.ts';
import { runSubjects, type Given } from './run-subjects.ts';
import { subjectsOf, type Subject } from './subjects.ts';

/** `npm run bench`: measures pages with each build and without a framework, prints a table and writes JSON. */
async function bench(options: Options): Promise<void> {
  const executablePath = await needBrowser();
  if (!(await freshBuild())) throw new Error('The build failed.');
  const builds = options.builds.map(readBuild).filter((build) => build !== undefined);
  const missing = options.builds.filter((name) => !builds.some((build) => build.name === name));
  if (missing.length > 0) console.log(missingLine(missing));
  const subjects = subjectsOf(builds, options);
  const machine = { processor: cpus()[0]!.model.trim(), processors: cpus().length, load: loadavg()[0]! };
  const certificate = options.isHttp2 ? createCertificate() : undefined;
  const browserArguments = certificate ? [certificate.browserArgument] : [];
  const server = await startServer(builds, { certificate, products: options.products });
  try {
    const onRun = (run: number) => console.error(`run ${run} of ${options.runs} …`);
    const shared = {
      server,
      executablePath,
      browserArguments,
      runs: options.runs,
      isColdOnly: options.isColdOnly,
      onRun,
    };
    const { rows, table, browser } = options.isJourney
      ? await measureJourneys(builds, shared)
      : await measureSubjects(subjects, options, machine, shared);
    const answers = await measureAnswers(server, options);
    console.log(`\n${[table, ...formatAnswers(answers), explain(options, machine.load)].join('\n\n')}`);
    const report = {
      format: options.isJourney ? 'eiland-bench-journey/1' : 'eiland-bench/1',
      at: new Date().toISOString(),
      machine: { ...machine, loadAtEnd: loadavg()[0] },
      browser,
      conditions: { ...CONDITIONS, protocol: protocolOf(options) },
      runs: options.runs,
      missing,
      rows,
      answers,
    };
    const file = resolve(top, options.json);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
    console.log(`All figures: ${file}`);
  } finally {
    await server.close();
  }
}

async function measureSubjects(subjects: readonly Subject[], { isForGuide }: Options, machine: Machine, shared: Given) {
  const { samples, browser } = await runSubjects(subjects, shared);
  const rows = createRows(subjects, samples);
  if (isForGuide) writeFrameFigures(rows, { at: new Date().toISOString().slice(0, 10), machine, runs: shared.runs });
  return { rows, table: formatRows(rows), browser };
}

/** Of large lists: what their first answers cost. */
async function measureAnswers(server: BenchServer, { pages }: Options): Promise<AnswerCost[]> {
  const costs: AnswerCost[] = [];
  for (const page of PAGES.filter(({ name, isOnDemand }) => isOnDemand && pages.includes(name)))
    costs.push(await server.measureAnswer(page));
  return costs;
}

/** Each build without and with files that are fetched for the next page. */
async function measureJourneys(builds: readonly Build[], shared: Given) {
  const journeys = builds.flatMap((build) => [false, true].map((hasPrefetch) => ({ build, hasPrefetch })));
  const { samples, browser } = await runJourneys(journeys, shared);
  const rows = createJourneyRows(journeys, samples);
  return { rows, table: formatJourneyRows(rows), browser };
}

function protocolOf({ isHttp2 }: Options): string {
  return isHttp2 ? 'HTTP/2' : 'HTTP/1.1';
}

/** @param load processes that wanted a processor in the minute before */
function explain(options: Options, load: number): string {
  const columns = options.isJourney
    ? 'content: until the first content of the step, from the navigation or the click. kB: bodies over the wire without pictures, with those for the next page. calls: to the shop.'
    : 'requests, depth: until the first content of the widget. kB: bodies over the wire. click: from the click to the changed screen.';
  const { cpuSlowdown, megabits, latency } = CONDITIONS;
  return [
    `Medians of ${options.runs} run${options.runs === 1 ? '' : 's'} (lowest–highest), × is the ratio to the floor page.`,
    `Processor ${cpuSlowdown} times slower, ${megabits} Mbit/s, ${latency} ms, ${protocolOf(options)}.`,
    columns,
    `Load of the machine before: ${load.toFixed(1)} on ${cpus().length} processors${load > 1 ? '; other programs were running, so times are too long' : ''}.`,
  ].join('\n');
}

async function benchLoad(): Promise<void> {
  const server = process.env['DATABASE_URL'];
  if (!server)
    throw new Error('--load needs a PostgreSQL server: DATABASE_URL=postgres://user:password@host:5432/database');
  if (!(await freshBuild())) throw new Error('The build failed.');
  console.log(await measureLoad(readBuild('light')!, server));
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') console.log(USAGE);
  else if (options.isLoad) await benchLoad();
  else await bench(options);
  // React's part of `server.js` keeps a process alive.
  process.exit();
} catch (error) {
  const { message, cause } = error as Error;
  console.error(cause instanceof Error ? `${message}\n${cause.message}` : message);
  process.exitCode = 1;
}
