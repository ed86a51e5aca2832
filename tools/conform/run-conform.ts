import { readFileSync, writeFileSync } from 'node:fs';
import { escapeControlCharacters } from '../doctor/escape-control-characters.ts';
import { CannotCheck } from '../doctor/finding.ts';
import { formatProblem } from '../doctor/format-report.ts';
import { formatJunit } from './junit.ts';
import { readConformOptions, USAGE, type ConformOptions } from './options.ts';
import { requireKnownData } from './file-data.ts';
import { openVisit, play } from './play.ts';
import { exitCodeOf, FORMAT, formatClauses, formatPlayed, formatPlayedJson } from './report.ts';
import { parseShopFile } from './shop-file.ts';

export interface Result {
  readonly code: 0 | 1 | 2;
  readonly output: string;
}

/** `eiland conform`, from its arguments to its output. */
export async function runConform(args: readonly string[], version: string | null): Promise<Result> {
  const command = readConformOptions(args);
  if (command.is === 'help') return { code: 0, output: USAGE };
  if (command.is === 'wrong') return { code: 2, output: `${formatProblem(command.reason)}\n\n${USAGE}` };
  if (command.is === 'list') return { code: 0, output: formatClauses(command.scenarios, command.isJson) };
  try {
    return await playAndReport(command.options, version);
  } catch (error) {
    const problem = error instanceof CannotCheck ? error.message : `The run failed: ${String(error)}.`;
    const json = JSON.stringify({ format: FORMAT, version, problem }, null, 2);
    // A file may have several mistakes, in a line each.
    const text = escapeControlCharacters(problem, { keepLineBreaks: true });
    return { code: 2, output: command.options.isJson ? json : text };
  }
}

async function playAndReport(options: ConformOptions, version: string | null): Promise<Result> {
  const visit = await openVisit(options, parseShopFile(contentOf(options.file), options.file));
  await requireKnownData(visit, options);
  const played = await play(options.scenarios, visit);
  if (options.junit !== undefined) writeFileSync(options.junit, formatJunit(played));
  const { href } = options.url;
  const output = options.isJson ? formatPlayedJson(href, played, version) : formatPlayed(href, played);
  return { code: exitCodeOf(played), output };
}

/** A file of a megabyte is no description of a shop. */
const LONGEST = 1024 * 1024;

function contentOf(file: string): string {
  try {
    const content = readFileSync(file, 'utf8');
    if (content.length > LONGEST) throw new Error('it is larger than 1 MB');
    return content;
  } catch (error) {
    throw new CannotCheck(
      `${file} cannot be read: ${(error as Error).message}. The guide describes it: guide/conform.md`,
    );
  }
}
