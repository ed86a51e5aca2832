import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page, test as base } from '@playwright/test';

const FOLDER = fileURLToPath(new URL('../../storybook-static', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** The built Storybook in a folder of another host, and all errors there. */
const test = base.extend<{ host: { readonly address: string; readonly wrong: string[] } }>({
  host: async ({ page }, use) => {
    const server = createServer((request, response) => {
      const path = new URL(request.url!, 'http://host').pathname;
      const file = readIn(path.replace(/\/$/, '/index.html'));
      if (file) response.writeHead(200, { 'content-type': TYPES[extname(path) || '.html'] ?? 'font/woff2' }).end(file);
      else response.writeHead(404).end();
    });
    const origin = await listen(server);
    const wrong: string[] = [];
    page.on('request', (request) => {
      const { protocol, href } = new URL(request.url());
      if (/^(?:http|ws)/.test(protocol) && !href.startsWith(`${origin}/designs/v7/`)) wrong.push(`asked for ${href}`);
    });
    page.on('response', (response) => response.status() >= 400 && wrong.push(`${response.status()} ${response.url()}`));
    page.on('requestfailed', (request) => {
      // Pending requests of the previous story are not awaited.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') wrong.push(`no answer from ${request.url()}`);
    });
    page.on('pageerror', ({ message }) => wrong.push(message));
    await use({ address: `${origin}/designs/v7/`, wrong });
    server.closeAllConnections();
    server.close();
  },
});

function readIn(path: string): Buffer | null {
  if (!path.startsWith('/designs/v7/')) return null;
  try {
    return readFileSync(join(FOLDER, normalize(decodeURIComponent(path.slice('/designs/v7'.length)))));
  } catch {
    return null;
  }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The frame of the story. */
const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe');

/** A busy machine needs half a minute for the demo shop in the page. */
const becomesReady = (widget: Locator) =>
  expect(widget).toHaveAttribute('data-widget-state', 'ready', { timeout: 70_000 });

/** On a busy machine, Storybook itself now and then starts without its story. A reload shows it. */
async function open(page: Page, address: string, isShown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await isShown();
  }).toPass({ timeout: 150_000 });
}

test('a published Storybook works in any folder of any host, without requests to another one', async ({
  page,
  host,
}) => {
  test.slow();
  const cart = preview(page).locator('[data-widget="cart-page"]');
  await open(page, `${host.address}?path=/story/widgets-cart-page--full`, () => becomesReady(cart));
  await cart.getByRole('button', { name: /^Eén meer Growatt MIN 3000/ }).click();
  await expect(cart.getByRole('textbox', { name: /^Aantal Growatt MIN 3000/ })).toHaveValue('3');
  // A list with many pictures, which are part of the answer.
  await open(page, `${host.address}?path=/story/widgets-product-overview--whole-shop`, () =>
    becomesReady(preview(page).locator('[data-widget="product-overview"]')),
  );
  expect(host.wrong).toEqual([]);
});

test('so do the pages of its guide, with the widgets that they show', async ({ page, host }) => {
  test.slow();
  await open(page, host.address, () =>
    expect(preview(page).getByRole('heading', { name: 'eiland', level: 1 })).toBeVisible({ timeout: 30_000 }),
  );
  await open(page, `${host.address}?path=/docs/guide-theming--docs`, () =>
    becomesReady(preview(page).frameLocator('iframe').locator('[data-widget="cart-page"]')),
  );
  await expect(preview(page).getByRole('button', { name: 'Back to our values' })).toBeVisible();
  expect(host.wrong).toEqual([]);
});
