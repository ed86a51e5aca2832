import type { Translate } from '../../shared/runtime/create-translate.ts';
import { create } from './draw-notice.ts';
import type nl from './locales/nl.json';

/** Shows the same picture in a dialog, at twice the least width or more. The browser returns the focus. */
export function openLarger(
  element: HTMLElement,
  { src, alt }: HTMLImageElement,
  t: Translate<typeof nl>,
  signal: AbortSignal,
): void {
  const close = create('button', 'sw-button sw-button--quiet', { type: 'button' });
  close.textContent = t('close');
  const image = create('img', 'sw-artwork sw-guarantee__larger', { src, alt });
  const ground = create('div', 'sw-guarantee__view', { tabindex: '0', role: 'group', 'aria-label': t('title') });
  ground.append(image);
  const dialog = create('dialog', 'sw-guarantee__dialog', { 'aria-label': t('title') });
  dialog.append(close, ground);
  close.addEventListener('click', () => dialog.close());
  // The content covers all of the dialog, so a click on the dialog itself is one beside it.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  signal.addEventListener('abort', () => dialog.remove());
  element.append(dialog);
  dialog.showModal();
}
