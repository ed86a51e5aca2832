const SVG = 'http://www.w3.org/2000/svg';

/** Drawn on a grid of 24; the second line of the magnifier goes when the picture is enlarged. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  close: ['m6 6 12 12M18 6 6 18'],
  arrowPrev: ['m15 5.500-6.500 6.500 6.500 6.500'],
  // The library mirrors it.
  arrowNext: ['m15 5.500-6.500 6.500 6.500 6.500'],
  zoom: ['m20 20-4.700-4.700M17.500 10.500a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM7.500 10.500h6', 'M10.500 7.500v6'],
  preloader: ['M12 4a8 8 0 1 1-8 8'],
};
const GOES_WHEN_ENLARGED = 'pswp__zoom-icn-bar-v';

/** Puts a drawing of ours into a control of the viewer, whose own ones are markup in a text. */
export function drawViewerIcon(control: HTMLElement, name = ''): HTMLElement {
  const lines = LINES[name];
  if (!lines) return control;
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.setAttribute('class', 'pswp__icn sw-viewer__icon');
  for (const [at, line] of lines.entries()) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', line);
    if (at > 0) path.setAttribute('class', GOES_WHEN_ENLARGED);
    drawing.append(path);
  }
  control.replaceChildren(drawing);
  control.classList.add('sw-viewer__control');
  return control;
}
