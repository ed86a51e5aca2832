import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { languageOf, type Locale, LOCALES } from '../../../shared/i18n/languages.ts';
import { createShopCalls } from '../../../tools/adapter/create-shop-calls.ts';
import { vendureShop } from './adapter.ts';
import type { Engine } from './engine.ts';

/** Pages of a small shop, whose calls the adapter answers: what a team writes beside it. */

export type Build = 'react' | 'light';

export interface Host {
  /** Such as `http://127.0.0.1:4173`. */
  readonly url: string;
  close(): Promise<void>;
}

const DIST = join(import.meta.dirname, '../../../dist');
const POLICY =
  "default-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types shop-widgets";

/** The path of a list also has its filters. */
const MAIN: Readonly<Record<string, string>> = {
  '/': '<a href="/producten">Producten</a>',
  '/producten/*': '<div data-widget="product-overview" data-id="products"></div>',
  '/cart': '<div data-widget="cart-page" data-checkout-url="/checkout"></div>',
  '/checkout': '<div data-widget="checkout"></div>',
  '/checkout/shipping': '<div data-widget="checkout"></div>',
  '/checkout/payment': '<div data-widget="checkout"></div>',
  '/addresses': '<div data-widget="address-book"></div>',
  '/voorwaarden': '<h1>Voorwaarden</h1>',
  '/privacy': '<h1>Privacy</h1>',
};

const page = (locale: Locale, token: string, main: string, build: Build) =>
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Zonshop</title>
        <link rel="icon" href="data:," />
        <meta name="csrf-token" content="${token}" />
        <link rel="stylesheet" href="/widgets/${build === 'light' ? 'light/' : ''}base.css" />
        <script type="module" async src="/widgets/${build === 'light' ? 'light/' : ''}loader.js"></script>
      </head>
      <body>
        <a href="/cart" data-widget="cart-badge">Winkelwagen</a>
        <main>${raw(main)}</main>
        <div data-widget="cart-popup"></div>
      </body>
    </html>`;

const product = (id: string) => `<h1>Product ${id}</h1>
  <button data-widget="add-to-cart" data-type="product" data-id="${id}" data-qty="1">In winkelwagen</button>`;
const thanks = (cents: number) => `<h1>Bedankt voor je bestelling</h1><p>Betaald: € ${(cents / 100).toFixed(2)}</p>`;

const localeIn = (text = ''): Locale => languageOf(text) ?? LOCALES[0];

/** Serves the shop on a port of its own. */
export async function openHost({ api, charged }: Engine, build: Build): Promise<Host> {
  const calls = createShopCalls(vendureShop(api), { pages: { terms: '/voorwaarden', privacy: '/privacy' } });
  const app = new Hono();
  app.use('/widgets/*', serveStatic({ root: DIST, rewriteRequestPath: (path) => path.slice('/widgets'.length) }));
  app.use(async ({ req }, next) => (await calls.fetch(req.raw)) ?? next());
  const show = async (context: Context, main: string) => {
    const locale = localeIn(context.req.query('lang'));
    const { token, headers } = await calls.openPage(context.req.raw, locale);
    for (const [name, value] of headers) context.header(name, value, { append: true });
    context.header('Content-Security-Policy', POLICY);
    return context.html(page(locale, token, main, build));
  };
  for (const [path, main] of Object.entries(MAIN)) app.get(path, (context) => show(context, main));
  app.get('/product/:id{[0-9]+}', (context) => show(context, product(context.req.param('id'))));
  app.get('/bedankt/:code', async (context) => {
    const amount = await charged(context.req.param('code'));
    return amount === undefined ? context.notFound() : show(context, thanks(amount));
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await new Promise<void>((resolve) => {
    server.once('listening', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
