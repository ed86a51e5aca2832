import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { LARGE } from '../../tools/doctor/check-served-files.ts';
import { PROGRAM_FILES } from '../../tools/build/program-files.ts';
import { dist } from '../../tools/build/dist-manifest.ts';
import type { WidgetsFile } from '../../tools/widgets-json/widgets-file.ts';
import { expect, test } from './shop.ts';

const read = (file: string) => JSON.parse(readFileSync(join(dist, file), 'utf8')) as unknown;
const { files, widgets } = read('widgets.json') as WidgetsFile;
const listed = [...files, ...widgets.flatMap((widget) => widget.files)];

test('widgets.json matches its schema', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  const isRight = ajv.validate(read('widgets.schema.json') as object, read('widgets.json'));
  expect(ajv.errors ?? []).toEqual([]);
  expect(isRight).toBe(true);
  // A schema that accepts everything would find nothing either.
  const [first] = widgets;
  const wrong = { ...(read('widgets.json') as WidgetsFile), widgets: [{ ...first, title: { nl: 'Zonder Duits' } }] };
  expect(ajv.validate(read('widgets.schema.json') as object, wrong)).toBe(false);
});

test('the inputs of every widget are a schema of their own, and defaults are valid', () => {
  for (const { name, inputs } of widgets) {
    const ajv = new Ajv2020({ strict: false });
    const validate = ajv.compile(inputs);
    const defaults = Object.entries(inputs.properties).flatMap(([input, schema]) =>
      'default' in schema ? [[input, schema['default']] as const] : [],
    );
    const inputValues = Object.fromEntries([...inputs.required.map((input) => [input, undefined]), ...defaults]);
    validate(inputValues);
    const wrong = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'required');
    expect(wrong, name).toEqual([]);
  }
});

test('every script, style and text of a page is listed with its weight and its hash', () => {
  const built = globSync('*.{js,css}', { cwd: dist, exclude: PROGRAM_FILES });
  expect([...new Set(listed.map(({ file }) => file))].toSorted()).toEqual(built.toSorted());
  for (const { file, integrity } of listed) {
    const hash = createHash('sha384').update(readFileSync(join(dist, file)));
    expect(integrity).toBe(`sha384-${hash.digest('base64')}`);
  }
  for (const { needs } of widgets) expect(built).toEqual(expect.arrayContaining(needs));
});

test('every large file that browsers load has compressed ones beside it, with its content and the listed sizes', () => {
  const folders = '{,light/,catalogue/,accessibility/}';
  const served = globSync(`${folders}*.{js,css,json,html}`, {
    cwd: dist,
    exclude: [...PROGRAM_FILES, ...PROGRAM_FILES.map((file) => `light/${file}`), '**/manifest.json'],
  });
  expect(served.length).toBeGreaterThan(500);
  for (const file of served) {
    const content = readFileSync(join(dist, file));
    const beside = globSync(`${file}.{br,gz}`, { cwd: dist }).toSorted();
    expect(beside, file).toEqual(content.length < LARGE ? [] : [`${file}.br`, `${file}.gz`]);
    for (const name of beside) {
      const bytes = readFileSync(join(dist, name));
      const unpacked = name.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
      expect(unpacked.equals(content), name).toBe(true);
    }
  }
  for (const { file, bytes, bytesBrotli, bytesPlain } of listed) {
    const sizes = ['.gz', '.br', ''].map(
      (ending) => statSync(join(dist, file + ending), { throwIfNoEntry: false })?.size,
    );
    expect([bytes, bytesBrotli, bytesPlain], file).toEqual(sizes.map((size) => size ?? bytesPlain));
  }
});

test('a browser takes the files by their hashes', async ({ page, pageErrors }) => {
  await page.goto('/demo');
  const loader = files.find(({ file }) => file === 'loader.js')!;
  const loaded = await page.evaluate(
    ({ integrity }) =>
      new Promise<boolean>((resolve) => {
        const script = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', integrity });
        script.href = '/widgets/loader.js';
        script.addEventListener('load', () => resolve(true));
        script.addEventListener('error', () => resolve(false));
        document.head.append(script);
      }),
    loader,
  );
  expect(loaded).toBe(true);
  pageErrors.expectOnly();
});

test('the documentation of the calls works without a server and without requests', async ({ page, pageErrors }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(pathToFileURL(join(dist, 'openapi/index.html')).href);
  const cart = page.locator('#operations-cart-readCart');
  await cart
    .getByRole('button', { name: /\/cart\/get/ })
    .first()
    .click();
  await expect(cart.getByText('X-CSRF-TOKEN')).toBeVisible();
  await expect(cart).toContainText('Growatt MIN 3000TL-XH omvormer');
  await expect(page.locator('.errors-wrapper')).toHaveCount(0);
  await expect(page.locator('.opblock')).toHaveCount(operationCount());
  expect(requested.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([]);
  pageErrors.expectOnly();
});

function operationCount(): number {
  const { paths } = read('openapi.json') as { paths: Record<string, object> };
  return Object.values(paths).flatMap((path) => Object.keys(path)).length;
}
