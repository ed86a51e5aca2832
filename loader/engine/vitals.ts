import type { Facts } from '../../shared/bus/events.ts';
import { page } from '../page.ts';
import type { EngineParts } from './engine-parts.ts';

/** Only pages with the setting `telemetry` and its key `vitals` load this file. */

type Vitals = Facts['widget-vitals'];

/** Milliseconds. Shorter events are not measured; browsers round to 8. */
const SHORTEST_EVENT_MS = 16;

interface EventTiming extends PerformanceEntry {
  readonly target: Node | null;
  readonly interactionId?: number;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Measures each widget, and publishes what is new whenever the page is hidden: it may never be shown again. */
export function watchVitals({
  bus,
  calls,
  mounts,
  urlOf,
}: Pick<EngineParts, 'bus' | 'calls' | 'mounts' | 'urlOf'>): void {
  const measured = new Map<Element, Vitals>();
  const changed = new Set<Vitals>();
  const start = loaderStart(urlOf('loader.js'));

  function update(element: Element, widget: string, change: (before: Vitals) => Partial<Vitals>): void {
    const before = measured.get(element) ?? {
      widget,
      element,
      firstContent: null,
      interaction: null,
      layoutShift: 0,
      release: calls.version!,
    };
    const after = { ...before, ...change(before) };
    measured.set(element, after);
    changed.delete(before);
    changed.add(after);
  }

  function updateAround(nodes: readonly (Node | null)[], change: (before: Vitals) => Partial<Vitals>): void {
    for (const [element, { name }] of mounts)
      if (nodes.some((node) => node && element.contains(node))) update(element, name, change);
  }

  function noteReady(element: Element, widget: string): void {
    // With a frame of a server, the content came with the page.
    const firstContent = wasPrinted.has(element) ? 0 : Math.max(0, Math.round(performance.now() - start));
    update(element, widget, (before) => ({ firstContent: before.firstContent ?? firstContent }));
  }

  const wasPrinted = new Set(
    [...page.querySelectorAll('[data-sw-frame]')].map((frame) => frame.closest('[data-widget]')),
  );
  bus.on('widget-ready', ({ widget, element }) => noteReady(element, widget));

  observe('event', { durationThreshold: SHORTEST_EVENT_MS }, ({ interactionId, target, duration }: EventTiming) => {
    if (!interactionId) return;
    updateAround([target], ({ interaction }) => ({ interaction: Math.max(interaction ?? 0, Math.round(duration)) }));
  });
  observe('layout-shift', {}, ({ hadRecentInput, sources, value }: LayoutShift) => {
    if (hadRecentInput) return;
    const nodes = sources.map(({ node }) => node);
    updateAround(nodes, ({ layoutShift }) => ({ layoutShift: layoutShift + value }));
  });

  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'hidden') return;
    for (const vitals of changed) bus.publish('widget-vitals', vitals);
    changed.clear();
  });
}

/** Calls back for each entry, also for those from before. Browsers without this type of entry call back for none. */
function observe(
  type: string,
  options: { readonly durationThreshold?: number },
  callback: (entry: never) => void,
): void {
  const observer = new PerformanceObserver((list) => (list.getEntries() as never[]).forEach(callback));
  observer.observe({ type, buffered: true, ...options });
}

/** Milliseconds since the start of the page. The loader runs when it has arrived; a bundle with the loader has no entry. */
function loaderStart(url: string): number {
  const [entry] = performance.getEntriesByType('resource').filter(({ name }) => name.split('?', 1)[0] === url);
  return (entry as PerformanceResourceTiming | undefined)?.responseEnd ?? performance.now();
}
