import { requireFreePort, serve, type Served } from './host/listen.ts';
import { openDatabase } from './host/open-database.ts';
import { openUploads, type Uploads } from './host/open-uploads.ts';
import { HELP, InvalidOption, readStartOptions, type StartOptions } from './host/start-options.ts';
import type { Db } from './db/schema.ts';

/**
 * Starts the demo shop on `PORT`. The data is in the file `SHOP_DATA` or on the server `DATABASE_URL`; uploads are
 * stored beside the file. `HELP` lists all options.
 */
const url = process.env.DATABASE_URL || undefined;
const file = process.env.SHOP_DATA || '.data/shop.sqlite';

function explain(error: NodeJS.ErrnoException & { port?: number }): string {
  if (error instanceof InvalidOption) return error.message;
  if (error.code !== 'EADDRINUSE') return error.stack ?? error.message;
  const { port = 0 } = error;
  return `Port ${port} is taken. Stop what uses it, or choose another port: PORT=${port + 1} npm start`;
}

function announce({ url: address }: Served, { host, pages }: StartOptions): string {
  return [
    `The demo shop is open: ${address}`,
    pages ? `Its pages come from:   ${pages.origin}` : `All widgets:           ${address}/demo`,
    `Its data:              ${url ? 'the server of DATABASE_URL' : file}${url ? '' : ' (npm start -- --fresh empties it)'}`,
    `It listens at:         ${host}`,
  ].join('\n');
}

function closeOnSignal(served: Served, db: Db, uploads: Uploads): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await served.close();
      await db.destroy();
      await uploads.close();
      process.exit(0);
    });
  }
}

async function start(options: StartOptions): Promise<void> {
  const { port, host, pages, isFresh, isLight, isDevelopment } = options;
  await requireFreePort(port, host);
  const db = await openDatabase({ url, file, isFresh });
  const uploads = await openUploads({ file, isFresh });
  const served = await serve({
    port,
    host,
    db,
    pieces: uploads.pieces,
    pages,
    dist: isLight ? ['dist/light', 'dist'] : ['dist'],
    isDevelopment,
  });
  closeOnSignal(served, db, uploads);
  console.log(announce(served, options));
}

try {
  const options = readStartOptions(process.argv.slice(2), process.env);
  if (options.wantsHelp) console.log(HELP);
  else await start(options);
} catch (error) {
  console.error(explain(error as Error));
  process.exit(1);
}
