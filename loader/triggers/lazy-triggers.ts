import type { TemplateError } from '../../shared/runtime/template-error.ts';
import type { EngineParts } from '../engine/engine-parts.ts';
import type { Mount } from '../engine/mount.ts';
import { widgetScripts } from '../engine/widget-scripts.ts';
import { trigger as hover } from './hover.ts';
import { trigger as interactionPrefetch } from './interaction-prefetch.ts';
import { trigger as media } from './media.ts';
import { trigger as stored } from './stored.ts';
import type { LazyTrigger, Trigger } from './trigger.ts';

export { fetchAhead } from '../engine/fetch-ahead.ts';

/** Triggers that few pages use. The engine loads this file for a value that is not among its own. */
export const LAZY: readonly LazyTrigger[] = [interactionPrefetch, hover, media, stored];

/** Loads the widget when the trigger fires while the element is in the page. Returns false for an invalid argument. */
export function waitLazily(
  trigger: LazyTrigger,
  argument: string,
  mount: Mount,
  engine: EngineParts,
  load: (element: HTMLElement) => void,
): boolean {
  const { element, name } = mount;
  const stop = new AbortController();
  mount.unmount ??= () => stop.abort();
  const fire = () => {
    stop.abort();
    load(element);
  };
  const lazyPage = {
    signal: stop.signal,
    latestFacts: engine.latestFacts,
    loadOnInteraction: () => void (mount.loadsOnInteraction = true),
    isWaiting: () => mount.state === 'waiting' && !engine.prefetches.has(element),
    prefetch: () => void engine.prefetches.set(element, engine.startPrefetch(element)),
    scripts: () => widgetScripts(engine, name),
  };
  return trigger.wait(element, fire, argument, lazyPage) !== false;
}

/** The error of a value that is no trigger. */
export function invalidLoad(frequent: readonly Trigger[], value: string): TemplateError {
  return { attribute: 'data-load', expected: expectedOf([...frequent, ...LAZY]), found: value };
}

/** What `data-load` may be, for the console. */
export function expectedOf(triggers: readonly Pick<Trigger, 'name' | 'examples'>[]): string {
  const values = triggers.flatMap(({ name, examples = [name] }) => examples);
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}
