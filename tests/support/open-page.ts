import { vi, onTestFinished } from 'vitest';
import type { Facts } from '../../shared/bus/events.ts';
import type { Texts } from '../../shared/i18n/texts.ts';
import type { Host, Widget } from '../../shared/runtime/host.ts';
import type { TemplateError } from '../../shared/runtime/template-error.ts';
import { openNode } from '../../tools/demo-shop/db/open-node.ts';
import { abortOf } from './abort-of.ts';
import { bus, forgetFacts } from './page-bus.ts';
import { createShopXhr } from './shop-xhr.ts';
import { openShop, type OpenedShop, type ShopSetup } from '../../tools/demo-shop/open-shop.ts';

const catalogues = import.meta.glob<Texts>('../../{widgets/*,shared/i18n,shared/i18n/*}/locales/*.json', {
  eager: true,
  import: 'default',
});

/** A request to the shop. */
export interface PageRequest {
  readonly method: string;
  readonly path: string;
  /** With its question mark. */
  readonly query: string;
  /** Parsed JSON, or the fields of a form in order. */
  readonly body: unknown;
  readonly headers: Headers;
}

export interface OpenPage {
  readonly shop: OpenedShop;
  /** All requests in order. */
  readonly requests: PageRequest[];
  /** Published facts in order. */
  readonly published: [keyof Facts, unknown][];
  /** `overrides` replaces parts of the host. */
  mount(widget: Widget, html: string, overrides?: Partial<Host>): Mounted;
}

export interface Mounted {
  readonly element: HTMLElement;
  readonly states: string[];
  readonly templateErrors: TemplateError[];
  unmount(): void;
}

/** Every fact: one that is missing fails the types. */
const FACTS = Object.keys({
  'cart-added': true,
  'cart-count': true,
  'compare-changed': true,
  'address-saved': true,
  'chat-opened': true,
  'products-searched': true,
  'widget-ready': true,
  'widget-failed': true,
  'call-failed': true,
  'call-ended': true,
  'widget-vitals': true,
  'slot-ready': true,
  'template-error': true,
} satisfies Record<keyof Facts, true>) as (keyof Facts)[];

/** Milliseconds for which the end of a page waits for answers. */
const LAST_ANSWERS_MS = 500;

/** Opens a page with a demo shop of its own, which answers by the real contract. */
export async function openPage(setup: Omit<ShopSetup, 'open'> = {}): Promise<OpenPage> {
  const shop = await openShop({ wait: () => Promise.resolve(), ...setup, open: () => openNode() });
  const requests: PageRequest[] = [];
  const published: [keyof Facts, unknown][] = [];
  const awaited = new Set<Promise<unknown>>();
  const address = location.href;
  document.head.innerHTML = `<meta name="csrf-token" content="${shop.csrf}">`;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : input, location.href),
      input instanceof Request ? input : init,
    );
    // The shop reads the body itself, and happy-dom allows that once.
    const { method, headers, signal } = request;
    const text = await request.text();
    const sent = new Request(request.url, { method, headers, signal, ...(text && { body: text }) });
    return answered(sent, text && JSON.parse(text));
  });
  vi.stubGlobal(
    'XMLHttpRequest',
    createShopXhr((request, form) => answered(request, form && Object.fromEntries(form))),
  );

  function answered(request: Request, body: unknown): Promise<Response> {
    const { method, headers } = request;
    const { pathname: path, search: query } = new URL(request.url);
    requests.push({ method, path, query, body, headers });
    const answer = Promise.race([shop.fetch(request), abortOf(request.signal)]);
    awaited.add(answer);
    return answer.finally(() => awaited.delete(answer));
  }

  const stops = FACTS.map((name) => bus.on(name, (detail) => published.push([name, detail])));
  const mounted: Mounted[] = [];

  onTestFinished(async () => {
    for (const widget of mounted) widget.unmount();
    for (const stop of stops) stop();
    forgetFacts();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
    Reflect.deleteProperty(globalThis, 'dataLayer');
    sessionStorage.clear();
    localStorage.clear();
    history.replaceState(null, '', address);
    // A call of the next page would share an answer that is still awaited. Some shops never answer.
    await Promise.race([Promise.allSettled(awaited), new Promise((resolve) => setTimeout(resolve, LAST_ANSWERS_MS))]);
    await shop.close();
  });

  function mount(widget: Widget, html: string, overrides: Partial<Host> = {}): Mounted {
    const place = document.createElement('div');
    place.innerHTML = html;
    const element = place.firstElementChild as HTMLElement;
    document.body.append(element);
    const drawn = { element, states: [] as string[], templateErrors: [] as TemplateError[] };
    const unmount = widget.mount(element, { ...hostOf(widget, setup.locale ?? 'nl', drawn), ...overrides });
    mounted.push({ ...drawn, unmount });
    return mounted.at(-1)!;
  }

  return { shop, requests, published, mount };
}

function hostOf(widget: Widget, locale: Host['locale'], record: Pick<Mounted, 'states' | 'templateErrors'>): Host {
  const words = catalogues[`../../widgets/${widget.name}/locales/${locale}.json`] ?? {};
  const parts = (widget.textParts ?? []).map((part) => [
    part,
    catalogues[`../../shared/i18n/${part}/locales/${locale}.json`],
  ]);
  return {
    bus,
    locale,
    settings: {},
    texts: {
      ...words,
      ...Object.fromEntries(parts),
      kit: catalogues[`../../shared/i18n/locales/${locale}.json`] ?? {},
    },
    request: (method, path, body, headers, signal) =>
      fetch(path, {
        method,
        headers: { 'X-Requested-With': 'XMLHttpRequest', ...headers },
        ...(signal && { signal }),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    setState: (state) => record.states.push(state),
    reportTemplateError: (error) => record.templateErrors.push(error),
  };
}
