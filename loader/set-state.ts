import { page } from './page.ts';

export type State = 'waiting' | 'loading' | 'ready' | 'failed';

/** Publishes the state for styles, tests, the shop's scripts and performance tools. */
export function setState(element: HTMLElement, widget: string, state: State, error?: unknown): void {
  element.dataset['widgetState'] = state;
  // It stays: a widget that becomes ready later has taken the place of the frame.
  if (state === 'failed') element.dataset['swFailed'] = '';
  performance.mark(`shop:${widget}:${state}`);
  if (state === 'ready' || state === 'failed')
    page.dispatchEvent(new CustomEvent(`shop:widget-${state}`, { detail: { widget, element, error } }));
}
