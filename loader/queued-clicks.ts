/** Buttons of widgets that were clicked before the engine could keep the clicks. */
export const queuedClicks: HTMLElement[] = [];

/** A form around such a button is there for pages without scripts. */
export function captureClick(event: Event): void {
  const button = (event.target as HTMLElement).closest?.<HTMLElement>('button[data-widget]');
  if (button) {
    event.preventDefault();
    queuedClicks.push(button);
  }
}
