import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../tools/commands/find-program.ts';
import getPort from 'get-port';
import { top } from '../../tools/commands/run-command.ts';
import { expect, test } from './shop.ts';

/** Follows the README: saves its page, serves it with its command, and puts its shop in front. */
const [, section = ''] = readFileSync(join(top, 'README.md'), 'utf8').split('## Embed it in five minutes');
const blocks = [...section.split('\n## ')[0]!.matchAll(/^ *```(\w+)\n([\s\S]*?)^ *```/gm)];
const [start = '', serve = ''] = blocks.filter(([, language]) => language === 'sh').map(([, , words]) => words!.trim());
const page = blocks.find(([, language]) => language === 'php')?.[2]?.replaceAll(/^ {3}/gm, '') ?? '';

const endings: (() => void)[] = [];
test.afterAll(() => endings.forEach((end) => end()));

/** Runs a line of the README; returns its output so far, for error messages. */
function run(line: string, cwd: string, env: Readonly<Record<string, string>>): () => string {
  const [command = '', ...words] = line.split(' ');
  const child = spawn(command, words, { cwd, env: { ...process.env, ...env }, detached: true, stdio: 'pipe' });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (written += part.toString()));
  // The process may have ended already.
  endings.push(() => child.pid && child.exitCode === null && process.kill(-child.pid));
  return () => written;
}

/** Serves the file unchanged at every path, because the page contains nothing that needs PHP. */
async function serveWithoutPhp(file: string, port: number): Promise<void> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(readFileSync(file));
  });
  server.listen(port);
  await once(server, 'listening');
  endings.push(() => server.close());
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

test('a minimal PHP page has a working badge, buy button, popup and cart', async ({ page: browserPage, pageErrors }, {
  annotations,
}) => {
  test.setTimeout(120_000);
  const [port, ownPort] = [await getPort(), await getPort()];
  const folder = mkdtempSync(join(tmpdir(), 'eiland-php-'));
  endings.push(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.php'), page);

  expect(serve).toBe('php -S localhost:8000');
  const php = findProgram('php');
  annotations.push({ type: 'served by', description: php ?? 'a server for files, because there is no PHP' });
  if (php) run(serve.replace('8000', String(ownPort)), folder, {});
  else await serveWithoutPhp(join(folder, 'index.php'), ownPort);

  expect(start).toBe('npm ci && npm start -- --pages http://localhost:8000');
  const shopLine = start.replace('npm ci && ', '').replace('8000', String(ownPort));
  const output = run(shopLine, top, { PORT: String(port), SHOP_DATA: ':memory:', DATABASE_URL: '' });
  const shop = `http://localhost:${port}/`;
  await expect.poll(async () => (await answers(shop)) || output(), { timeout: 90_000 }).toBe(true);

  await browserPage.goto(shop);
  const badge = browserPage.locator('[data-widget="cart-badge"]');
  const cart = browserPage.locator('[data-widget="cart-page"]');
  await expect(badge).toHaveAttribute('data-widget-state', 'ready');
  await expect(cart).toHaveAttribute('data-widget-state', 'ready');
  await expect(badge).toContainText('0');

  await browserPage.getByRole('button', { name: 'In winkelwagen' }).click();
  const popup = browserPage.getByRole('dialog');
  await expect(popup).toContainText('Growatt MIN 3000');
  // The shop adds a gift.
  await expect(badge).toContainText('2');
  await popup.getByRole('link', { name: 'Naar winkelwagen' }).click();

  await expect(browserPage).toHaveURL(`${shop}cart`);
  await expect(cart).toContainText('Growatt MIN 3000');
  await cart.getByRole('button', { name: /^Eén meer Growatt/ }).click();
  await expect(badge).toContainText('3');
  // The favicon, which this short page does not have.
  pageErrors.expectOnly(/status of 404/);
});
