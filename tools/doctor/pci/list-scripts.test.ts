import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDoctorShop, type DoctorShop } from '../../../tests/support/doctor-shop.ts';
import { VERSION } from '../../../tests/support/small-build.ts';
import { importMap } from '../import-map.ts';
import { run } from '../run.ts';
import { hashOf, isAllowed } from './integrity.ts';
import type { PageScript } from './list-scripts.ts';

let opened: DoctorShop;

beforeAll(async () => {
  opened = await openDoctorShop();
});

afterAll(() => opened.close());

beforeEach(() => {
  opened.shop.fault = {};
});

interface JsonReport {
  readonly scripts: readonly PageScript[];
  readonly findings: readonly { code: string; where: string }[];
}

const doctor = (...args: string[]) => run(['doctor', ...args], opened.registry, VERSION);

async function list(...args: string[]): Promise<JsonReport> {
  const { output } = await doctor(`${opened.shop.url}/cart`, '--pci', '--json', ...args);
  return JSON.parse(output) as JsonReport;
}

const codesOf = ({ findings }: JsonReport, code: string) =>
  findings.filter((finding) => finding.code === code).map(({ where }) => new URL(where, 'http://x').pathname);
const withHead = (html: string) => ({ page: (page: string) => page.replace('<head>', `<head>${html}`) });

test('the scripts of a page are its tags and the files of its widgets, each with hash, origin and reason', async () => {
  const { scripts } = await list();
  const loader = scripts.find(({ address }) => address?.endsWith('/loader.js'));
  expect(loader).toMatchObject({ origin: 'own', checkedBy: null, reason: 'the loader of the widgets' });
  expect(loader!.hash).toMatch(/^sha384-[\w+/]{64}$/);
  expect(scripts.map(({ reason }) => reason)).toContain('widget cart-page');
  expect(scripts.map(({ reason }) => reason)).not.toContain('widget checkout');
});

test('the import map makes browsers check every file of the widgets, also those that load later', async () => {
  const before = await list();
  expect(codesOf(before, 'script-unchecked')).toContain('/widgets/loader.js');
  const map = importMap(opened.folder, '/widgets/');
  opened.shop.fault = withHead(map);
  const { output } = await doctor(`${opened.shop.url}/cart`, '--pci');
  expect(output).toContain('own origin, checked by the import map: widget cart-page');
  expect(output).not.toContain('/widgets/loader.js  [script-unchecked]');
  expect(output).not.toContain('files that widgets may load later');
  expect(output).toContain('Without the header Integrity-Policy');
  const headers = { '/cart': { 'Integrity-Policy': 'blocked-destinations=(script)' } };
  opened.shop.fault = { ...withHead(map), headers };
  expect((await doctor(`${opened.shop.url}/cart`, '--pci')).output).not.toContain('Integrity-Policy');
});

test('a file with another hash than its tag or the import map says is refused by browsers', async () => {
  const hash = hashOf('another file');
  opened.shop.fault = {
    page: (page) =>
      page.replace(/<script type="module"[^>]*loader\.js[^>]*>/, (tag) => tag.replace('>', ` integrity="${hash}">`)),
  };
  expect(codesOf(await list(), 'script-refused')).toEqual(['/widgets/loader.js']);
  opened.shop.fault = withHead(
    `<script type="importmap">{"integrity":{"/widgets/loader.js":"${hash}","/widgets/elsewhere.js":7}}</script>`,
  );
  expect(codesOf(await list(), 'script-refused')).toEqual(['/widgets/loader.js']);
});

test('a script of the shop needs a reason, which its file of reasons gives', async () => {
  const inline = 'dataLayer = []';
  const foreign = `${opened.shop.url.replace('localhost', '127.0.0.1')}/widgets/loader.js?psp`;
  opened.shop.fault = withHead(`<script>${inline}</script><script src="${foreign}"></script>
    <script type="application/json">{}</script><script type="text/template"></script>`);
  const { scripts, findings } = await list();
  const origin = new URL(foreign).origin;
  expect(scripts.find(({ address }) => address === foreign)).toMatchObject({ origin, checkedBy: null, reason: null });
  const unexplained = findings.filter(({ code }) => code === 'script-unexplained').map(({ where }) => where);
  expect(unexplained).toContain(foreign);
  expect(unexplained).toContain(`<script> ${hashOf(inline)}`);

  const reasons = join(opened.folder, 'scripts.json');
  await writeFile(reasons, JSON.stringify({ [`${origin}/`]: 'fields of the bank', [hashOf(inline)]: 'statistics' }));
  const explained = await list('--scripts', reasons);
  expect(explained.scripts.find(({ address }) => address === foreign)?.reason).toBe('fields of the bank');
  const left = explained.findings.filter(({ code }) => code === 'script-unexplained').map(({ where }) => where);
  expect(unexplained.filter((where) => !left.includes(where))).toHaveLength(2);
});

test('a wrong file of reasons is named', async () => {
  const file = join(opened.folder, 'wrong.json');
  await writeFile(file, '["https://pay.example/"]');
  const { code, output } = await doctor(`${opened.shop.url}/cart`, '--pci', '--scripts', file);
  expect([code, output]).toEqual([2, expect.stringContaining(`${file} is no list of reasons`) as string]);
});

test('a browser compares with the strongest hashes alone, and an attribute without one checks nothing', () => {
  const bytes = new TextEncoder().encode('script');
  expect(isAllowed(`${hashOf('other')} ${hashOf(bytes)}`, bytes)).toBe(true);
  expect(isAllowed(`${hashOf(bytes, 'sha256')} ${hashOf('other', 'sha512')}`, bytes)).toBe(false);
  expect(isAllowed(`${hashOf(bytes)}?option`, bytes)).toBe(true);
  expect(isAllowed('md5-abc', bytes)).toBe(true);
});

test('the import map is printed for the path of the files, with the hash that a policy allows', async () => {
  const { output } = await run(['import-map', '/static'], opened.registry, VERSION, opened.folder);
  const [, policy, json] = /^<!-- script-src '([^']+)' -->\n<script type="importmap">(.*)<\/script>$/.exec(output)!;
  expect(policy).toBe(hashOf(json!, 'sha256'));
  const { integrity } = JSON.parse(json!) as { integrity: Record<string, string> };
  expect(integrity['/static/loader.js']).toMatch(/^sha384-/);
  expect(Object.keys(integrity).every((address) => address.endsWith('.js'))).toBe(true);
  expect((await run(['import-map', 'static'], opened.registry, VERSION, opened.folder)).code).toBe(2);
});
