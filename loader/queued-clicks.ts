/** Buttons of widgets that were clicked before the engine could keep the clicks. */
export const early: HTMLElement[] = [];

/** A form around such a button is there for pages without scripts. */
export function hold(event: Event): void {
  const button = (event.target as HTMLElement).closest?.<HTMLElement>('button[data-widget]');
  if (button) {
    event.preventDefault();
    early.push(button);
  }
}
