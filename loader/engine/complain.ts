import type { Found } from './messages.ts';
import { widgets } from './core.ts';

/** Says to the author of the template what is wrong with an element. The words are fetched when they are needed. */
export function complain(element: Element, complaint: Found): void {
  import('./messages.ts').then(
    ({ say }) => say(element, complaint, Object.keys(widgets)),
    () => console.error(element, complaint),
  );
}
