import cluster from 'node:cluster';
import { join } from 'node:path';
import { folderBeside } from './host/folder-beside.ts';
import { requireFreePort, serve } from './host/listen.ts';
import { answerMetrics, collectMetrics } from './host/metrics-of-workers.ts';
import { openDatabase } from './host/open-database.ts';
import { openOutbox } from './host/outbox.ts';
import { openSearch } from './host/open-search.ts';
import { openUploads } from './host/open-uploads.ts';
import { InvalidOption } from './host/invalid-option.ts';
import { helpOf, readStartOptions, type StartOptions } from './host/start-options.ts';
import { LEAVE, startWorkers } from './host/workers.ts';

export interface Program {
  /** What starts it, for its help and its messages. */
  readonly command: string;
  /** Its file, which each worker runs. */
  readonly file: string;
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

function announce(address: string, { host, pages, workers }: StartOptions, command: string): string {
  return [
    `The demo shop is open: ${address}`,
    pages ? `Its pages come from:   ${pages.origin}` : `All widgets:           ${address}/demo`,
    `Its data:              ${url ? 'the server of DATABASE_URL' : `${file} (${command} --fresh empties it)`}`,
    `It listens at:         ${host}`,
    ...(workers > 1
      ? [`Its processes:         ${workers} (kill -USR2 ${process.pid} replaces one after the other)`]
      : []),
  ].join('\n');
}

type Close = () => Promise<void>;

/** Closes once, whatever asks for it first: Ctrl-C in a terminal signals every process of the shop. */
function closeOnSignal(close: Close, leave: Close = close): void {
  let isClosing = false;
  const end = async (how: Close) => {
    if (isClosing) return;
    isClosing = true;
    await how();
    process.exit(0);
  };
  // Each of them: without a listener, a second Ctrl-C would end the process before it has answered what had begun.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(close));
  if (cluster.isWorker) process.on('message', (message) => message === LEAVE && void end(leave));
}

/** Opens the shop in several processes that share one port. Database and search are filled before the first of them starts. */
async function startAll(options: StartOptions, { command, file: program }: Program): Promise<void> {
  const { host, isFresh, products, search, workers: count } = options;
  const port = await requireFreePort(options.port, host);
  const db = await openDatabase({ url, file, isFresh, products });
  if (search) await openSearch(db, search);
  await db.destroy();
  for (const name of ['uploads', 'outbox']) await folderBeside({ file, isFresh }, name);
  collectMetrics();
  const args = process.argv.slice(2).filter((arg) => arg !== '--fresh');
  const workers = await startWorkers({ count, file: program, args, environment: { PORT: String(port) } });
  closeOnSignal(workers.stop);
  // Not SIGHUP, which a terminal sends when it is closed.
  process.on('SIGUSR2', () => void workers.restart());
  console.log(announce(`http://localhost:${port}`, options, command));
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
  if (cluster.isPrimary) await requireFreePort(port, host);
  const db = await openDatabase({ url, file, isFresh, products });
  const searchServer = search && (await openSearch(db, search, cluster.isWorker));
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
  const after = (stop: Close) => async () => {
    await stop();
    for (const close of [outbox.close, () => db.destroy(), uploads.close, mails.close]) await close();
  };
  closeOnSignal(
    after(() => served.drain(delay)),
    after(served.leave),
  );
  if (cluster.isPrimary) console.log(announce(served.url, options, command));
}

/**
 * Starts the demo shop on `PORT`. The data is in the file `SHOP_DATA` or on the server `DATABASE_URL`; uploads and
 * mails are stored beside the file. `helpOf` lists all options.
 */
export async function runShop(program: Program): Promise<void> {
  try {
    if (cluster.isWorker) answerMetrics();
    const options = readStartOptions(process.argv.slice(2), process.env);
    if (options.wantsHelp) console.log(helpOf(program.command));
    else if (options.workers > 1 && cluster.isPrimary) await startAll(options, program);
    else await start(options, program);
  } catch (error) {
    console.error(explain(error as Error, program.command));
    process.exit(1);
  }
}
