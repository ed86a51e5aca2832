import { engine } from 'eiland:manifest';
import type * as Engine from './engine/engine.ts';
import { TIMEOUT_MS } from '../shared/http/timeout.ts';
import { latestFacts } from './first-call.ts';
import { load, recover } from './load-file.ts';
import { commands, widgets } from './manifest.ts';
import { invalidJson, locale, page, settings } from './page.ts';
import { startPrefetch, type Prefetch } from './prefetch.ts';
import { captureClick, queuedClicks } from './queued-clicks.ts';
import { request } from './request.ts';
import { setState } from './set-state.ts';

/**
 * The only script that a page links. It prefetches the files of eager widgets while it loads the engine, which does
 * everything else.
 */

/** Prefetches that started before the engine. */
const prefetches = new Map<Element, Prefetch>();

/** The engine uses the loader's own functions and data, so that nothing is loaded or requested twice. */
const context = {
  widgets,
  commands,
  settings,
  locale,
  request,
  load,
  recover,
  startPrefetch,
  prefetches,
  latestFacts,
  queuedClicks,
  captureClick,
  invalidJson,
  page,
  setState,
};
export type LoaderContext = typeof context;

const findElements = (selector: string) => page.querySelectorAll<HTMLElement>(selector);

// An element with id="shopWidgets" is readable as window.shopWidgets too.
if (!Array.isArray(window.shopWidgets)) window.shopWidgets = [];
const queue = window.shopWidgets;

/** Queues calls of the page's scripts, commands and clicks until the engine takes over. */
function startQueue(): void {
  for (const method of ['emit', 'on', 'scan'] as const) queue[method] = (...args) => queue.push([method, ...args]);
  // The engine passes its promise to a function that is the last argument.
  queue.send = (name, detail, options) =>
    new Promise((resolve) => queue.push(['send', name, detail, options, resolve]));
  queue.ready = (name) => new Promise((resolve) => queue.push(['ready', name, resolve]));
  for (const command of commands)
    page.addEventListener(`shop:${command}`, (event) =>
      queue.push(['command', command, (event as CustomEvent).detail]),
    );
  page.addEventListener('click', captureClick, true);
}

function prefetchEagerWidgets(): void {
  // While the page is loading, an element may lack its content. The engine then prefetches its files.
  if (page.readyState === 'loading') return;
  for (const element of findElements('[data-widget]')) {
    const { widget, load: trigger } = element.dataset;
    const entry = widgets[widget!];
    if (entry && (trigger || entry.load) === 'eager') prefetches.set(element, startPrefetch(element));
  }
}

/** Milliseconds. The first retry comes after twice as long, and each further pause doubles. */
let retryDelay = 5_000;

function startEngine(): void {
  // After the timeout the clicks go back to the page. The engine may still start.
  const timer = setTimeout(handleEngineFailure, TIMEOUT_MS, new Error(engine));
  load<typeof Engine>(engine)
    .then(({ start }) => start(context))
    .catch(handleEngineFailure)
    .finally(() => clearTimeout(timer));
}

/** Leaves the page as it is without widgets, reports each widget as failed, and retries later. */
function handleEngineFailure(error: unknown): void {
  page.removeEventListener('click', captureClick, true);
  // Their first answers would be outdated.
  prefetches.clear();
  for (const element of findElements('[data-widget]:not([data-widget-state])'))
    setState(element, element.dataset['widget']!, 'failed', error);
  for (const [button] of queuedClicks) button.click();
  queuedClicks.clear();
  page.addEventListener('DOMContentLoaded', retry);
  page.addEventListener('visibilitychange', retry);
  addEventListener('online', retry);
  setTimeout(retry, (retryDelay *= 2));
}

function retry(): void {
  if (!page.hidden) startEngine();
}

// A page may link several loaders, of any version. The first one runs.
if (!queue.version) {
  queue.version = VERSION;
  startQueue();
  prefetchEagerWidgets();
  startEngine();
}
