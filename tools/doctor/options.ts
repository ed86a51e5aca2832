import { parseArgs } from 'node:util';

export const USAGE = `Usage: eiland doctor <url> [options]
       eiland doctor --har <file> [options]
       eiland conform <address> [options]
       eiland render [options] < page.html
       eiland copy <folder> [--light]
       eiland import-map <path> [--light]
       eiland new <name>

doctor checks the widgets on a page of a shop: how they are embedded, how their
files are served, and what the shop answers to their calls. With the address of a loader.js,
it checks all files of that release, such as those on a CDN.

  --har <file>       check a recording of a browser instead of a live page
  --write            also send calls that write: add one product of the page to
                     the cart of the session, and remove it again
  --cookie <text>    cookies such as "name=value; other=value", for pages that
                     need a signed-in shopper
  --header <text>    "Name: value", sent to the shop with every request;
                     can be repeated
  --widgets <file>   the description of a widget of another project, such as
                     acme-gift-note.widgets.json; can be repeated. Of a live page,
                     those beside the scripts of the widgets are read
  --origin <address> of a loader.js: the shop whose pages load the files (default:
                     any page of another host)
  --timeout <s>      seconds to wait for one answer (default: 20)
  --json             print the report as JSON
  --law              also check what EU consumer law asks of pages: notices,
                     earlier prices, reviews, withdrawal; no legal advice
  --history <dir>    with --law: a folder for the prices of each run, with which
                     struck prices are compared
  --notice-sha256 <hash>
                     with --law: the SHA-256 of an official notice that the shop
                     shows; can be repeated
  --law-file <file>  with --law: a JSON file with languages and hashes of the
                     official images, and the address for withdrawal

  --pci              also list every script of the page with its hash, its origin
                     and its reason, as a payment page needs it
  --scripts <file>   with --pci: a JSON file with the reason of each script of the
                     shop, by the beginning of its address

conform plays visits against the calls of a shop: eiland conform --help

render draws the first frames of the widgets of a page: eiland render --help

copy puts the files that pages need into a folder, such as public/widgets. Files
of earlier releases stay there, for pages in caches.

import-map prints an import map with the hash of every script, for files that are
at this path of the shop, such as /widgets.

new makes a project for a widget of your own, such as acme-gift-note.

  --light            the build on Preact instead of the one on React

  --version          print the version
  --help             print this help

Exit codes: 0 no errors, 1 at least one error, 2 nothing could be checked.`;

export interface Options {
  readonly url: URL | null;
  readonly har: string | null;
  readonly mayWrite: boolean;
  readonly cookie: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** The shop whose pages load the files of a release. */
  readonly origin: URL;
  /** Files that describe widgets of other projects. */
  readonly widgets: readonly string[];
  /** Milliseconds. */
  readonly timeout: number;
  readonly isJson: boolean;
  /** What `--law` checks with; null without it. */
  readonly law: LawOptions | null;
  /** What `--pci` lists scripts with; null without it. */
  readonly pci: PciOptions | null;
}

export interface PciOptions {
  /** A file with reasons. */
  readonly scripts: string | null;
}

export interface LawOptions {
  readonly file: string | null;
  readonly history: string | null;
  readonly hashes: readonly string[];
}

export type Command =
  | { readonly is: 'check'; readonly options: Options }
  | { readonly is: 'copy'; readonly folder: string; readonly isLight: boolean }
  | { readonly is: 'import-map'; readonly path: string; readonly isLight: boolean }
  | { readonly is: 'new'; readonly name: string }
  | { readonly is: 'help' }
  | { readonly is: 'version' }
  | { readonly is: 'wrong'; readonly reason: string };

/** What a host of files cannot know: it has to allow every site. */
const ANY_SHOP = 'https://shop.example';

export function readOptions(args: readonly string[]): Command {
  try {
    return commandOf(args);
  } catch (error) {
    return { is: 'wrong', reason: (error as Error).message };
  }
}

function commandOf(args: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      har: { type: 'string' },
      write: { type: 'boolean', default: false },
      cookie: { type: 'string' },
      header: { type: 'string', multiple: true, default: [] },
      widgets: { type: 'string', multiple: true, default: [] },
      origin: { type: 'string', default: ANY_SHOP },
      timeout: { type: 'string', default: '20' },
      json: { type: 'boolean', default: false },
      law: { type: 'boolean', default: false },
      history: { type: 'string' },
      'notice-sha256': { type: 'string', multiple: true, default: [] },
      'law-file': { type: 'string' },
      pci: { type: 'boolean', default: false },
      scripts: { type: 'string' },
      light: { type: 'boolean', default: false },
      version: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.version) return { is: 'version' };
  if (values.help) return { is: 'help' };
  const [command, address, ...rest] = positionals;
  if (command === 'copy') return copyOf(address, rest, values.light);
  if (command === 'import-map') return importMapOf(address, rest, values.light);
  if (command === 'new') return newOf(address, rest);
  if (command !== 'doctor')
    return { is: 'wrong', reason: command ? `Unknown command "${command}".` : 'No command given.' };
  if (rest.length > 0) return { is: 'wrong', reason: 'Give one page only.' };
  if ((address === undefined) === (values.har === undefined))
    return { is: 'wrong', reason: 'Give either the address of a page or --har with a recording.' };
  const hashes = values['notice-sha256'].map(hashOf);
  const law = { file: values['law-file'] ?? null, history: values.history ?? null, hashes };
  if (!values.law && (law.file !== null || law.history !== null || hashes.length > 0))
    return { is: 'wrong', reason: '--history, --notice-sha256 and --law-file need --law.' };
  if (!values.pci && values.scripts !== undefined) return { is: 'wrong', reason: '--scripts needs --pci.' };
  if (values.pci && values.har !== undefined)
    return { is: 'wrong', reason: '--pci lists the scripts of a live page: give its address, and not --har.' };
  const options = {
    url: address === undefined ? null : addressOf(address),
    har: values.har ?? null,
    mayWrite: values.write,
    cookie: values.cookie,
    headers: Object.fromEntries(values.header.map(headerOf)),
    origin: addressOf(values.origin),
    widgets: values.widgets,
    timeout: secondsOf(values.timeout) * 1000,
    isJson: values.json,
    law: values.law ? law : null,
    pci: values.pci ? { scripts: values.scripts ?? null } : null,
  };
  return { is: 'check', options };
}

function copyOf(folder: string | undefined, rest: readonly string[], isLight: boolean): Command {
  if (!folder || rest.length > 0) return { is: 'wrong', reason: 'Give one folder, such as public/widgets.' };
  return { is: 'copy', folder, isLight };
}

function newOf(name: string | undefined, rest: readonly string[]): Command {
  if (!name || rest.length > 0) return { is: 'wrong', reason: 'Give one name, such as acme-gift-note.' };
  return { is: 'new', name };
}

function importMapOf(path: string | undefined, rest: readonly string[], isLight: boolean): Command {
  if (!path || rest.length > 0 || !/^(\/|https:\/\/)/.test(path))
    return { is: 'wrong', reason: 'Give the path at which the shop serves the files, such as /widgets.' };
  return { is: 'import-map', path, isLight };
}

function addressOf(text: string): URL {
  if (!/^https?:\/\/\S+$/i.test(text))
    throw new Error(`"${text}" is not the address of a page, such as https://shop.example/cart.`);
  return new URL(text);
}

function headerOf(text: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(text) ?? [];
  if (!name) throw new Error(`"${text}" is not a header, such as "Authorization: Basic …".`);
  return [name, value ?? ''];
}

function hashOf(text: string): string {
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new Error(`--notice-sha256 expects 64 hexadecimal digits, found "${text}".`);
  return text;
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0)) throw new Error(`--timeout expects a number of seconds, found "${text}".`);
  return seconds;
}
