import { abortOf } from './abort-of.ts';
import { createShopXhr } from './shop-xhr.ts';
import { openBrowser } from '../../tools/demo-shop/db/open-browser.ts';
import { openShop, type OpenedShop, type ShopSetup } from '../../tools/demo-shop/open-shop.ts';
import { mountMedia } from '../../tools/demo-shop/pages/media.ts';

/** The demo shop of a story. */
export type StoryShop = Omit<ShopSetup, 'open' | 'pages'>;

let shop: Promise<OpenedShop> | undefined;
let isRouted = false;
/** Aborts when the next shop opens. */
let opening = new AbortController();

/** Opens a demo shop in the page, replaces the previous one, and routes the page's calls to it. */
export async function openStoryShop(setup: StoryShop): Promise<void> {
  // Pending calls to the previous shop would never end, and identical calls share them.
  opening.abort();
  opening = new AbortController();
  shop = takeOver(shop, setup);
  const { csrf } = await shop;
  routeCalls();
  const token = document.querySelector('meta[name=csrf-token]') ?? document.createElement('meta');
  token.setAttribute('name', 'csrf-token');
  token.setAttribute('content', csrf);
  document.head.append(token);
}

async function takeOver(before: typeof shop, setup: StoryShop): Promise<OpenedShop> {
  // A shop that failed to open needs no closing.
  await before?.then(
    ({ close }) => close(),
    () => {},
  );
  return openShop({ ...setup, open: openBrowser, pages: mountMedia });
}

/** Storybook's own files, and the WebAssembly of the database. */
const FILE = /\.(?:js|css|json|map|wasm)$/;

function routeCalls(): void {
  if (isRouted) return;
  isRouted = true;
  const originalFetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!shop || origin !== location.origin || FILE.test(pathname)) return originalFetch(input, init);
    const request = new Request(input, init);
    // A call between two shops goes to the next one.
    return Promise.race([
      shop.then((open) => answerOf(open, request)),
      abortOf(request.signal),
      abortOf(opening.signal),
    ]);
  };
  window.XMLHttpRequest = createShopXhr((request) => window.fetch(request));
}

async function answerOf({ app, fetch, csrf }: OpenedShop, request: Request): Promise<Response> {
  // A retry from an earlier story has the token of an earlier shop.
  if (request.headers.has('X-CSRF-TOKEN')) request.headers.set('X-CSRF-TOKEN', csrf);
  const answer = await fetch(request);
  if (!answer.headers.get('content-type')?.includes('json')) return answer;
  const copy = answer.clone();
  const text = await answer.text().catch(() => null);
  // The widget gets an incomplete body as it is.
  return text === null ? copy : new Response(await withPictures(text, app), copy);
}

/** `<img>` cannot reach the shop, so the answer contains the images. */
async function withPictures(json: string, app: OpenedShop['app']): Promise<string> {
  const addresses = [...new Set(json.match(/\/(?:media|storage)\/[\w./%?=&-]+/g))];
  const images = await Promise.all(addresses.map(async (address) => [address, await imageAt(address, app)] as const));
  return images.reduce((text, [address, picture]) => text.replaceAll(`"${address}"`, JSON.stringify(picture)), json);
}

async function imageAt(address: string, app: OpenedShop['app']): Promise<string> {
  const answer = await app.fetch(new Request(new URL(address, location.href)));
  if (!answer.ok) return address;
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('image/svg+xml')) return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
  return type.startsWith('image/') ? `data:${type};base64,${inBase64(await answer.arrayBuffer())}` : address;
}

function inBase64(bytes: ArrayBuffer): string {
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
}
