import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDoctorShop, type DoctorShop } from '../../tests/support/doctor-shop.ts';
import type { Fault } from '../../tests/support/faulty-shop.ts';
import { VERSION, writeSmallBuild } from '../../tests/support/small-build.ts';
import { CODES, type Code } from './codes.ts';
import { isInReleaseFolder } from './fetch-delivered.ts';
import { run } from './run.ts';

const SCRIPT = '/widgets/cart-page-1aaaa.js';
const FOREVER = 'public, max-age=31536000, immutable';
const HEADERS = {
  'Content-Type': 'text/javascript',
  'Cache-Control': FOREVER,
  Vary: 'Accept-Encoding',
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Timing-Allow-Origin': '*',
};

let opened: DoctorShop;
let script: string;

beforeAll(async () => {
  opened = await openDoctorShop();
  script = readFileSync(join(opened.folder, 'cart-page-1aaaa.js'), 'utf8');
  await writeSmallBuild(join(opened.folder, VERSION), opened.registry);
});

afterAll(() => opened.close());

beforeEach(() => {
  opened.shop.fault = {};
});

async function doctor(path = '/widgets/loader.js', ...args: string[]) {
  const { code, output } = await run(
    ['doctor', `${opened.shop.url}${path}`, '--json', ...args],
    opened.registry,
    VERSION,
  );
  const { findings = [], problem, ...report } = JSON.parse(output) as Report;
  return {
    code,
    problem,
    report,
    findings: findings.map((entry) => ({ code: entry.code, where: entry.where, what: entry.what })),
  };
}

interface Report {
  readonly problem?: string;
  readonly files?: number;
  readonly build?: object;
  readonly findings?: readonly { code: string; where: string; what: string }[];
}

const header = (path: string, headers: Readonly<Record<string, string | null>>): Fault => ({
  headers: { [path]: headers },
});

/** Answers a script in one encoding, and in the others as before. */
const sending = (accepted: string, body: () => Uint8Array | string, headers: Record<string, string> = {}): Fault => ({
  replaceAnswers: {
    [SCRIPT]: (request) => {
      const wanted = request.headers.get('accept-encoding');
      if (wanted === accepted) return new Response(body() as BodyInit, { headers: { ...HEADERS, ...headers } });
      const bytes = wanted === 'br, gzip' ? brotliCompressSync(script) : wanted === 'gzip' ? gzipSync(script) : script;
      const encoding = { ...(wanted !== 'identity' && { 'Content-Encoding': wanted!.split(',')[0]! }) };
      return new Response(bytes as BodyInit, { headers: { ...HEADERS, ...encoding } });
    },
  },
});

const FAULTS: readonly (readonly [title: string, fault: () => Fault, code: Code, what: RegExp])[] = [
  [
    'no CORS for scripts',
    () => header('/widgets/', { 'Access-Control-Allow-Origin': null }),
    'loader-cors',
    /^Its host does not allow this page to load it; the same applies to .* more\.$/,
  ],
  [
    'CORS for another site',
    () => header(SCRIPT, { 'Access-Control-Allow-Origin': 'https://other.example' }),
    'loader-cors',
    /^Its host does not allow/,
  ],
  [
    'a file that is not there',
    () => ({ replaceAnswers: { [SCRIPT]: () => new Response('', { status: 404 }) } }),
    'file-missing',
    /it does not exist\.$/,
  ],
  [
    'a wrong type',
    () => header(SCRIPT, { 'Content-Type': 'application/octet-stream' }),
    'file-type',
    /^Browsers reject its Content-Type\.$/,
  ],
  [
    'a loader that is cached for a day',
    () => header('/widgets/loader.js', { 'Cache-Control': 'max-age=86400' }),
    'loader-cache',
    /^Cache-Control: max-age=86400 keeps an old release/,
  ],
  [
    'a script that is cached for an hour',
    () => header(SCRIPT, { 'Cache-Control': 'max-age=3600, immutable' }),
    'file-cache',
    /^Its name has a hash/,
  ],
  [
    'a script that is not immutable',
    () => header(SCRIPT, { 'Cache-Control': 'max-age=31536000' }),
    'file-immutable',
    /^Cache-Control: expected “public, max-age=31536000, immutable”, found “max-age=31536000”\.$/,
  ],
  [
    'no nosniff',
    () => header(SCRIPT, { 'X-Content-Type-Options': null }),
    'file-nosniff',
    /^X-Content-Type-Options: expected “nosniff”, found nothing\.$/,
  ],
  [
    'no Vary',
    () => header(SCRIPT, { Vary: 'Origin' }),
    'file-vary',
    /^Vary: expected Accept-Encoding, as it is also sent with Content-Encoding: br, found “Origin”\.$/,
  ],
  [
    'Vary with compressed answers alone',
    () => sending('identity', () => script, { Vary: 'Origin' }),
    'file-vary',
    /^Vary: expected Accept-Encoding, as it is also sent with Content-Encoding: br, found “Origin”\.$/,
  ],
  [
    'files for the own site alone',
    () => header(SCRIPT, { 'Cross-Origin-Resource-Policy': 'same-origin' }),
    'file-embedding',
    /found “same-origin”\.$/,
  ],
  [
    'no times',
    () => header(SCRIPT, { 'Timing-Allow-Origin': null }),
    'file-timing',
    /^Timing-Allow-Origin: expected “\*”, found nothing\.$/,
  ],
  [
    'no ETag',
    () => header('/widgets/loader.js', { ETag: null }),
    'file-revalidation',
    /^Expected an ETag or Last-Modified/,
  ],
  [
    'an ETag that is not compared',
    () => header('/widgets/loader.js', { ETag: '"another"' }),
    'file-revalidation',
    /expected 304, found 200\.$/,
  ],
  [
    'no compression',
    () => sending('br, gzip', () => script),
    'file-compression',
    /^It is served without br or gzip\.$/,
  ],
  [
    'another encoding than the client accepts',
    () => sending('br, gzip', () => deflateSync(script), { 'Content-Encoding': 'deflate' }),
    'file-encoding',
    /^To Accept-Encoding: br, gzip it answers with Content-Encoding: deflate\.$/,
  ],
  [
    'no answer for a client that accepts no compression',
    () => ({
      replaceAnswers: {
        [SCRIPT]: (request) =>
          request.headers.get('accept-encoding') === 'identity'
            ? new Response('', { status: 406 })
            : new Response(gzipSync(script) as BodyInit, { headers: { ...HEADERS, 'Content-Encoding': 'gzip' } }),
      },
    }),
    'file-encoding',
    /^To Accept-Encoding: identity, expected 200, found 406\.$/,
  ],
  [
    'br for a client that accepts none',
    () => sending('identity', () => brotliCompressSync(script), { 'Content-Encoding': 'br' }),
    'file-encoding',
    /^To Accept-Encoding: identity it answers with Content-Encoding: br\.$/,
  ],
  [
    'bytes that are not compressed as the header says',
    () => sending('gzip', () => script, { 'Content-Encoding': 'gzip' }),
    'file-encoding',
    /^To Accept-Encoding: gzip, Content-Encoding says gzip, and the body is not compressed so/,
  ],
  [
    'a compressed file of another release',
    () => sending('br, gzip', () => brotliCompressSync(`${script}//`), { 'Content-Encoding': 'br' }),
    'file-altered',
    /^With Accept-Encoding: br, gzip, expected sha384-\S+, found sha384-\S+\.$/,
  ],
  [
    'a file that is cut off',
    () => sending('identity', () => script.slice(0, 3000)),
    'file-altered',
    /^With Accept-Encoding: identity, it ends after 3000 of \d+ bytes\.$/,
  ],
  [
    'weak compression',
    () => sending('gzip', () => gzipSync(script, { level: 0 }), { 'Content-Encoding': 'gzip' }),
    'file-weight',
    /^To Accept-Encoding: gzip it takes \d+ bytes, and the compressed file of the release \d+\.$/,
  ],
];

test.each(FAULTS)(
  '%s: the file is named with what was expected and found, and nothing else',
  async (_, fault, code, what) => {
    opened.shop.fault = fault();
    const { findings } = await doctor();
    expect(findings).toEqual([
      {
        code,
        where: expect.stringMatching(/^http:\/\/localhost:\d+\/widgets\/[\w.-]+$/),
        what: expect.stringMatching(what),
      },
    ]);
  },
);

test('a release that is served as the guide says has no findings, and the report counts its files', async () => {
  const { code, findings, report } = await doctor();
  expect(findings).toEqual([]);
  expect(code).toBe(0);
  expect(report).toMatchObject({ build: { version: VERSION, runtime: 'react' } });
  expect(report.files).toBeGreaterThan(100);
  const { output } = await run(['doctor', `${opened.shop.url}/widgets/light/loader.js`], opened.registry, VERSION);
  expect(output).toMatch(/loader\.js: \d+ files, the light build 1\.2\.3\n\nNo problems found\.$/);
});

test('headers that a server and a CDN both write, and lists, are right', async () => {
  opened.shop.fault = header('/widgets/', {
    'X-Content-Type-Options': 'nosniff, nosniff',
    'Timing-Allow-Origin': 'https://other.example, *',
  });
  expect((await doctor()).findings).toEqual([]);
});

test('a shop of the same host needs no CORS, and another one that is named has to be allowed', async () => {
  opened.shop.fault = header('/widgets/', { 'Access-Control-Allow-Origin': null, 'Timing-Allow-Origin': null });
  expect((await doctor('/widgets/loader.js', '--origin', opened.shop.url)).findings).toEqual([]);
  const named = 'https://winkel.example';
  opened.shop.fault = header('/widgets/', { 'Access-Control-Allow-Origin': named, 'Timing-Allow-Origin': named });
  expect((await doctor('/widgets/loader.js', '--origin', named)).findings).toEqual([]);
  expect((await doctor()).findings.map(({ code }) => code)).toEqual(['loader-cors', 'file-timing']);
});

test('in a folder with the version, the loader never changes either', async () => {
  const path = `/widgets/${VERSION}/loader.js`;
  expect((await doctor(path)).findings).toEqual([]);
  opened.shop.fault = header(path, { 'Cache-Control': 'max-age=300' });
  expect((await doctor(path)).findings.map(({ code }) => code)).toEqual(['file-immutable']);
  opened.shop.fault = {
    page: (html) => html.replaceAll('"/widgets/', `"/widgets/${VERSION}/`),
  };
  const onPage = await run(['doctor', `${opened.shop.url}/cart`], opened.registry, VERSION);
  expect(onPage.output).toContain('No problems found.');
});

test('a page with files on another host is told how these are sent', async () => {
  const host = opened.shop.url.replace('localhost', '127.0.0.1');
  const page = (html: string) => html.replaceAll(/"\/widgets\/(loader\.js|base\.css)/g, `"${host}/widgets/$1`);
  opened.shop.fault = {
    page,
    headers: { '/cart': { 'Content-Security-Policy': null }, '/widgets/cart-page': { Vary: 'Origin' } },
  };
  expect((await doctor('/cart')).findings).toEqual([
    {
      code: 'file-vary',
      where: `${host}/widgets/cart-page-1aaaa.js`,
      what: expect.stringContaining('the same applies to cart-page-1aaaa.css'),
    },
  ]);
});

test('a file on another host that was changed is named once', async () => {
  const host = opened.shop.url.replace('localhost', '127.0.0.1');
  opened.shop.fault = {
    page: (html) => html.replaceAll(/"\/widgets\/(loader\.js|base\.css)/g, `"${host}/widgets/$1`),
    headers: { '/cart': { 'Content-Security-Policy': null } },
    replaceAnswers: {
      '/widgets/base.css': () =>
        new Response('body {}', {
          headers: { ...HEADERS, 'Content-Type': 'text/css', 'Cache-Control': 'max-age=300', ETag: '"1"' },
        }),
    },
  };
  const codes = (await doctor('/cart')).findings.map(({ code }) => code);
  expect(codes.filter((code) => /altered|mixed/.test(code))).toEqual(['file-altered']);
});

test.each([
  ['/widgets/1.2.3/loader.js', true],
  ['/npm/eiland@1.2.3/dist/loader.js', true],
  ['/eiland/v1.2.3/loader.js', true],
  ['/widgets/loader.js', false],
  ['/widgets/11.2.3/loader.js', false],
  ['/widgets/1.2.3-beta/loader.js', false],
])('%s is in the folder of release 1.2.3: %s', (path, isPinned) => {
  expect(isInReleaseFolder(new URL(path, 'https://cdn.example'), '1.2.3')).toBe(isPinned);
});

test.each([
  ['/widgets/cart-page-1aaaa.js', /cart-page-1aaaa\.js is neither a page nor the loader of a release\.$/],
  ['/widgets/nothing.js', /nothing\.js answers 404\.$/],
])('%s cannot be checked', async (path, problem) => {
  expect(await doctor(path)).toMatchObject({ code: 2, problem: expect.stringMatching(problem) });
});

test('without the list of files, nothing can be compared', async () => {
  opened.shop.fault = { replaceAnswers: { '/widgets/widgets.json': () => new Response('', { status: 404 }) } };
  expect((await doctor()).problem).toMatch(/widgets\.json does not answer with the list of the files\.$/);
});

test('every code of delivery is planted', () => {
  const planted = new Set(FAULTS.map(([, , code]) => code));
  const codes = Object.keys(CODES).filter((code) => code.startsWith('file-'));
  expect(codes.filter((code) => !planted.has(code as Code))).toEqual([]);
});
