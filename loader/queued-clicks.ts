/** Buttons of widgets that the shopper clicked before the engine started. */
export const queuedClicks: HTMLElement[] = [];

/** Keeps the click from submitting a form around the button, which is for pages without scripts. */
export function captureClick(event: Event): void {
  const button = (event.target as HTMLElement).closest?.<HTMLElement>('button[data-widget]');
  if (button) {
    event.preventDefault();
    queuedClicks.push(button);
  }
}
