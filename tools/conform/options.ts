import { parseArgs } from 'node:util';
import { scenarios } from './scenarios.ts';
import type { Scenario } from './clause.ts';

export const USAGE = `Usage: eiland conform <address> [options]
       eiland conform --list [options]

conform plays visits against the calls of a shop, and reports each clause that the
answers break. The address is a page with the token of the session.

  --file <file>      what to know of the shop (default: conform.json)
  --write            also send calls that write: carts, orders, addresses, requests.
                     Only for a shop whose file says "isTestShop": true
  --only <names>     scenarios to play, such as cart,overview,checkout
  --skip <names>     scenarios or clauses to leave out
  --clause <ids>     clauses to check, and no others
  --base <path>      what stands before the path of every call, such as /shop
  --header <text>    "Name: value", sent with every request; can be repeated
  --timeout <s>      seconds to wait for one answer (default: 20)
  --list             print the clauses, and check nothing
  --json             print the report as JSON
  --junit <file>     also write the report as JUnit
  --help             print this help

Exit codes: 0 every clause is kept, 1 at least one is not, 2 nothing could be checked.`;

export interface ConformOptions {
  readonly url: URL;
  readonly file: string;
  readonly mayWrite: boolean;
  readonly base: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout: number;
  readonly isJson: boolean;
  readonly junit: string | undefined;
  /** The scenarios with the clauses that were chosen. */
  readonly scenarios: readonly Scenario[];
}

export type ConformCommand =
  | { readonly is: 'play'; readonly options: ConformOptions }
  | { readonly is: 'list'; readonly scenarios: readonly Scenario[]; readonly isJson: boolean }
  | { readonly is: 'help' }
  | { readonly is: 'wrong'; readonly reason: string };

/** The arguments after `conform`. */
export function readConformOptions(args: readonly string[]): ConformCommand {
  try {
    return commandOf(args);
  } catch (error) {
    return { is: 'wrong', reason: (error as Error).message };
  }
}

function commandOf(args: readonly string[]): ConformCommand {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      file: { type: 'string', default: 'conform.json' },
      write: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
      skip: { type: 'string', multiple: true },
      clause: { type: 'string', multiple: true },
      base: { type: 'string' },
      header: { type: 'string', multiple: true, default: [] },
      timeout: { type: 'string', default: '20' },
      list: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      junit: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return { is: 'help' };
  const chosen = choose({ only: namesIn(values.only), skip: namesIn(values.skip), clause: namesIn(values.clause) });
  if (values.list) return { is: 'list', scenarios: chosen, isJson: values.json };
  const [address, ...rest] = positionals;
  if (address === undefined) return { is: 'wrong', reason: 'Give the address of a page of the shop.' };
  if (rest.length > 0) return { is: 'wrong', reason: 'Give one address only.' };
  const options = {
    url: addressOf(address),
    file: values.file,
    mayWrite: values.write,
    base: values.base,
    headers: Object.fromEntries(values.header.map(headerOf)),
    timeout: secondsOf(values.timeout) * 1000,
    isJson: values.json,
    junit: values.junit,
    scenarios: chosen,
  };
  return { is: 'play', options };
}

function namesIn(texts: readonly string[] | undefined): string[] {
  return (texts ?? []).flatMap((text) => text.split(',')).flatMap((name) => name.trim() || []);
}

interface Choice {
  readonly only: readonly string[];
  readonly skip: readonly string[];
  readonly clause: readonly string[];
}

function choose({ only, skip, clause }: Choice): Scenario[] {
  const names = new Set(scenarios.map(({ name }) => name));
  const ids = new Set(scenarios.flatMap(({ clauses }) => clauses.map(({ id }) => id)));
  for (const name of only)
    if (!names.has(name)) throw new Error(`There is no scenario "${name}": ${[...names].join(', ')}.`);
  for (const id of clause) if (!ids.has(id)) throw new Error(`There is no clause "${id}". --list prints them.`);
  for (const name of skip)
    if (!names.has(name) && !ids.has(name))
      throw new Error(`There is no scenario or clause "${name}". --list prints them.`);
  const isChosen = (scenario: string, id: string) =>
    (only.length === 0 || only.includes(scenario)) &&
    (clause.length === 0 || clause.includes(id)) &&
    !skip.includes(scenario) &&
    !skip.includes(id);
  return scenarios
    .map((scenario) => ({ ...scenario, clauses: scenario.clauses.filter(({ id }) => isChosen(scenario.name, id)) }))
    .filter(({ clauses }) => clauses.length > 0);
}

function addressOf(text: string): URL {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text))
    throw new Error(`"${text}" is not the address of a page, such as https://shop.example/cart.`);
  return new URL(text);
}

function headerOf(text: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(text) ?? [];
  if (!name) throw new Error(`"${text}" is not a header, such as "Authorization: Basic …".`);
  return [name, value ?? ''];
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0)) throw new Error(`--timeout expects a number of seconds, found "${text}".`);
  return seconds;
}
