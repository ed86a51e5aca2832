import type { TemplateError } from '../../shared/runtime/template-error.ts';
import { trigger as hover } from './hover.ts';
import { trigger as media } from './media.ts';
import { trigger as stored } from './stored.ts';
import type { LazyPage, LazyTrigger, Trigger } from './trigger.ts';

/** Triggers that few pages use. The engine loads this file for a value that is not among its own. */
export const LAZY: readonly LazyTrigger[] = [hover, media, stored];

/** Loads the widget when the trigger fires while the element is in the page. Returns false for an invalid argument. */
export function waitLazily(
  { wait }: LazyTrigger,
  argument: string,
  mount: { readonly element: HTMLElement; unmount?: () => void },
  latestFacts: LazyPage['latestFacts'],
  load: (element: HTMLElement) => void,
): boolean {
  const stop = new AbortController();
  mount.unmount ??= () => stop.abort();
  const fire = () => {
    stop.abort();
    load(mount.element);
  };
  return wait(mount.element, fire, argument, { signal: stop.signal, latestFacts }) !== false;
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
