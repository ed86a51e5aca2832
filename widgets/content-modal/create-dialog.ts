const SVG = 'http://www.w3.org/2000/svg';
const CROSS = 'm6 6 12 12M18 6 6 18';

/** A dialog with a title, a close icon and a body, none of which holds anything yet. */
export interface Parts {
  readonly dialog: HTMLDialogElement;
  readonly title: HTMLElement;
  readonly close: HTMLButtonElement;
  readonly body: HTMLElement;
  readonly status: HTMLElement;
}

/** Draws it with the kit's classes, as `Dialog.tsx` does for islands. */
export function createDialog(closeLabel: string): Parts {
  const dialog = document.createElement('dialog');
  dialog.className = 'sw-root sw-dialog sw-dialog--measured sw-content-modal';
  dialog.style.setProperty('--sw-dialog-width', '762px');
  const panel = add(dialog, 'div', 'sw-dialog__panel');
  const header = add(panel, 'header', 'sw-dialog__header');
  const title = add(header, 'h2', 'sw-dialog__title sw-html');
  const close = add(header, 'button', 'sw-button sw-button--quiet sw-button--icon sw-dialog__close');
  close.type = 'button';
  close.append(icon(CROSS));
  add(close, 'span', 'sw-visually-hidden').textContent = closeLabel;
  const box = add(panel, 'div', 'sw-dialog__body');
  const status = add(box, 'p', 'sw-visually-hidden');
  status.setAttribute('role', 'status');
  return { dialog, title, close, status, body: add(box, 'div', 'sw-content-modal__body sw-html') };
}

/** The shape of a text that is on its way. */
export function createSkeleton(): HTMLElement {
  const waiting = document.createElement('div');
  waiting.className = 'sw-loading sw-loading--text';
  waiting.setAttribute('aria-hidden', 'true');
  for (let row = 0; row < 3; row += 1) {
    const lines = add(add(waiting, 'div', 'sw-loading__row'), 'span', 'sw-loading__lines');
    add(lines, 'span', 'sw-loading__line');
    add(lines, 'span', 'sw-loading__line sw-loading__line--short');
  }
  return waiting;
}

function add<Name extends keyof HTMLElementTagNameMap>(
  parent: Element,
  name: Name,
  classes: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = classes;
  parent.append(element);
  return element;
}

function icon(drawing: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  svg.setAttribute('class', 'sw-icon');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', drawing);
  svg.append(path);
  return svg;
}
