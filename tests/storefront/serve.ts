import { parseArgs } from 'node:util';
import { requireFreePort, serve, type Served } from './host/listen.ts';
import { openDatabase } from './host/open-database.ts';
import { openUploads, type Uploads } from './host/open-uploads.ts';
import type { Db } from './db/schema.ts';

/**
 * Starts the demo shop on `PORT`, with its data in the file `SHOP_DATA` or the server `DATABASE_URL`;
 * uploads stand beside the file. `--fresh` empties both first. `--pages http://localhost:8000` fetches the pages from
 * there: the shop then stands in front of a developer's own server and answers the calls.
 */
const port = Number(process.env.PORT || 4173);
const url = process.env.DATABASE_URL || undefined;
const file = process.env.SHOP_DATA || '.data/shop.sqlite';

/** What somebody typed behind `npm start --` cannot be meant. */
class Misspelt extends Error {}

interface Wishes {
  readonly isFresh: boolean;
  readonly pages: URL | undefined;
}

function readWishes(): Wishes {
  const { fresh: isFresh = false, pages } = readOptions();
  if (pages === undefined) return { isFresh, pages };
  const address = URL.parse(pages);
  if (address?.protocol.startsWith('http')) return { isFresh, pages: address };
  throw new Misspelt(`--pages is no address: ${pages}. Write it whole: npm start -- --pages http://localhost:8000`);
}

function readOptions() {
  try {
    return parseArgs({ options: { fresh: { type: 'boolean' }, pages: { type: 'string' } } }).values;
  } catch (error) {
    throw new Misspelt((error as Error).message);
  }
}

function explain(error: NodeJS.ErrnoException): string {
  if (error instanceof Misspelt) return error.message;
  if (error.code !== 'EADDRINUSE') return error.stack ?? error.message;
  return `Port ${port} is taken. Stop what uses it, or choose another port: PORT=${port + 1} npm start`;
}

function announce({ url: address }: Served, pages: URL | undefined): string {
  return [
    `The demo shop is open: ${address}`,
    pages ? `Its pages come from:   ${pages.origin}` : `All widgets:           ${address}/demo`,
    `Its data:              ${url ? 'the server of DATABASE_URL' : file}${url ? '' : ' (npm start -- --fresh empties it)'}`,
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

try {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is no port: ${process.env.PORT}`);
  const { isFresh, pages } = readWishes();
  await requireFreePort(port);
  const db = await openDatabase({ url, file, isFresh });
  const uploads = await openUploads({ file, isFresh });
  const served = await serve({ port, db, pieces: uploads.pieces, pages });
  closeOnSignal(served, db, uploads);
  console.log(announce(served, pages));
} catch (error) {
  console.error(explain(error as Error));
  process.exit(1);
}
