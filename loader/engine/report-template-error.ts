import type { Found } from './console-messages.ts';
import { widgets } from './loader-context.ts';

/** Says to the author of the template what is wrong with an element. The words are fetched when they are needed. */
export function reportTemplateError(element: Element, complaint: Found): void {
  import('./console-messages.ts').then(
    ({ logTemplateError: say }) => say(element, complaint, Object.keys(widgets)),
    () => console.error(element, complaint),
  );
}
