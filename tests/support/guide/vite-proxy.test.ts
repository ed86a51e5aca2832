import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer, loadConfigFromFile } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { gatherOperations } from '../../../tools/openapi/gather-operations.ts';
import { readCalls } from '../../../tools/openapi/read-calls.ts';

const top = join(import.meta.dirname, '../../..');
const folder = join(top, '.cache/vite-proxy');

/** The configuration of the guide, with the paths of the calls, for a shop at this port. */
async function writeConfig(paths: readonly string[], port: number): Promise<string> {
  const guide = await readFile(join(top, 'stories/guide/bundlers.md'), 'utf8');
  const [, code] = /```ts\n(import \{ defineConfig, type ProxyOptions \}.*?)```/s.exec(guide)!;
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'openapi.json'),
    JSON.stringify({ paths: Object.fromEntries(paths.map((path) => [path, {}])) }),
  );
  const file = join(folder, 'vite.config.ts');
  await writeFile(file, code!.replace('eiland/openapi.json', './openapi.json').replace('8000', String(port)));
  return file;
}

test('the configuration of the guide passes every call on to the shop, and pages stay with Vite', async () => {
  const received: string[] = [];
  const shop = createHttpServer(({ method, url }, response) => {
    received.push(`${method} ${url}`);
    response.end('{}');
  });
  await new Promise<void>((resolve) => {
    shop.listen(0, resolve);
  });
  onTestFinished(() => void shop.close());
  const operations = gatherOperations(await readCalls());
  const file = await writeConfig(
    operations.map(({ path }) => path),
    (shop.address() as AddressInfo).port,
  );
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, file);
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Vite</title>');
  const vite = await createServer({
    ...loaded!.config,
    root: folder,
    configFile: false,
    logLevel: 'silent',
    server: { ...loaded!.config.server, port: 0, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(async () => {
    await vite.close();
    await rm(folder, { recursive: true });
  });
  await vite.listen();
  const { port } = vite.httpServer!.address() as AddressInfo;
  const ask = async (method: string, path: string, headers = {}) =>
    (await fetch(`http://localhost:${port}${path}`, { method, headers })).text();

  const calls = operations.map(({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '7')}`);
  expect(calls).toContain('POST /product-overview/init');
  for (const call of calls) {
    const [method, path] = call.split(' ') as [string, string];
    await ask(method, `${path}?a=1`, { Accept: 'application/json' });
  }
  expect(received).toEqual(calls.map((call) => `${call}?a=1`));
  received.length = 0;
  expect(await ask('GET', '/checkout/shipping', { Accept: 'text/html' })).toContain('<title>Vite</title>');
  await ask('GET', '/cart/get.ts');
  expect(received).toEqual([]);
});
