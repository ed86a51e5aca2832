import { expect, type Page, type Request, type Route } from '@playwright/test';
import type { AnyEndpoint } from '../../shared/contract/endpoint.ts';
import type { Answered, Fault } from './fault-kinds.ts';
import { takeSnapshot, type Snapshot } from './snapshot.ts';
import type { CallScenario } from './call-scenario.ts';
import { sessionOf } from '../browser/visitor-session.ts';

/** The state of the page before and after a fault. */
export interface Observation {
  readonly before: Snapshot | null;
  readonly after: Snapshot;
  /** Errors in the console and uncaught ones. */
  readonly heard: readonly string[];
  /** The address that the page navigated to, if any. */
  readonly left: string | null;
  /** The number of calls. */
  readonly calls: number;
}

/** One call of a widget, which can be made to fail repeatedly. */
export interface FaultBench {
  /** The page has the content security policy of the demo shop. */
  hasPolicy: boolean;
  /** The shop's answer has been recorded. */
  readonly hasAnswer: boolean;
  /** All calls are blocked. */
  isCutOff: boolean;
  /** Lets the shop answer, and stores the answer. */
  record(): Promise<Answered>;
  run(fault: Fault): Promise<Observation>;
}

/** Steps in milliseconds by which the clock of the page advances: retries and late messages. */
const STEPS = [50, 350, 1200, 2500, 5000];
/** Beyond every timeout of the product. */
const LONG_STEPS = [18_000, 2000, 21_000, 21_000, 21_000, 60_000];

export async function endpointOf({ widget, call }: CallScenario): Promise<AnyEndpoint> {
  const file = new URL(`../../widgets/${widget}/${widget}.metadata.ts`, import.meta.url).href;
  const { metadata } = (await import(file)) as { metadata: { calls: Readonly<Record<string, AnyEndpoint>> } };
  const endpoint = metadata.calls[call] ?? (await import('../../shared/contract/cart.ts')).addToCart;
  return endpoint;
}

/** The path of the call at the end of an address. */
export function patternOf(path: string): RegExp {
  const parts = path.split('?')[0]!.split(/\{\w+\}/);
  return new RegExp(`${parts.map((part) => part.replaceAll('/', '\\/')).join('[^/]+')}$`);
}

/** The demo page of the scenario with one sample, and only its widgets. */
export function leanPage(html: string, { widget, sample = 0, beside = [], change }: CallScenario): string {
  const names = [widget, ...beside];
  let at = -1;
  const lean = html
    .replaceAll(/<section class="sample">[\s\S]*?<\/section>/g, (section) => (++at === sample ? section : ''))
    .replaceAll(/ data-widget="([\w-]+)"/g, (attribute, name: string) => (names.includes(name) ? attribute : ''));
  return change ? change(lean) : lean;
}

export const pathOf = ({ widget, page = `/demo/${widget}` }: CallScenario): string => page;

export async function openBench(page: Page, reach: CallScenario): Promise<FaultBench> {
  const { widget } = reach;
  const path = pathOf(reach);
  const pattern = reach.path ?? patternOf((await endpointOf(reach)).path);
  const visitor = sessionOf(page);
  const heard: string[] = [];
  const pending = new Set<Request>();
  let html: { body: string; headers: Record<string, string> } | null = null;
  let answered: Answered | null = null;
  let fault: Fault | null = null;
  let isArmed = false;
  let left: string | null = null;
  let calls = 0;
  let held: (() => Promise<void>)[] = [];

  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message} ${error.stack?.split('\n')[1] ?? ''}`));
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => void pending.delete(request));
  page.on('requestfailed', (request) => void pending.delete(request));

  async function document(route: Route) {
    if (isArmed && html && calls > 0) {
      left = route.request().url();
      // An answer without content leaves the page unchanged.
      return route.fulfill({ status: 204 });
    }
    if (!html) {
      const answer = await route.fetch();
      const { 'content-length': _, ...headers } = answer.headers();
      html = { body: leanPage(await answer.text(), reach), headers };
    }
    const { 'content-security-policy': policy, ...headers } = html.headers;
    const guarded = bench.hasPolicy && policy ? { ...headers, 'content-security-policy': policy } : headers;
    return route.fulfill({ status: 200, headers: guarded, body: html.body });
  }

  async function call(route: Route) {
    calls += 1;
    const now = fault;
    if (!now) {
      const answer = await route.fetch();
      const text = await answer.text();
      answered ??= { status: answer.status(), contentType: answer.headers()['content-type'] ?? '', text };
      return route.fulfill({ response: answer, body: text });
    }
    if (now.delay === undefined) return now.answer(route, answered!);
    pending.delete(route.request());
    held.push(() => now.answer(route, answered!).catch(() => {}));
  }

  await page.route('**/*', async (route) => {
    const request = route.request();
    const type = request.resourceType();
    try {
      if (bench.isCutOff && type !== 'script' && type !== 'stylesheet') await route.fulfill({ status: 204 });
      else if (type === 'document') await document(route);
      else if (type === 'image' || type === 'media') await route.fulfill({ contentType: 'image/svg+xml', body: EMPTY });
      else if (isArmed && /fetch|xhr/.test(type) && pattern.test(new URL(request.url()).pathname)) await call(route);
      else await route.continue();
    } catch (error) {
      // The page may have navigated before its answer arrived.
      if (!/closed|Request is already handled|Target page/.test(String(error))) throw error;
    }
  });
  await page.clock.install();
  await page.addInitScript(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await reach.prepare?.(visitor);

  const isBusyWithNetwork = () => [...pending].some((request) => request.resourceType() !== 'image');
  async function quiet() {
    for (let turn = 0; turn < 150 && isBusyWithNetwork(); turn++) await page.evaluate(TURN);
    await page.evaluate(TURN);
  }

  async function until(isThere: () => boolean) {
    for (let turn = 0; turn < 400 && !isThere(); turn++) {
      if (turn % 5 === 4 && !isBusyWithNetwork()) await page.clock.fastForward(200);
      await page.evaluate(TURN);
    }
    expect(isThere(), `${widget} makes the call ${reach.call}`).toBe(true);
  }

  async function settle() {
    for (const step of STEPS) {
      await quiet();
      await page.clock.fastForward(step);
    }
    if (fault?.delay !== undefined) {
      if (fault.delay !== Infinity) {
        await page.clock.fastForward(fault.delay - STEPS.reduce((sum, step) => sum + step));
        for (const release of held.splice(0)) await release();
      }
      for (const step of LONG_STEPS) {
        await quiet();
        await page.clock.fastForward(step);
        if (fault.delay !== Infinity) for (const release of held.splice(0)) await release();
      }
    }
    await quiet();
    for (let turn = 0; turn < 8 && (await page.evaluate(IS_BUSY)); turn++) {
      await page.clock.fastForward(2500);
      await quiet();
    }
  }

  async function run(): Promise<Observation> {
    heard.length = 0;
    pending.clear();
    held = [];
    left = null;
    calls = 0;
    isArmed = reach.press === undefined;
    if (reach.preparesEach) {
      // A cart that is filled again and again exceeds the stock.
      await page.context().clearCookies();
      await reach.prepare?.(visitor);
    }
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const element = page.locator(`[data-widget="${widget}"]`).first();
    let before: Snapshot | null = null;
    if (reach.press) {
      await page.waitForFunction(READY, widget);
      await reach.before?.(element, page);
      await quiet();
      await page.clock.fastForward(300);
      await quiet();
      before = await takeSnapshot(page, widget);
      isArmed = true;
      await reach.press(element, page);
    }
    await until(() => calls > 0);
    await settle();
    const seen = { before, after: await takeSnapshot(page, widget), heard: [...heard], left, calls };
    isArmed = false;
    for (const release of held.splice(0)) void release();
    return seen;
  }

  const bench: FaultBench = {
    hasPolicy: true,
    isCutOff: false,
    get hasAnswer() {
      return answered !== null;
    },
    async record() {
      if (reach.answer !== undefined)
        return (answered = { status: 200, contentType: 'application/json', text: JSON.stringify(reach.answer) });
      fault = null;
      await run();
      html = null;
      await page.context().clearCookies();
      await reach.prepare?.(visitor);
      return answered!;
    },
    run(nextFault) {
      fault = nextFault;
      return run();
    },
  };
  return bench;
}

const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
/** One task of the page, independent of its clock. */
const TURN = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
const IS_BUSY = () => document.querySelector('[aria-busy=true], [data-widget-state=loading]') !== null;
const READY = (name: string) => {
  const states = [...document.querySelectorAll<HTMLElement>(`[data-widget="${name}"]`)].map(
    ({ dataset }) => dataset['widgetState'],
  );
  return states.length > 0 && states.every((state) => state && state !== 'loading');
};
