import type PhotoSwipe from 'photoswipe';
import { createElement } from '../markup/create-element.ts';

/** Pixels above the picture for the buttons, and below it for the row of thumbnails, as in `viewer.css`. */
const BAR = 60;
const ROW = 88;
/** Pixels on either side for the arrows, in windows that have room for them. */
const ARROW = 72;
const WIDE = 800;
/** Pixels; in a lower window the picture needs the height of the row. */
const LOW = 480;

/** The room around a picture that is not enlarged. */
export function roomAround({ x, y }: { x: number; y: number }, hasThumbnails: boolean) {
  const side = x >= WIDE ? ARROW : 0;
  return { top: BAR, bottom: hasThumbnails && y >= LOW ? ROW : 0, left: side, right: side };
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
    const row = createElement('div', 'sw-viewer__thumbnails pswp__hide-on-close');
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
