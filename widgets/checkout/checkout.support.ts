import { trackEcommerce } from '../../shared/bus/data-layer.ts';
import { expect, onTestFinished, vi } from 'vitest';
import { send } from '../../shared/http/send.ts';
import type { Host } from '../../shared/runtime/host.ts';
import { createServices, type Page } from '../../shared/runtime/services.ts';
import { createCheckout, type CheckoutState } from './checkout.model.ts';
import type { CheckoutInputs } from './start.rules.ts';
import { isBefore, type Step } from './steps.rules.ts';
import type { PrepareHtml } from './shipping.model.ts';
import type { Wallets } from './payment.model.ts';
import type { ShopSetup } from '../../tools/demo-shop/open-shop.ts';
import { GUEST } from '../../tests/support/guest.ts';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import { bus } from '../../tests/support/page-bus.ts';

/** A tab with its history, as far as a checkout uses it. */
export interface Tab {
  readonly page: Page;
  /** The path of the current entry. */
  path(): string;
  /** The paths of all entries. */
  readonly entries: string[];
  move(by: -1 | 1): void;
  /** The addresses that the page navigated to. */
  readonly navigations: string[];
  reloads: number;
  /** The page is restored from the back/forward cache. */
  restoreFromCache(): void;
  /** Shows or hides the page. */
  setVisible(isVisible: boolean): void;
}

export interface OpenCheckout extends OpenPage {
  readonly tab: Tab;
  /** The checkout of the page as it is loaded now. */
  model: CheckoutState;
  /** Reloads the page: another model with the same shop, tab and draft. */
  reload(): Promise<CheckoutState>;
}

export interface CheckoutSetup extends Omit<ShopSetup, 'open'> {
  readonly path?: string;
  readonly inputs?: Partial<CheckoutInputs>;
  readonly settings?: object;
  readonly wallets?: Wallets;
  readonly prepareHtml?: PrepareHtml;
  readonly ct?: string;
}

const INPUTS: CheckoutInputs = {
  cartUrl: '/cart',
  forgotPasswordUrl: '/forgot-password',
  customerServiceUrl: '/klantenservice',
  helpCentreUrl: 'https://help.zonshop.example/{locale}',
  taxExemptionUpdateUrl: '/tax-exemption',
  postcodeKey: 'demo',
  ctMeta: 'ct',
};

const PREPARE_NOTHING: PrepareHtml = () => Promise.resolve();
const NO_WALLETS: Wallets = { canPayWith: () => Promise.resolve(false) };

/** Opens a checkout without rendering it, with its own demo shop, tab and history. */
export async function openCheckout(setup: CheckoutSetup = {}): Promise<OpenCheckout> {
  const {
    path = '/checkout',
    inputs,
    settings = {},
    wallets = NO_WALLETS,
    prepareHtml = PREPARE_NOTHING,
    ct,
    ...shop
  } = setup;
  const page = await openPage({ cart: [{ sku: 'GRW-MIN3000TLXH' }], ...shop });
  sessionStorage.clear();
  const tab = openTab(path, { ct: ct ?? null });
  let loaded = new AbortController();

  async function load(): Promise<CheckoutState> {
    loaded.abort();
    loaded = new AbortController();
    tab.leave();
    const host = { bus, locale: setup.locale ?? 'nl', settings, texts: {} } as unknown as Host;
    const services = createServices(
      host,
      { name: 'checkout', firstCall: undefined, send, trackEcommerce },
      loaded.signal,
    );
    const model = createCheckout({ ...services, page: tab.page, wallets, prepareHtml }, { ...INPUTS, ...inputs });
    await model.start();
    return model;
  }

  const pending = followRequests();
  onTestFinished(async () => {
    loaded.abort();
    // Reads in flight are shared by path, even with the shop of the next test.
    do await new Promise((resolve) => setTimeout(resolve));
    while ((await Promise.allSettled(pending)).length > 0);
  });
  const opened: OpenCheckout = {
    ...page,
    tab,
    model: await load(),
    async reload() {
      opened.model = await load();
      return opened.model;
    },
  };
  return opened;
}

/** Requests that have not been answered yet. */
function followRequests(): ReadonlySet<Promise<unknown>> {
  const pending = new Set<Promise<unknown>>();
  const originalFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = originalFetch(...request);
    pending.add(answer);
    try {
      return await answer;
    } finally {
      pending.delete(answer);
    }
  });
  return pending;
}

function openTab(start: string, metas: Readonly<Record<string, string | null>>) {
  const entries = [start];
  let at = 0;
  let isSeen = true;
  let moved: (() => void)[] = [];
  let returned: (() => void)[] = [];
  let waiting: (() => void)[] = [];
  const navigations: string[] = [];
  const page: Page = {
    goTo: (url) => navigations.push(url) > 0,
    reload: () => void (tab.reloads += 1),
    path: () => entries[at]!,
    hash: () => '',
    isReloadOrHistory: () => false,
    setPath(path, how) {
      if (how === 'push') at += 1;
      entries.splice(at, how === 'push' ? entries.length : 1, path);
    },
    onPopState: (act) => void moved.push(act),
    meta: (name) => metas[name] ?? null,
    onPageRestore: (act) => void returned.push(act),
    onTokenRenewal: () => {},
    hasHandler: () => true,
    onParsed: () => {},
    whenVisible: (act) => (isSeen ? act() : void waiting.push(act)),
  };
  const tab = {
    page,
    entries,
    navigations,
    reloads: 0,
    path: page.path,
    move(by: -1 | 1) {
      if (entries[at + by] === undefined) return;
      at += by;
      for (const act of moved) act();
    },
    restoreFromCache() {
      for (const act of returned) act();
    },
    setVisible(now: boolean) {
      isSeen = now;
      const acts = now ? waiting : [];
      waiting = now ? [] : waiting;
      for (const act of acts) act();
    },
    /** A closed page has no listeners. */
    leave() {
      moved = [];
      returned = [];
      waiting = [];
    },
  };
  return tab;
}

/** The guest fills in the first step, typing the address by hand. */
export function fillIn({ form }: CheckoutState, values: Readonly<Record<string, string>> = GUEST): void {
  form.edit('manual_address', true);
  for (const [name, value] of Object.entries(values)) form.edit(name as 'city', value);
}

/** Submits valid data until the step is reached and its lists are loaded. */
export async function goToStep(step: Step, { model }: Pick<OpenCheckout, 'model'>): Promise<void> {
  if (isBefore(model.step.value, step) && model.step.value === 'details' && model.startData.value?.user === null)
    fillIn(model);
  while (isBefore(model.step.value, step)) {
    const before = model.step.value;
    await model.submit({});
    expect(isBefore(before, model.step.value), JSON.stringify(model.problems.value)).toBe(true);
    await shown(model);
  }
}

/** Waits for the lists of the current step. */
export async function shown({ step, shipping, payment }: CheckoutState): Promise<void> {
  if (step.value !== 'details') await vi.waitFor(() => expect(shipping.status.value.is).not.toBe('loading'));
  if (step.value === 'payment') await vi.waitFor(() => expect(payment.status.value.is).not.toBe('loading'));
}

/** The requested paths, in order. */
export function paths({ requests }: Pick<OpenCheckout, 'requests'>): string[] {
  return requests.map(({ path }) => path);
}

/** The bodies that were sent to a path, in order. */
export function bodies({ requests }: Pick<OpenCheckout, 'requests'>, path: string): Record<string, unknown>[] {
  return requests.filter((call) => call.path === path).map(({ body }) => body as Record<string, unknown>);
}

/** Makes the shop answer a call with a fault; without `how`, removes the fault. */
export async function setFault({ shop }: Pick<OpenCheckout, 'shop'>, call: string, how?: string, times?: number) {
  const headers = { 'Content-Type': 'application/json' };
  if (!how) await shop.fetch('/demo/behaviour', { method: 'DELETE' });
  else await shop.fetch('/demo/behaviour', { method: 'POST', headers, body: JSON.stringify({ call, how, times }) });
}

/** Replaces the shop's answers to submitted steps; the shop itself answers reads. */
export function answerSteps(status: number, body: unknown) {
  const shop = globalThis.fetch;
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    const isStep = (request[0] as Request).url.includes('/checkout/validate');
    return isStep ? Promise.resolve(Response.json(body, { status })) : shop(...request);
  });
}

/** The events of the tag manager, without the pushes that clear it. */
export function analytics(): { event: string; ecommerce: Record<string, unknown> }[] {
  const { dataLayer = [] } = globalThis as { dataLayer?: { event?: string }[] };
  return dataLayer.filter(({ event }) => event) as ReturnType<typeof analytics>;
}
