import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readRenderOptions, USAGE, type RenderCommand } from './options.ts';
import type { FrameServer, WidgetFailure } from './render-job.ts';
import { openRenderServer } from './render-server.ts';
import { openWorkerPool } from './worker-pool.ts';

/** Milliseconds for a page, while it waits and while it is drawn. Shops wait for less. */
const LIMIT_MS = 1000;

/**
 * `eiland render`, from its arguments to the code of the process.
 *
 * @param built the folder of the build, with its slash
 */
export async function runRender(args: readonly string[], version: string, built: URL): Promise<number> {
  const command = readRenderOptions(args);
  switch (command.is) {
    case 'help':
      console.info(USAGE);
      return 0;
    case 'wrong':
      console.error(`${command.reason}\n\n${USAGE}`);
      return 2;
    case 'print':
      return print(command, serverOf(command, built));
    case 'listen':
      return listen(command, version, built);
  }
}

const serverOf = ({ isLight }: { readonly isLight: boolean }, built: URL) =>
  new URL(isLight ? 'light/server.js' : 'server.js', built);

type Command<Kind> = Extract<RenderCommand, { readonly is: Kind }>;

/** 0: the page was printed; 1: it was printed, and a widget could not be drawn. */
async function print({ url, inlineStyles }: Command<'print'>, server: URL): Promise<0 | 1> {
  const { renderPage } = (await import(server.href)) as FrameServer;
  let code: 0 | 1 = 0;
  const html = await renderPage(await text(process.stdin), {
    url,
    inlineStyles,
    onError(error, widget) {
      code = 1;
      console.error(`${widget} was not drawn: ${error instanceof Error ? error.message : String(error)}`);
    },
  });
  process.stdout.write(html);
  return code;
}

async function listen(command: Command<'listen'>, version: string, built: URL): Promise<number> {
  const { place, workers, memory } = command;
  const options = { size: workers, memory, limit: LIMIT_MS, server: serverOf(command, built) };
  const pool = await openWorkerPool({ ...options, worker: new URL('render-worker.js', built) });
  try {
    const server = await openRenderServer(place, {
      pool,
      workers,
      version,
      longestWait: LIMIT_MS,
      onFailure: logOnce(),
    });
    const build = command.isLight ? 'light build' : 'React build (--light draws the other)';
    console.info(`Draws pages of the ${build} at ${addressOf(server.server.address())}.`);
    await new Promise<void>((resolve) => {
      process.once('SIGTERM', resolve);
      process.once('SIGINT', resolve);
    });
    await server.close();
    return 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const at = 'path' in place ? place.path : `${place.host}:${place.port}`;
    console.error(`${at} is in use, maybe by another eiland render that still runs.`);
    return 1;
  } finally {
    await pool.close();
  }
}

/** A system that was asked for port 0 has chosen one. */
function addressOf(address: AddressInfo | string | null): string {
  if (typeof address === 'string' || address === null) return String(address);
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

/** Milliseconds before the same failure is printed again. */
const LOG_PAUSE_MS = 60_000;

/** A fault of a template fails on each page. Neither pages nor answers are printed. */
function logOnce(): (failure: WidgetFailure) => void {
  const printed = new Map<string, number>();
  return ({ widget, reason }) => {
    const line = `${widget} was not drawn: ${reason}.`;
    const now = Date.now();
    if (now - (printed.get(line) ?? -Infinity) < LOG_PAUSE_MS) return;
    printed.set(line, now);
    console.error(`${line} Save such a page, and run: eiland render < page.html`);
  };
}
