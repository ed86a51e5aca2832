import { handlers } from 'eiland:handlers';
import { engine, late } from 'eiland:manifest';
import type * as Engine from './engine/engine.ts';
import { early, hold } from './early.ts';
import { load, preload } from './files.ts';
import { told } from './first-call.ts';
import { learn, type Packed, widgets } from './manifest.ts';
import { broken, settings } from './page.ts';
import { request } from './request.ts';
import { startWave, type Wave } from './wave.ts';

/**
 * The only script a page names. It knows which files every widget needs, and gives those that should wake at once
 * a head start while the engine is on its way, which does everything else.
 */

/** What the engine gets from the loader. */
export type Core = readonly [
  known: typeof widgets,
  settings: typeof settings,
  request: typeof request,
  load: typeof load,
  startWave: typeof startWave,
  /** Those that have begun before the engine was there. */
  waves: Map<Element, Wave>,
  told: typeof told,
  early: typeof early,
  hold: typeof hold,
  broken: typeof broken,
  handlers: Readonly<Record<string, readonly string[]>>,
  learnMore: () => Promise<void>,
];

/** Makes the widgets of the late list known, or names that are no widget's certain to be none. */
const learnMore = () => load<{ packed: Packed }>(late + '.js').then(({ packed }) => learn(packed));

const queue = (window.shopWidgets ??= []) as Engine.Queue;
// A second loader, of whatever version, leaves the page to the first.
if (!queue.version) {
  queue.version = VERSION;
  // Until the engine is there, the page's wishes are kept.
  for (const what of ['emit', 'on', 'scan'] as const) queue[what] = (...given) => queue.push([what, ...given]);
  document.addEventListener('click', hold, true);
  for (const name in handlers)
    document.addEventListener(`shop:${name}`, (event) => queue.push(['keep', name, (event as CustomEvent).detail]));
  const waves = new Map<Element, Wave>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    const { widget, load: moment } = element.dataset;
    const known = widgets[widget!];
    if (!known) preload(late + '.js');
    // While the page is still arriving the element may not be whole; the engine, as near as this file then, sees to it.
    if (known && document.readyState !== 'loading' && (moment || known[0]) === 'eager')
      waves.set(element, startWave(element));
  }
  const startEngine = () => {
    load<typeof Engine>(engine + '.js').then(
      ({ start }) =>
        start(widgets, settings, request, load, startWave, waves, told, early, hold, broken, handlers, learnMore),
      () => {
        // The page is as it would be without widgets.
        document.removeEventListener('click', hold, true);
        early.splice(0).map((button) => button.click());
        addEventListener('online', startEngine);
      },
    );
  };
  startEngine();
}
