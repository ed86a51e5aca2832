import type { ShowSlot } from '../ui/slots/slot-context.ts';
import type { Host, Widget } from './host.ts';
import { importWithRecovery } from './import-with-recovery.ts';
import { loadWithRetries } from './retry-later.ts';

/**
 * Keeps one element for each slot, and for each copy of a repeated slot, until the widget unmounts. The code that fills
 * it loads only where the page has a template.
 */
export function createSlots(
  element: HTMLElement,
  { name: widget, slots = [] }: Pick<Widget, 'name' | 'slots'>,
  { bus, reportTemplateError }: Host,
  signal: AbortSignal,
): ShowSlot {
  const templates = element.querySelectorAll<HTMLTemplateElement>('template[data-slot]');
  const filler =
    templates.length > 0
      ? loadWithRetries(() => importWithRecovery('create-filler', () => import('./create-filler.ts'))).then(
          ({ createFiller }) => createFiller(element, templates, slots, reportTemplateError, signal),
        )
      : null;
  const elements = new Map<string, HTMLElement>();

  return (place, slot, data, copyKey) => {
    const key = `${slot} ${copyKey}`;
    const known = elements.get(key);
    const shown = known ?? document.createElement('div');
    Object.assign(shown.dataset, { slot, ...data });
    if (shown.parentNode !== place) place.replaceChildren(shown);
    if (known) return;
    shown.className = 'sw-slot';
    elements.set(key, shown);
    const publish = () => bus.publish('slot-ready', { widget, slot, element: shown, data: { ...data } });
    if (filler) filler.then((fill) => fill(shown, slot, copyKey)).then(publish, console.error);
    else publish();
  };
}
