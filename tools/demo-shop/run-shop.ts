import { join } from 'node:path';
import { folderBeside } from './host/folder-beside.ts';
import { requireFreePort, serve, type Served } from './host/listen.ts';
import { openDatabase } from './host/open-database.ts';
import { openOutbox } from './host/outbox.ts';
import { openSearch } from './host/open-search.ts';
import { openUploads } from './host/open-uploads.ts';
import { InvalidOption } from './host/invalid-option.ts';
import { helpOf, readStartOptions, type StartOptions } from './host/start-options.ts';

export interface Program {
  /** What starts it, for its help and its messages. */
  readonly command: string;
  /** The folder of the built widgets. */
  readonly dist: string;
}

const url = process.env.DATABASE_URL || undefined;
const file = process.env.SHOP_DATA || '.data/shop.sqlite';

function explain(error: NodeJS.ErrnoException & { port?: number }, command: string): string {
  if (error instanceof InvalidOption) return error.message;
  if (error.code !== 'EADDRINUSE') return error.stack ?? error.message;
  const { port = 0 } = error;
  return `Port ${port} is taken. Stop what uses it, or choose another port: PORT=${port + 1} ${command}`;
}

function announce({ url: address }: Served, { host, pages }: StartOptions, command: string): string {
  return [
    `The demo shop is open: ${address}`,
    pages ? `Its pages come from:   ${pages.origin}` : `All widgets:           ${address}/demo`,
    `Its data:              ${url ? 'the server of DATABASE_URL' : `${file} (${command} --fresh empties it)`}`,
    `It listens at:         ${host}`,
  ].join('\n');
}

/** One after the other. */
function closeOnSignal(closers: readonly (() => Promise<void>)[]): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      for (const close of closers) await close();
      process.exit(0);
    });
  }
}

async function start(options: StartOptions, { command, dist }: Program): Promise<void> {
  const {
    port,
    host,
    pages,
    isFresh,
    isLight,
    hasFrames,
    hasServerLists,
    products,
    search,
    bucket,
    isDevelopment,
    files,
  } = options;
  await requireFreePort(port, host);
  const db = await openDatabase({ url, file, isFresh, products });
  const searchServer = search && (await openSearch(db, search));
  const uploads = await openUploads({ file, isFresh }, bucket);
  const mails = await folderBeside({ file, isFresh }, 'outbox');
  const outbox = openOutbox({ db, folder: mails.folder });
  // What an earlier process still owed.
  outbox.deliver();
  const served = await serve({
    port,
    host,
    db,
    ...(searchServer && { engine: searchServer.engine, isSearchReady: searchServer.isReady }),
    pieces: uploads.pieces,
    deliverMails: outbox.deliver,
    pages,
    dist: [...(isLight ? [join(dist, 'light')] : []), dist, ...(files ? [files] : [])],
    hasFrames,
    ...(hasServerLists && { extras: ['server-lists', 'cached-lists'] }),
    isDevelopment,
    ...(process.env['SHOP_LOG'] === 'json' && { log: console.log }),
  });
  const delay = Number(process.env['SHOP_STOP_DELAY'] ?? 0) * 1000;
  closeOnSignal([() => served.drain(delay), outbox.close, () => db.destroy(), uploads.close, mails.close]);
  console.log(announce(served, options, command));
}

/**
 * Starts the demo shop on `PORT`. The data is in the file `SHOP_DATA` or on the server `DATABASE_URL`; uploads and
 * mails are stored beside the file. `helpOf` lists all options.
 */
export async function runShop(program: Program): Promise<void> {
  try {
    const options = readStartOptions(process.argv.slice(2), process.env);
    if (options.wantsHelp) console.log(helpOf(program.command));
    else await start(options, program);
  } catch (error) {
    console.error(explain(error as Error, program.command));
    process.exit(1);
  }
}
