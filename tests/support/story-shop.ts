import { abortOf } from './abort-of.ts';
import { createShopXhr } from './shop-xhr.ts';
import { openBrowser } from '../storefront/db/open-browser.ts';
import { openShop, type OpenedShop, type ShopSetup } from '../storefront/open-shop.ts';
import { mountMedia } from '../storefront/pages/media.ts';

/** What is on the shelf of a story, and how its shop answers. */
export type StoryShop = Omit<ShopSetup, 'open' | 'pages'>;

let shop: Promise<OpenedShop> | undefined;
let isRouted = false;
/** Ends with the present shop. */
let opening = new AbortController();

/** Opens a demo shop inside the page, in the place of the one before, and lets the page's calls go to it. */
export async function openStoryShop(setup: StoryShop): Promise<void> {
  // Who still waited for the one before would do so for good, and with it whoever asks for the same.
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
  // One that could not be opened need not be closed.
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
  const outside = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!shop || origin !== location.origin || FILE.test(pathname)) return outside(input, init);
    const request = new Request(input, init);
    // Whoever asks between two shops asks the next.
    return Promise.race([
      shop.then((open) => answerOf(open, request)),
      abortOf(request.signal),
      abortOf(opening.signal),
    ]);
  };
  window.XMLHttpRequest = createShopXhr((request) => window.fetch(request));
}

async function answerOf({ app, fetch, csrf }: OpenedShop, request: Request): Promise<Response> {
  // The second try of a call of an earlier story comes with the token of an earlier shop.
  if (request.headers.has('X-CSRF-TOKEN')) request.headers.set('X-CSRF-TOKEN', csrf);
  const answer = await fetch(request);
  if (!answer.headers.get('content-type')?.includes('json')) return answer;
  const copy = answer.clone();
  const text = await answer.text().catch(() => null);
  // A body that breaks off half-way does so for the widget as well.
  return text === null ? copy : new Response(await withPictures(text, app), copy);
}

/** `<img>` asks the network, where no shop is: pictures travel inside the answer instead. */
async function withPictures(json: string, app: OpenedShop['app']): Promise<string> {
  const addresses = [...new Set(json.match(/\/(?:media|storage)\/[\w./%-]+/g))];
  const drawn = await Promise.all(addresses.map(async (address) => [address, await drawingAt(address, app)] as const));
  return drawn.reduce((text, [address, picture]) => text.replaceAll(`"${address}"`, JSON.stringify(picture)), json);
}

async function drawingAt(address: string, app: OpenedShop['app']): Promise<string> {
  const answer = await app.fetch(new Request(new URL(address, location.href)));
  if (!answer.ok) return address;
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('image/svg+xml')) return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
  return type.startsWith('image/') ? `data:${type};base64,${inBase64(await answer.arrayBuffer())}` : address;
}

function inBase64(bytes: ArrayBuffer): string {
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
}
