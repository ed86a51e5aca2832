import { unclobbered } from '../shared/runtime/unclobbered.ts';

/** The `data-*` attributes of an element at some moment, by their names in `dataset`. */
export type Inputs = Readonly<Record<string, string | undefined>>;

/**
 * Buttons of widgets that the shopper clicked before the engine started, each with its `data-*` attributes at that moment.
 * A double click counts once. The engine removes each as it takes it over, so that the loader replays the others when the
 * engine throws.
 */
export const queuedClicks = new Map<HTMLElement, Inputs>();

/** Keeps the click from submitting a form around the button, which is for pages without scripts. */
export function captureClick(event: Event): void {
  const button = unclobbered(event.target as HTMLElement).closest?.<HTMLElement>('button[data-widget]');
  if (button) {
    event.preventDefault();
    const inputs: Inputs = button.dataset;
    queuedClicks.set(button, { ...inputs });
  }
}
