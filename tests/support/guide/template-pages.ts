import { importMapTag } from '../../../tools/render/import-map.ts';

/** A byte of Latin-1 in a text that should be UTF-8; the setups of the engines replace it. */
export const LATIN1 = '\ue000';

type Truth = boolean | 0 | 1 | '0' | '1' | null;

interface Image {
  readonly url: string;
  readonly mobile_url?: string | null;
  readonly thumbnail_url?: string;
}

/** The data of the guide's templates, as a database or another service may deliver them. */
export interface TemplatePage {
  readonly shop: { readonly locale: string; readonly token: string | null; readonly isExempt: Truth };
  readonly product: {
    readonly id: number | string;
    readonly name: string | number | null;
    readonly isOrderable: Truth;
    readonly images: readonly Image[] | null;
  };
  readonly cart: readonly { readonly qty: number | string; readonly name: string | null }[] | null;
  /** As in `widgets.json`. */
  readonly preload: Readonly<Record<string, readonly string[]>>;
  /** The same; null for a page without an import map. */
  readonly integrity: Readonly<Record<string, string>> | null;
}

/** Widgets share files, and one of the page is missing. */
const PRELOAD: TemplatePage['preload'] = {
  engine: ['engine-a1b2c.js', 'chunk-AAAAAAAA.js'],
  kit: ['kit-a1b2c.css'],
  'cart-badge': ['chunk-AAAAAAAA.js', 'engine-a1b2c.js', 'engine-a1b2c.{locale}.js'],
  'cart-page': ['chunk-AAAAAAAA.js', 'chunk-BBBBBBBB.js', 'cart-a1b2c.js', 'cart-a1b2c.{locale}.js', 'cart-a1b2c.css'],
  'cart-popup': ['cart-popup-a1b2c.js'],
  'product-gallery': ['chunk-BBBBBBBB.js', 'product-gallery-a1b2c.js', 'product-gallery-a1b2c.css'],
};

/** Once each, in the order of the widgets, without those of widgets that load later. */
const PRELOADED = [
  'engine-a1b2c.js',
  'chunk-AAAAAAAA.js',
  'engine-a1b2c.nl.js',
  'chunk-BBBBBBBB.js',
  'product-gallery-a1b2c.js',
  'product-gallery-a1b2c.css',
  'cart-a1b2c.js',
  'cart-a1b2c.nl.js',
  'cart-a1b2c.css',
];

const IMAGES: readonly Image[] = [
  { url: '/media/1.svg?a=1&b="2"', mobile_url: '/media/</script>.svg', thumbnail_url: '/media/1-t.svg' },
];

interface PageChanges extends Partial<TemplatePage['product']> {
  readonly shop?: Partial<TemplatePage['shop']>;
  readonly cart?: TemplatePage['cart'];
  readonly integrity?: TemplatePage['integrity'];
}

const page = ({
  shop,
  cart = [{ qty: 2, name: 'Kabel' }],
  integrity = null,
  ...product
}: PageChanges): TemplatePage => ({
  shop: { locale: 'nl', token: 'a"b', isExempt: false, ...shop },
  product: { id: 4711, name: 'Growatt', isOrderable: true, images: IMAGES, ...product },
  cart,
  preload: PRELOAD,
  integrity,
});

const named = (name: string | number | null) =>
  page({ name, cart: [{ qty: 1, name: name === null ? null : String(name) }] });

/** By what is special about them. */
export const PAGES: Readonly<Record<string, TemplatePage>> = {
  'plain words': page({}),
  'quotes and brackets': named(`Growatt "MIN" 3000 <TL-XH> & zo's`),
  'an end tag of a script': named('Lamp </script><script>alert(1)</script>'),
  'the start of a comment': named('Lamp <!-- <script> {{ name }} ]]>'),
  'characters of templates': named('{{ 7 * 7 }} {% raw %} <%= 1 %> @if (1) {!! x !!} $name'),
  umlauts: named('Größe für Café ß'),
  emoji: named('Zon ☀️ 👩‍🔧'),
  'line separators': named('Een\u2028twee\u2029drie'),
  'a name of nothing': named(null),
  'a name of zero': named('0'),
  'an empty name': named(''),
  'a byte of Latin-1': named(`Caf${LATIN1} ole`),
  'no images': page({ images: [] }),
  'images of nothing': page({ images: null }),
  'an image without a mobile version': page({ images: [{ url: '/media/1.svg', mobile_url: null }] }),
  'zeros for false': page({ isOrderable: 0, shop: { isExempt: '0' } }),
  'ones for true': page({ isOrderable: '1', shop: { isExempt: 1 } }),
  'nothing for false, and no token': page({ isOrderable: null, shop: { isExempt: null, token: null } }),
  'an empty cart': page({ cart: [] }),
  'a cart of nothing': page({ cart: null }),
  'hashes of scripts': page({ integrity: { 'loader.js': 'sha384-a+b/c=', 'engine-a1b2c.nl.js': 'sha384-d+e/f==' } }),
};

const isTrue = (value: Truth) => value === true || value === 1 || value === '1';
const text = (value: string | number | null | undefined) => String(value ?? '').replaceAll(LATIN1, '\ufffd');

function escape(value: string | number | null | undefined): string {
  return text(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const json = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll(LATIN1, '\ufffd');

/** A browser that has checked a file by its line does not request it again. */
function hashOf(file: string, integrity: TemplatePage['integrity']): string {
  return integrity?.[file] ? ` integrity="${integrity[file]}"` : '';
}

function preloadLine(file: string, integrity: TemplatePage['integrity']): string {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${kind} href="/widgets/${file}"${hashOf(file, integrity)}>`;
}

/** The page that every template has to print. */
export function expectedPage({ shop, product, cart, integrity }: TemplatePage): string {
  const name = escape(product.name);
  const settings = {
    locale: shop.locale,
    currency: { sign: '€', position: 'before', code: 'EUR' },
    taxExemptionSelected: isTrue(shop.isExempt),
  };
  const [first] = product.images ?? [];
  const gallery = `<div data-widget="product-gallery" data-name="${name}">
    <script type="application/json">${json({ images: product.images })}</script>
    <img src="${escape(first?.url)}" alt="${name}"></div>`;
  const isOrderable = isTrue(product.isOrderable);
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${name}</title>
    <meta name="csrf-token" content="${escape(shop.token)}">
    <script type="application/json" data-shop-settings>${json(settings)}</script>
    ${integrity ? importMapTag(integrity, '/widgets/') : ''}
    <link rel="stylesheet" href="/widgets/base.css"><link rel="stylesheet" href="/widgets/page.css">
    <script type="module" async src="/widgets/loader.js"${hashOf('loader.js', integrity)}></script>
    ${PRELOADED.map((file) => preloadLine(file, integrity)).join('')}</head><body>
    <a href="/cart" data-widget="cart-badge">Winkelwagen</a><h1>${name}</h1>${first ? gallery : ''}
    <button class="sw-button sw-button--${isOrderable ? 'primary' : 'secondary'}" data-widget="add-to-cart" data-type="product" data-id="${escape(product.id)}"
      data-orderable="${isOrderable}">${isOrderable ? 'In winkelwagen' : 'Mail mij bij voorraad'}</button>
    <div data-widget="cart-page" data-checkout-url="/checkout"><ul class="sw-page" role="list">${(cart ?? [])
      .map(
        (line) =>
          `<li class="sw-cart-page__line"><span class="sw-cart-page__product">${escape(line.qty)} × ${escape(line.name)}</span></li>`,
      )
      .join('')}</ul></div>
    <div data-widget="cart-popup" data-cart-url="/cart"></div></body></html>`;
}
