import { html, raw } from 'hono/html';
import { siteWidgets } from './site-widgets.ts';
import { checkoutFooter, footer } from './footer.ts';
import { checkoutHeader, header } from './header.ts';
import { SPRITE, type Markup } from './icons.ts';
import type { Visit } from './visit.ts';
import { CURRENCY } from '../rules/currency.ts';

export interface Page {
  readonly title: string;
  readonly body: Markup;
  /** The meta description. */
  readonly about?: string;
  /** The token of an order, on the pages of the checkout. */
  readonly checkoutToken?: string;
  /** Without what leads away from an order: search, menus, categories, newsletter and comparison. */
  readonly isEnclosed?: boolean;
  /** The host of content that links open in a dialog, such as `content.example.nl`; this shop by default. */
  readonly contentDomain?: string;
  /** Addresses of further styles and scripts. */
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  /** Addresses of ES modules. */
  readonly modules?: readonly string[];
  /** The page shows template errors, such as an unknown widget. */
  readonly hasMistakes?: boolean;
  /** Markup at the end of the body. */
  readonly end?: Markup;
}

/** Facts about the page for widgets and scripts. A `<` would end the block early, so it is escaped. */
function settings({ locale, isExempt, vatRate }: Visit, { contentDomain }: Page) {
  const facts = {
    locale,
    currency: CURRENCY,
    ...(contentDomain === undefined ? {} : { contentDomain }),
    taxExemptionSelected: isExempt,
    vatRate,
  };
  return raw(JSON.stringify(facts).replaceAll('<', '\\u003c'));
}

function head(visit: Visit, page: Page): Markup {
  return html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${page.title} – Zonshop</title>
    ${page.about ? html`<meta name="description" content="${page.about}" />` : ''}
    <meta name="csrf-token" content="${visit.csrf}" />
    ${page.checkoutToken ? html`<meta name="ct" content="${page.checkoutToken}" />` : ''}
    <meta name="theme-color" content="#074b37" />
    <link rel="icon" href="/media/logo.svg" type="image/svg+xml" />
    <script type="application/json" data-shop-settings>
      ${settings(visit, page)}
    </script>
    <link rel="preload" href="/assets/figtree.woff2" as="font" type="font/woff2" crossorigin />
    <link rel="stylesheet" href="/widgets/base.css" />
    <link rel="stylesheet" href="/widgets/page.css" />
    <link rel="stylesheet" href="/assets/shop.css" />
    ${page.styles?.map((address) => html`<link rel="stylesheet" href="${address}" />`)}
    <script type="module" async src="/widgets/loader.js"></script>
    ${visit.allowsMarketing ? html`<script src="/assets/marketing.js" defer></script>` : ''}
    ${page.scripts?.map((address) => html`<script src="${address}" defer></script>`)}
    ${page.modules?.map((address) => html`<script type="module" src="${address}"></script>`)}
  </head>`;
}

/** Their forms have a bar of their own at the foot of a narrow window. */
const WITHOUT_COMPARE_BAR = /^\/(?:rma|withdrawal|dashboard)\b/;

function hasCompareBar({ address }: Visit, { isEnclosed = false }: Page): boolean {
  return !isEnclosed && !WITHOUT_COMPARE_BAR.test(address);
}

/** A complete page of the shop. */
export function layout(visit: Visit, page: Page): Markup {
  return html`<!doctype html>
    <html lang="${visit.locale}">
      ${head(visit, page)}
      <body>
        <a class="skip" href="#content">${visit.words.skip}</a>
        ${SPRITE} ${page.isEnclosed ? checkoutHeader(visit) : header(visit)}
        <main id="content" tabindex="-1">
          ${visit.notice ? html`<p class="wrap notice" role="alert">${visit.notice}</p>` : ''} ${page.body}
        </main>
        ${page.isEnclosed ? checkoutFooter(visit) : footer(visit)}
        <div data-widget="cart-popup" data-cart-url="/cart"></div>
        ${siteWidgets(visit)} ${page.end ?? ''}
        ${hasCompareBar(visit, page) ? html`<div data-widget="compare-bar" data-compare-url="/compare"></div>` : ''}
      </body>
    </html>`;
}
