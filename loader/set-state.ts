import { page } from './page.ts';

export type State = 'waiting' | 'loading' | 'ready' | 'failed';

/**
 * Writes the state where styles, tests, scripts of the shop and performance tools look for it, and tells the page what
 * became of the widget.
 */
export function setState(element: HTMLElement, widget: string, state: State, error?: unknown): void {
  element.dataset['widgetState'] = state;
  performance.mark(`shop:${widget}:${state}`);
  if (state === 'ready' || state === 'failed')
    page.dispatchEvent(new CustomEvent(`shop:widget-${state}`, { detail: { widget, element, error } }));
}
