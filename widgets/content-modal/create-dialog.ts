import { createCloseIcon, createElement } from '../../shared/ui/markup/create-element.ts';

/** A dialog with an empty title and body. */
export interface DialogElements {
  readonly dialog: HTMLDialogElement;
  readonly title: HTMLElement;
  readonly close: HTMLButtonElement;
  readonly body: HTMLElement;
  readonly status: HTMLElement;
}

/** Creates the dialog with the classes of `Dialog.tsx`. */
export function createDialog(closeLabel: string): DialogElements {
  const dialog = createElement('dialog', 'sw-root sw-dialog sw-dialog--measured sw-content-modal');
  dialog.style.setProperty('--sw-dialog-width', '762px');
  const panel = append(dialog, 'div', 'sw-dialog__panel');
  const header = append(panel, 'header', 'sw-dialog__header');
  const title = append(header, 'h2', 'sw-dialog__title sw-html');
  const close = append(header, 'button', 'sw-button sw-button--quiet sw-button--icon sw-dialog__close');
  close.type = 'button';
  close.append(createCloseIcon(), createElement('span', 'sw-visually-hidden', closeLabel));
  const container = append(panel, 'div', 'sw-dialog__body');
  const status = append(container, 'p', 'sw-visually-hidden');
  status.setAttribute('role', 'status');
  return { dialog, title, close, status, body: append(container, 'div', 'sw-content-modal__body sw-html') };
}

/** A placeholder for a text that is loading. */
export function createSkeleton(): HTMLElement {
  const skeleton = createElement('div', 'sw-loading sw-loading--text');
  skeleton.setAttribute('aria-hidden', 'true');
  for (let row = 0; row < 3; row += 1) {
    const lines = append(append(skeleton, 'div', 'sw-loading__row'), 'span', 'sw-loading__lines');
    append(lines, 'span', 'sw-loading__line');
    append(lines, 'span', 'sw-loading__line sw-loading__line--short');
  }
  return skeleton;
}

function append<Name extends keyof HTMLElementTagNameMap>(parent: Element, name: Name, className: string) {
  const element = createElement(name, className);
  parent.append(element);
  return element;
}
