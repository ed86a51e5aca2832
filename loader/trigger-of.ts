import { unclobbered } from '../shared/runtime/unclobbered.ts';

/**
 * The load trigger of an element; `loader/triggers/` has them all. A frame that a server has drawn shows already what the
 * widget would.
 */
export function triggerOf<Default>(element: HTMLElement, byDefault: Default): string | Default {
  const { dataset, querySelector } = unclobbered(element);
  const frame = querySelector<HTMLElement>(':scope>[data-sw-frame]');
  return frame?.dataset['load'] || dataset['load'] || byDefault;
}
