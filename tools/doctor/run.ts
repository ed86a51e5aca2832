import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runConform } from '../conform/run-conform.ts';
import { checkPage, fetchPage } from './check-page.ts';
import { checkRecording } from './check-recording.ts';
import { createClient, type Client } from './client.ts';
import { checkRelease } from './check-release.ts';
import { copyFiles } from './copy-files.ts';
import type { Report } from './examine.ts';
import { CannotCheck } from './finding.ts';
import type { LawReport } from './law/check-law.ts';
import { readLawSettings } from './law/law-settings.ts';
import { checkLawLive, checkLawRecorded } from './law/run-law.ts';
import { readFragment } from './fragments.ts';
import { formatJson, formatProblem, formatText, type WholeReport } from './format-report.ts';
import { readRecording } from './har.ts';
import { LIMITS } from './limits.ts';
import { importMap } from './import-map.ts';
import { readOptions, USAGE, type Options } from './options.ts';
import { withoutInherited, type WidgetRegistry } from './page.ts';
import { readPage } from './parse-html.ts';
import { createProject, PROJECT_PACKAGES } from '../new/create-project.ts';
import manifest from '../../package.json' with { type: 'json' };
import { listScripts, type ScriptReport } from './pci/list-scripts.ts';
import { readReasons, type Reasons } from './pci/reasons.ts';

export interface Result {
  /** 0: no error; 1: at least one error; 2: nothing could be checked. */
  readonly code: 0 | 1 | 2;
  readonly output: string;
}

/** The whole program, from its arguments to its output. The build that it copies is in the folder `built`. */
export async function run(
  args: readonly string[],
  registry: WidgetRegistry,
  version: string | null,
  built = '.',
): Promise<Result> {
  const [name, ...rest] = args;
  if (name === 'conform') return runConform(rest, version);
  const command = readOptions(args);
  if (command.is === 'help') return { code: 0, output: USAGE };
  if (command.is === 'version') return { code: 0, output: version ?? 'unknown' };
  if (command.is === 'wrong') return { code: 2, output: `${formatProblem(command.reason)}\n\n${USAGE}` };
  if (command.is === 'import-map') return printImportMap(join(built, command.isLight ? 'light' : ''), command.path);
  if (command.is === 'new') return create(built, command.name, version);
  if (command.is === 'copy') return copy(join(built, command.isLight ? 'light' : ''), command.folder);
  const { options } = command;
  try {
    const report = await check(options, withFiles(registry, options.widgets), version);
    const output = options.isJson ? formatJson(report, version) : formatText(report);
    return { code: report.findings.some(({ severity }) => severity === 'error') ? 1 : 0, output };
  } catch (error) {
    const problem = error instanceof CannotCheck ? error.message : `The doctor failed: ${String(error)}.`;
    return { code: 2, output: options.isJson ? formatJson({ problem }, version) : formatProblem(problem) };
  }
}

/** The widgets of the repository, and those that files describe. */
function withFiles(registry: WidgetRegistry, files: readonly string[]): WidgetRegistry {
  const described = files.map((file) => {
    const text = readTextOf(file);
    const fragment = readFragment(text);
    if (!fragment) throw new CannotCheck(`${file} does not describe widgets, as <name>.widgets.json does.`);
    return fragment;
  });
  return withoutInherited(Object.assign({}, ...described, registry) as WidgetRegistry);
}

function readTextOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CannotCheck(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function copy(from: string, to: string): Result {
  try {
    return { code: 0, output: `Copied ${copyFiles(from, to)} files to ${to}.` };
  } catch (error) {
    return { code: 2, output: formatProblem(`The files could not be copied: ${(error as Error).message}`) };
  }
}

function create(built: string, name: string, version: string | null): Result {
  try {
    const { widgets } = JSON.parse(readFileSync(join(built, 'widgets.json'), 'utf8')) as {
      widgets: { name: string }[];
    };
    const packages = Object.fromEntries(PROJECT_PACKAGES.map((of) => [of, manifest.devDependencies[of]]));
    const paths = createProject(join(built, 'package/project'), name, {
      eiland: version ?? '*',
      packages,
      widgets: widgets.map((widget) => widget.name),
    });
    return {
      code: 0,
      output: [
        ...paths,
        '',
        `Next: cd ${name} && npm install, then npm run shop in one terminal and npm run dev in another`,
      ].join('\n'),
    };
  } catch (error) {
    return { code: 2, output: formatProblem((error as Error).message) };
  }
}

function printImportMap(built: string, path: string): Result {
  try {
    return { code: 0, output: importMap(built, path) };
  } catch (error) {
    return { code: 2, output: formatProblem(`widgets.json could not be read: ${(error as Error).message}`) };
  }
}

async function check(options: Options, registry: WidgetRegistry, version: string | null): Promise<WholeReport> {
  const { url, har, mayWrite, law, pci, origin } = options;
  const settings = law && readLawSettings(law.file, law.hashes, law.history);
  if (!url) {
    const { entries, unread } = readRecording(har!);
    const report = checkRecording(entries, registry, unread);
    return settings ? withLaw(report, await checkLawRecorded(entries, settings, Date.now())) : report;
  }
  if (url.pathname.endsWith('.js'))
    return checkRelease(url, { client: createReleaseClient(url, options), origin, version });
  const client = createClient(url, options);
  const checked = await checkPage(url, registry, { client, mayWrite, version });
  const report = pci ? withScripts(checked, await listScriptsOf(url, client, readReasons(pci.scripts))) : checked;
  if (!settings) return report;
  const { cookie, headers, timeout } = options;
  const live = { client, settings, cookie, headers, timeout, folder: process.cwd(), now: Date.now() };
  return withLaw(report, await checkLawLive(url, live));
}

/** A release has hundreds of files, and each is fetched several times. */
function createReleaseClient(url: URL, options: Options): Client {
  const { cookie, headers, timeout } = options;
  const end = AbortSignal.timeout(timeout * LIMITS.timeouts * LIMITS.timeouts);
  return createClient(url, { cookie, headers, timeout, bounds: { budget: { left: LIMITS.allAnswers }, end } });
}

async function listScriptsOf(url: URL, client: Client, reasons: Reasons): Promise<ScriptReport> {
  const page = readPage(await fetchPage(url, client));
  try {
    return await listScripts(page, client, reasons);
  } finally {
    await page.close();
  }
}

function withScripts(report: Report, { scripts, findings, notes }: ScriptReport): WholeReport {
  return { ...report, scripts, findings: [...report.findings, ...findings], notes: [...report.notes, ...notes] };
}

function withLaw(report: WholeReport, { findings, notes }: LawReport): WholeReport {
  return { ...report, findings: [...report.findings, ...findings], notes: [...report.notes, ...notes] };
}
