import { parseArgs } from 'node:util';

export const USAGE = `Usage: eiland doctor <url> [options]
       eiland doctor --har <file> [options]

Looks at a page of a shop and says what is wrong with its widgets: how they are
embedded, how their files are served, and what the shop answers to their calls.

  --har <file>       checks a recording of a browser instead of a live page
  --write            also makes calls that write: puts one product of the page
                     into the cart of the session, and takes it out again
  --cookie <text>    "name=value; other=value", such as that of a signed-in session
  --header <text>    "Name: value", sent to the shop with every request; may be repeated
  --timeout <s>      seconds to wait for one answer; 20 unless told
  --json             writes a report for machines
  --version          says the version
  --help             says this

Ends with 0 when there is no error, 1 when there is one, and 2 when nothing could be checked.`;

export interface Options {
  readonly url: URL | null;
  readonly har: string | null;
  readonly mayWrite: boolean;
  readonly cookie: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout: number;
  readonly isForMachines: boolean;
}

/** What was asked for, or what to say instead. */
export type Wish =
  | { readonly is: 'examine'; readonly options: Options }
  | { readonly is: 'help' }
  | { readonly is: 'version' }
  | { readonly is: 'wrong'; readonly reason: string };

export function readOptions(args: readonly string[]): Wish {
  try {
    return wishOf(args);
  } catch (error) {
    return { is: 'wrong', reason: (error as Error).message };
  }
}

function wishOf(args: readonly string[]): Wish {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      har: { type: 'string' },
      write: { type: 'boolean', default: false },
      cookie: { type: 'string' },
      header: { type: 'string', multiple: true, default: [] },
      timeout: { type: 'string', default: '20' },
      json: { type: 'boolean', default: false },
      version: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.version) return { is: 'version' };
  if (values.help) return { is: 'help' };
  const [command, address, ...rest] = positionals;
  if (command !== 'doctor')
    return { is: 'wrong', reason: command ? `There is no command "${command}".` : 'Say what to do.' };
  if (rest.length > 0) return { is: 'wrong', reason: 'One page at a time.' };
  if ((address === undefined) === (values.har === undefined))
    return { is: 'wrong', reason: 'Give the address of a page, or a recording with --har.' };
  const options = {
    url: address === undefined ? null : addressOf(address),
    har: values.har ?? null,
    mayWrite: values.write,
    cookie: values.cookie,
    headers: Object.fromEntries(values.header.map(headerOf)),
    timeout: secondsOf(values.timeout) * 1000,
    isForMachines: values.json,
  };
  return { is: 'examine', options };
}

function addressOf(text: string): URL {
  const isWhole = /^https?:\/\/\S+$/i.test(text);
  if (!isWhole) throw new Error(`"${text}" is no address of a page, such as https://shop.example/cart.`);
  return new URL(text);
}

function headerOf(text: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(text) ?? [];
  if (!name) throw new Error(`"${text}" is no header, such as "Authorization: Basic …".`);
  return [name, value ?? ''];
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0)) throw new Error(`--timeout takes a number of seconds, not "${text}".`);
  return seconds;
}
