import { parseArgs } from 'node:util';

/** Megabytes of JavaScript objects that a worker may use. */
const WORKER_MEMORY = 128;

export const USAGE = `Usage: eiland render [--url <address>] [--inline-styles] [--light] < page.html
       eiland render --listen <place> [--light] [--workers <n>] [--memory <MB>]

Draws the first frames of the widgets of a page whose first answers are in it.

Without --listen, a page is read and printed, for pages that are made once. What
keeps a widget from being drawn is printed as well, as errors.

  --url <address>    the address of the page, such as https://shop.example/faq
  --inline-styles    prints the style sheets into the head instead of linking them

With --listen, it answers the pages of a shop beside it until it is stopped:

  --listen <place>   a host with a port, such as 127.0.0.1:7070, or the path of a
                     socket, such as /run/eiland/render.sock
  --workers <n>      pages that are drawn at the same time (default: 2)
  --memory <MB>      of JavaScript objects that each of them may use (default: ${WORKER_MEMORY})

  --light            the build on Preact instead of the one on React
  --help             print this help`;

/** Where the process listens. */
export type Place = { readonly host: string; readonly port: number } | { readonly path: string };

export type RenderCommand =
  | { readonly is: 'help' }
  | { readonly is: 'wrong'; readonly reason: string }
  | { readonly is: 'print'; readonly url: string; readonly inlineStyles: boolean; readonly isLight: boolean }
  | {
      readonly is: 'listen';
      readonly place: Place;
      readonly isLight: boolean;
      readonly workers: number;
      /** Megabytes for each worker. */
      readonly memory: number;
    };

/** @param args those after `render` */
export function readRenderOptions(args: readonly string[]): RenderCommand {
  try {
    return commandOf(args);
  } catch (error) {
    return { is: 'wrong', reason: (error as Error).message };
  }
}

function commandOf(args: readonly string[]): RenderCommand {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      listen: { type: 'string' },
      workers: { type: 'string', default: '2' },
      memory: { type: 'string', default: String(WORKER_MEMORY) },
      'inline-styles': { type: 'boolean', default: false },
      light: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return { is: 'help' };
  const isLight = values.light;
  const inlineStyles = values['inline-styles'];
  if (values.listen === undefined)
    return { is: 'print', url: addressOf(values.url ?? 'http://localhost/'), inlineStyles, isLight };
  if (inlineStyles)
    throw new Error('With --listen, each request says whether its page has the style sheets in its head.');
  if (values.url !== undefined) throw new Error('With --listen, each request says the address of its page.');
  const place = placeOf(values.listen);
  const workers = numberOf('--workers', values.workers, 1, 64);
  return { is: 'listen', place, isLight, workers, memory: numberOf('--memory', values.memory, 64, 4096) };
}

function placeOf(text: string): Place {
  if (text.includes('/')) return { path: text };
  const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(text) ?? [];
  if (host === '' || Number(port) > 65_535)
    throw new Error(`--listen expects a host with a port, such as 127.0.0.1:7070, or a path. Found "${text}".`);
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
}

function addressOf(text: string): string {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text))
    throw new Error(`--url expects the address of a page, such as https://shop.example/faq. Found "${text}".`);
  return text;
}

function numberOf(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new Error(`${option} expects a whole number from ${least} to ${most}. Found "${text}".`);
  return number;
}
