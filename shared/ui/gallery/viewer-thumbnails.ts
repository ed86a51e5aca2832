import type PhotoSwipe from 'photoswipe';
import { createElement } from '../markup/create-element.ts';

/** The height of the library's bar of buttons, in pixels. */
const BAR = 60;
/** Pixels on either side for the arrows, in windows that have room for them. */
const ARROW = 72;
const WIDE = 800;
const ROW = 'sw-viewer__thumbnails';

/** The room around a picture that is not enlarged. A low window shows no row of thumbnails. */
export function roomAround({ element }: PhotoSwipe, { x: width }: { readonly x: number }) {
  const side = width >= WIDE ? ARROW : 0;
  const row = element?.querySelector<HTMLElement>(`.${ROW}`);
  return { top: BAR, bottom: row?.offsetHeight ?? 0, left: side, right: side };
}

/**
 * A row of small pictures, one for each slide. It is outside the area in which the library follows fingers, so that it
 * scrolls by them.
 *
 * @param labels the accessible names of the slides
 */
export function drawThumbnails(
  viewer: PhotoSwipe,
  thumbnails: readonly string[],
  labels: (index: number) => string,
): void {
  viewer.on('uiRegister', () => {
    const buttons = thumbnails.map((src, index) => createThumbnail(src, labels(index), () => viewer.goTo(index)));
    const row = createElement('div', `${ROW} pswp__hide-on-close`);
    row.append(...buttons);
    viewer.element!.append(row);
    viewer.on('change', () => mark(buttons, viewer.currIndex));
  });
}

function createThumbnail(src: string, label: string, onClick: () => void): HTMLButtonElement {
  const picture = createElement('img', 'sw-viewer__small');
  picture.src = src;
  picture.alt = '';
  const button = createElement('button', 'sw-viewer__thumbnail', picture);
  button.type = 'button';
  button.setAttribute('aria-label', label);
  button.addEventListener('click', onClick);
  return button;
}

function mark(buttons: readonly HTMLButtonElement[], shown: number): void {
  for (const [index, button] of buttons.entries()) {
    if (index === shown) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  }
  buttons[shown]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
