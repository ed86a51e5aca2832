import { parseArgs } from 'node:util';
import { type Bucket, bucketIn } from './bucket.ts';
import { InvalidOption } from './invalid-option.ts';
import { THIS_MACHINE } from './listen.ts';
import { type SearchPlace, searchPlaceIn } from './search-server.ts';

/** @param command what starts the shop, such as `npm start --` */
export const helpOf = (command: string): string => `${command} [options]: opens the demo shop

  --fresh            empties its data first
  --pages <address>  fetches the pages from a server of your own, such as http://localhost:8000,
                     and answers the calls of the widgets
  --lists server     answers lists page by page instead of whole, for a large shop
  --products <n>     fills an empty shop with so many products instead of 2,000, such as 100000; with --fresh
  --workers <n>      serves with so many processes on one port, such as 4; needs a file or DATABASE_URL
  --light            serves the light build, on Preact
  --files <folder>   serves these files too below /widgets/, such as those of a widget of your own
  --frames           draws the first frames of the widgets in the server
  --dev              lets no browser keep a loader of an earlier build, as npm run dev needs
  --host <address>   listens there, such as 0.0.0.0 for every network; only this machine (${THIS_MACHINE}) unless told
  --help             says this

  SHOP_LOG=json         writes a line of JSON for each request, with the id of its trace
  SHOP_STOP_DELAY=5     seconds for which /readyz says that it stops, before it takes no more requests
  SEARCH_URL=http://…   finds lists and results with a server that speaks the HTTP interface of OpenSearch, such as
                        http://localhost:9200; https://user:password@host/name names its account and its index.
                        It gets the products of the database when the shop starts
  SHOP_UPLOADS=s3://…   stores uploaded files in a bucket, such as s3://bucket/folder, instead of beside the database.
                        S3_ENDPOINT=https://… is its server (AWS without it), AWS_REGION its region, and
                        AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY its account

  PORT=4173 HOST=${THIS_MACHINE} WORKERS=4 SHOP_BUILD=light SHOP_FRAMES=1 SHOP_LISTS=server SHOP_PRODUCTS=100000
  SHOP_DATA=.data/shop.sqlite DATABASE_URL=postgres://… ${command}`;

export interface StartOptions {
  readonly port: number;
  readonly host: string;
  readonly isFresh: boolean;
  readonly pages: URL | undefined;
  /** Serves the build on Preact. */
  readonly isLight: boolean;
  /** A folder with further files below `/widgets/`. */
  readonly files: string | undefined;
  /** Draws the first frames of the widgets in the server. */
  readonly hasFrames: boolean;
  /** Lists are answered page by page. */
  readonly hasServerLists: boolean;
  /** The products of a new shop; undefined for as many as there are by default. */
  readonly products: number | undefined;
  /** What finds lists and searches; undefined for the database. */
  readonly search: SearchPlace | undefined;
  /** Where uploaded files are stored; undefined for the disk. */
  readonly bucket: Bucket | undefined;
  /** How many processes serve it. */
  readonly workers: number;
  /** The widgets are rebuilt while the shop runs. */
  readonly isDevelopment: boolean;
  readonly wantsHelp: boolean;
}

/** Reads the options; they take precedence over the environment. */
export function readStartOptions(args: readonly string[], environment: NodeJS.ProcessEnv): StartOptions {
  const {
    fresh: isFresh = false,
    help: wantsHelp = false,
    light = false,
    dev = false,
    host,
    pages,
    files,
    frames,
    lists = environment['SHOP_LISTS'] || undefined,
    products = environment['SHOP_PRODUCTS'] || undefined,
    workers = environment['WORKERS'] || undefined,
  } = optionsIn(args);
  return {
    port: portIn(environment['PORT']),
    host: host || environment['HOST'] || THIS_MACHINE,
    isFresh,
    pages: pages === undefined ? undefined : addressIn(pages),
    isLight: light || environment['SHOP_BUILD'] === 'light',
    files,
    hasFrames: frames ?? environment['SHOP_FRAMES'] === '1',
    hasServerLists: staysOnServer(lists),
    products: products === undefined ? undefined : countIn(products),
    search: searchPlaceIn(environment['SEARCH_URL']),
    bucket: bucketIn(environment),
    workers: workers === undefined ? 1 : workersIn(workers, environment),
    isDevelopment: dev,
    wantsHelp,
  };
}

function optionsIn(args: readonly string[]) {
  const [isSet, text] = [{ type: 'boolean' }, { type: 'string' }] as const;
  try {
    const flags = { fresh: isSet, help: isSet, light: isSet, frames: isSet, dev: isSet };
    const texts = { host: text, pages: text, files: text, lists: text, products: text, workers: text };
    return parseArgs({ args: [...args], options: { ...flags, ...texts } }).values;
  } catch (error) {
    throw new InvalidOption(`${(error as Error).message} (--help lists all options)`);
  }
}

function portIn(text: string | undefined): number {
  const port = Number(text || 4173);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidOption(`PORT is no port: ${text}`);
}

function staysOnServer(lists: string | undefined): boolean {
  if (lists === undefined || lists === 'browser') return false;
  if (lists === 'server') return true;
  throw new InvalidOption(`--lists is browser or server, and not ${lists}`);
}

/** The number of products that one file of SQLite still fills within minutes. */
const MOST_PRODUCTS = 1_000_000;

function countIn(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= MOST_PRODUCTS) return count;
  throw new InvalidOption(`--products is no number from 1 to ${MOST_PRODUCTS}: ${text}`);
}

const MOST_WORKERS = 64;

function workersIn(text: string, environment: NodeJS.ProcessEnv): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > MOST_WORKERS)
    throw new InvalidOption(`--workers is no number from 1 to ${MOST_WORKERS}: ${text}`);
  if (count > 1 && environment['SHOP_DATA'] === ':memory:')
    throw new InvalidOption('--workers needs data that processes can share, and not SHOP_DATA=:memory:');
  return count;
}

function addressIn(pages: string): URL {
  const address = URL.parse(pages);
  if (address && ['http:', 'https:'].includes(address.protocol)) return address;
  throw new InvalidOption(`--pages is no address: ${pages}. Write it whole: --pages http://localhost:8000`);
}
