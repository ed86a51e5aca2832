import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { policyOf } from '../pages/send.ts';
import { otherReact } from './other-react.ts';
import { isText, packingFor, packTightly, unpack, type Packing } from './compress.ts';

const PAGES = join(import.meta.dirname, '../pages');
/** Style sheets that are joined in this order. */
const STYLES: Readonly<Record<string, readonly string[]>> = {
  'shop.css': [
    'base',
    'controls',
    'header',
    'navigation',
    'menu',
    'footer',
    'home',
    'listing',
    'overview',
    'cards',
    'product',
    'reading',
    'checkout',
    'order',
    'service',
    'requests',
    'returns',
    'stories',
    'account',
  ],
  'demo.css': ['demo', 'behaviour'],
};
/** The typeface of the shop: letters of western Europe, and those of the rest. */
const FONTS: Readonly<Record<string, string>> = {
  'figtree.woff2': 'figtree-latin-wght-normal.woff2',
  'figtree-ext.woff2': 'figtree-latin-ext-wght-normal.woff2',
};
const NAME = /^(?:\w[\w.-]*\/){0,2}(?:\w[\w.-]*)?$/;
/** A release in a folder of its own: what is in it never changes. */
const IN_RELEASE = /^\/widgets\/\d+\.\d+\.\d+[\w.-]*\//;
const CATALOGUE = '/widgets/catalogue/';
/** Folders with an index page. */
const PAGES_OF_FILES = ['catalogue', 'openapi'];
/** Pages load these. A release changes them under the same name. */
const RELEASED = /^\/widgets\/(light\/)?(loader\.js|(base|page)\.css|kit(-[a-z.]+)?\.(js|css))$/;
/** A built file with a hash in its name. Pages of files are in folders. */
const HAS_HASH = /^\/widgets\/(light\/)?[\w-]+-\d[a-z\d]{4}\.[\w.]+$/;

function cacheControlOf(pathname: string, isDevelopment: boolean): string {
  // A page does not wait for the check for a newer loader. The next page uses it.
  if (RELEASED.test(pathname) && !isDevelopment) return 'public, max-age=0, stale-while-revalidate=86400';
  // The whole page is drawn with it, so it is not asked for again with each one.
  if (pathname.endsWith('.woff2')) return 'public, max-age=2592000';
  return HAS_HASH.test(pathname) || IN_RELEASE.test(pathname)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
};

const ENDINGS: Readonly<Record<Packing, string>> = { br: 'br', gzip: 'gz' };

interface KeptFile {
  readonly paths: readonly string[];
  readonly stamp: string;
  readonly tag: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly packed: Map<Packing, Promise<Uint8Array>>;
}

type Room = 'widgets' | 'assets';

/**
 * Serves the built widgets under `/widgets/`, from the first of these folders that has the file, and the files of the
 * pages under `/assets/`. Answers undefined for other addresses.
 */
export function createFiles(
  dist: readonly string[],
  rooms: readonly Room[],
  { isDevelopment = false }: { readonly isDevelopment?: boolean } = {},
): (request: Request) => Promise<Response | undefined> {
  const kept = new Map<string, KeptFile>();
  return async (request) => {
    const { pathname } = new URL(request.url);
    const [, room, name = ''] = /^\/(widgets|assets)\/(.+)$/.exec(pathname) ?? [];
    if (!rooms.includes(room as Room)) return undefined;
    if (pathname === '/assets/other-react.js')
      return new Response(await otherReact(), { headers: { 'Content-Type': TYPES['.js']! } });
    // Relative addresses in an index page need the trailing slash.
    if (room === 'widgets' && PAGES_OF_FILES.includes(name))
      return new Response(null, { status: 308, headers: { Location: `${pathname}/` } });
    const file = NAME.test(name) ? await keepFirst(kept, pathname, pathsOf(room as Room, name, dist)) : undefined;
    return file ? answerWith(file, pathname, request, isDevelopment) : new Response('Not found.', { status: 404 });
  };
}

/** The files whose joined contents are the response; several when a file may be in several folders. */
function pathsOf(room: Room, name: string, dist: readonly string[]): string[][] {
  if (room === 'widgets') return dist.map((folder) => [join(folder, name.endsWith('/') ? `${name}index.html` : name)]);
  const parts = STYLES[name];
  const font = FONTS[name];
  if (font) return [[fileURLToPath(import.meta.resolve(`@fontsource-variable/figtree/files/${font}`))]];
  if (parts) return [parts.map((part) => join(PAGES, 'styles', `${part}.css`))];
  return [[join(PAGES, extname(name) === '.js' ? 'scripts' : 'styles', name)]];
}

async function keepFirst(
  kept: Map<string, KeptFile>,
  key: string,
  candidates: readonly (readonly string[])[],
): Promise<KeptFile | undefined> {
  for (const paths of candidates) {
    const file = await keep(kept, key, paths);
    if (file) return file;
  }
  return undefined;
}

/** Reads a file once, and again when it has changed on disk. */
async function keep(kept: Map<string, KeptFile>, key: string, paths: readonly string[]): Promise<KeptFile | undefined> {
  try {
    const stats = await Promise.all(paths.map((path) => stat(path)));
    const stamp = stats.map(({ mtimeMs, size }) => `${mtimeMs}/${size}`).join();
    const known = kept.get(key);
    if (stamp === '' || known?.stamp === stamp) return known;
    const bytes = Buffer.concat(await Promise.all(paths.map((path) => readFile(path))));
    const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
    const file = { paths, stamp, tag, bytes, packed: new Map() };
    kept.set(key, file);
    return file;
  } catch {
    return undefined;
  }
}

async function answerWith(
  file: KeptFile,
  pathname: string,
  request: Request,
  isDevelopment: boolean,
): Promise<Response> {
  const isFolder = pathname.endsWith('/');
  const type = TYPES[isFolder ? '.html' : extname(pathname)] ?? 'application/octet-stream';
  const packing = isText(type) ? packingFor(request) : undefined;
  const tag = `"${file.tag}${packing ? `-${packing}` : ''}"`;
  const headers = new Headers({
    'Content-Type': type,
    'Cache-Control': cacheControlOf(pathname, isDevelopment),
    ETag: tag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Allow-Origin': '*',
    'Timing-Allow-Origin': '*',
  });
  // As strict as the pages of the shop.
  if (pathname.startsWith(CATALOGUE)) headers.set('Content-Security-Policy', policyOf({}));
  if (request.headers.get('if-none-match')?.includes(tag)) return new Response(null, { status: 304, headers });
  if (!packing) return new Response(file.bytes, { headers });
  const bytes = file.packed.get(packing) ?? pack(file, packing);
  file.packed.set(packing, bytes);
  headers.set('Content-Encoding', packing);
  return new Response((await bytes) as Uint8Array<ArrayBuffer>, { headers });
}

/** What the build has written beside a file. A compressed file of other bytes is left alone. */
async function pack({ paths, bytes }: KeptFile, packing: Packing): Promise<Uint8Array> {
  const beside = await readFile(`${paths[0]}.${ENDINGS[packing]}`).catch(() => undefined);
  const isCurrent = beside && unpack(beside, packing)?.equals(bytes);
  return isCurrent ? beside : packTightly(bytes, packing);
}
