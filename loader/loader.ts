import { handlers } from 'eiland:handlers';
import { engine, late } from 'eiland:manifest';
import type * as Engine from './engine/engine.ts';
import { queuedClicks, captureClick } from './queued-clicks.ts';
import { load, preload } from './load-file.ts';
import { latest } from './first-call.ts';
import { learn, type Packed, widgets } from './manifest.ts';
import { invalidJson, page, settings } from './page.ts';
import { TIMEOUT_MS, request } from './request.ts';
import { setState } from './set-state.ts';
import { startPrefetch, type Prefetch } from './prefetch.ts';

/**
 * The only script a page names. It knows which files every widget needs, and gives those that should wake at once
 * a head start while the engine is on its way, which does everything else.
 */

/** What the engine gets from the loader. */
export type Core = readonly [
  known: typeof widgets,
  settings: typeof settings,
  request: typeof request,
  startWave: typeof startPrefetch,
  /** Those that have begun before the engine was there. */
  waves: Map<Element, Prefetch>,
  told: typeof latest,
  early: typeof queuedClicks,
  hold: typeof captureClick,
  broken: typeof invalidJson,
  handlers: Readonly<Record<string, readonly string[]>>,
  learnMore: () => Promise<void>,
  page: typeof page,
  write: typeof setState,
];

/** Makes the widgets of the late list known, or names that are no widget's certain to be none. */
const learnMore = () => load<{ packed: Packed }>(late + '.js').then(({ packed }) => learn(packed));

// An element with this id is no list.
if (!Array.isArray(window.shopWidgets)) window.shopWidgets = [];
const queue = window.shopWidgets;
// A second loader, of whatever version, leaves the page to the first.
if (!queue.version) {
  queue.version = VERSION;
  // Until the engine is there, the page's wishes are kept.
  for (const what of ['emit', 'on', 'scan'] as const) queue[what] = (...given) => queue.push([what, ...given]);
  page.addEventListener('click', captureClick, true);
  for (const name in handlers)
    page.addEventListener(`shop:${name}`, (event) => queue.push(['keep', name, (event as CustomEvent).detail]));
  const waves = new Map<Element, Prefetch>();
  for (const element of page.querySelectorAll<HTMLElement>('[data-widget]')) {
    const { widget, load: moment } = element.dataset;
    const known = widgets[widget!];
    if (!known) preload(late + '.js');
    // While the page is still arriving the element may not be whole; the engine, as near as this file then, sees to it.
    if (known && page.readyState !== 'loading' && (moment || known[0]) === 'eager')
      waves.set(element, startPrefetch(element));
  }
  /** Leaves the page as it is without widgets, reports each widget as failed, and retries later. */
  const giveUp = (error: unknown) => {
    page.removeEventListener('click', captureClick, true);
    // Their first answers will be old.
    waves.clear();
    for (const element of page.querySelectorAll<HTMLElement>('[data-widget]:not([data-widget-state])'))
      setState(element, element.dataset['widget']!, 'failed', error);
    for (const button of new Set(queuedClicks.splice(0))) button.click();
    page.addEventListener('DOMContentLoaded', again);
    page.addEventListener('visibilitychange', again);
    addEventListener('online', again);
  };
  const again = () => page.hidden || startEngine();
  const startEngine = () => {
    // Clicks wait no longer, although it may still come.
    const timer = setTimeout(giveUp, TIMEOUT_MS, new Error(engine));
    load<typeof Engine>(engine + '.js')
      .then(({ start }) =>
        start(
          widgets,
          settings,
          request,
          startPrefetch,
          waves,
          latest,
          queuedClicks,
          captureClick,
          invalidJson,
          handlers,
          learnMore,
          page,
          setState,
        ),
      )
      .catch(giveUp)
      .finally(() => clearTimeout(timer));
  };
  startEngine();
}
