import { engine } from 'eiland:manifest';
import type * as Engine from './engine/engine.ts';
import { takeCallSettings } from '../shared/http/call-settings.ts';
import { CALL_TIMEOUT_MS } from '../shared/http/timeout.ts';
import { context } from './context.ts';
import { calls, openInbox, returnClicks } from './inbox.ts';
import { load } from './load-file.ts';
import { triggerOf } from './trigger-of.ts';
import { widgets } from './manifest.ts';
import { page } from './page.ts';
import { prefetch, prefetches } from './prefetch.ts';
import { setState } from './set-state.ts';
import { settings } from './settings.ts';

/**
 * The only script that a page links. It prefetches the files of eager widgets while it loads the engine, which does
 * everything else.
 */

function prefetchEagerWidgets(): void {
  // While the page is loading, an element may lack its content. The engine then loads its files.
  if (page.readyState === 'loading') return;
  for (const element of page.querySelectorAll<HTMLElement>('[data-widget]')) {
    const byDefault = widgets[element.dataset['widget']!]?.load;
    if (triggerOf(element, byDefault) === 'eager') prefetch(element);
  }
}

/** Milliseconds, as in `retry-later.ts`, which comes with the engine. Each further pause is twice as long. */
let pause = 10_000;

function startEngine(): void {
  // After the timeout the clicks go back to the page. The engine may still start.
  const timer = setTimeout(handleEngineFailure, CALL_TIMEOUT_MS, new Error(engine));
  load<typeof Engine>(engine)
    .then(({ start }) => start(context))
    .catch(handleEngineFailure)
    .finally(() => clearTimeout(timer));
}

/** Leaves the page as it is without widgets, reports each widget as failed, and retries later. */
function handleEngineFailure(error: unknown): void {
  // Their first answers would be outdated.
  prefetches.clear();
  for (const element of page.querySelectorAll<HTMLElement>('[data-widget]:not([data-widget-state])'))
    setState(element, element.dataset['widget']!, 'failed', error);
  returnClicks();
  page.addEventListener('DOMContentLoaded', retry);
  page.addEventListener('visibilitychange', retry);
  addEventListener('online', retry);
  setTimeout(retry, pause);
  pause *= 2;
}

function retry(): void {
  if (!page.hidden) startEngine();
}

/** Runs scripts when the browser has painted the frames that a server has drawn. A hidden page paints nothing. */
function afterPaint(run: () => void): void {
  if (page.hidden || !page.querySelector('[data-sw-frame]')) return run();
  requestAnimationFrame(() => setTimeout(run));
}

// A page may link several loaders, of any version. The first one runs.
if (!calls.version) {
  calls.version = VERSION;
  takeCallSettings(settings);
  // From now on, it hears of consent.
  settings();
  openInbox();
  afterPaint(() => {
    prefetchEagerWidgets();
    startEngine();
  });
}
