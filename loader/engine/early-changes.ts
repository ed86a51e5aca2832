import { page } from '../page.ts';
import type { EngineParts } from './engine-parts.ts';
import { isPending } from './mount.ts';
import { addEvent } from './mount-state.ts';

type Field = HTMLInputElement & HTMLSelectElement;

/** Whether the field has another value than the one in its HTML. */
function isChanged({ type, options, multiple, checked, defaultChecked, value, defaultValue }: Field): boolean {
  if (options)
    // A single choice may have no default. The browser then chooses the first option.
    return [...options].some((option) => option.selected !== option.defaultSelected && (multiple || option.index > 0));
  return /radio|checkbox/.test(type) ? checked !== defaultChecked : value !== defaultValue;
}

/** Adds what the shopper typed, chose and focused while the page and the engine were loading to the inboxes. */
export function collectEarlyChanges({ mounts }: EngineParts): void {
  for (const field of page.querySelectorAll<Field>('input,select,textarea')) {
    const element = field.closest<HTMLElement>('[data-widget]')!;
    const mount = mounts.get(element);
    if (!mount || !isPending(mount)) continue;
    const { dataset } = element;
    if (isChanged(field)) addEvent(mount, new Event('input'), field, dataset);
    if (field === document.activeElement) addEvent(mount, new Event('focusin'), field, dataset);
  }
}
