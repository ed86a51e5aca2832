import { unclobbered } from '../shared/runtime/unclobbered.ts';

/**
 * Buttons of widgets that the shopper clicked before the engine started, each with its `data-*` attributes at that moment.
 * A double click counts once. The engine removes each as it takes it over, so that the loader replays the others when the
 * engine throws.
 */
export const queuedClicks = new Map<HTMLElement, DOMStringMap>();

/** Keeps the click from submitting a form around the button, which is for pages without scripts. */
export function captureClick(event: Event): void {
  const button = unclobbered(event.target as HTMLElement).closest?.<HTMLElement>('button[data-widget]');
  if (button) {
    event.preventDefault();
    queuedClicks.set(button, { ...button.dataset });
  }
}
