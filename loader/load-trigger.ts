import { unclobbered } from '../shared/runtime/unclobbered.ts';

/** When the widget of an element loads. A frame that a server has drawn shows already what the widget would. */
export function loadTrigger<Default>(element: HTMLElement, byDefault: Default): string | Default {
  const { dataset, querySelector } = unclobbered(element);
  const frame = querySelector<HTMLElement>(':scope>[data-sw-frame]');
  return frame?.dataset['load'] || dataset['load'] || byDefault;
}
