const SVG = 'http://www.w3.org/2000/svg';

/** SVG paths for a 24 × 24 view box. The second path of `zoom` is hidden while the picture is enlarged. */
const LINES = {
  close: ['m6 6 12 12M18 6 6 18'],
  // The library's styles mirror it for the next slide.
  arrow: ['m15 5.500-6.500 6.500 6.500 6.500'],
  zoom: ['m20 20-4.700-4.700M17.500 10.500a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM7.500 10.500h6', 'M10.500 7.500v6'],
  loading: ['M12 4a8 8 0 1 1-8 8'],
} satisfies Readonly<Record<string, readonly string[]>>;
const HIDDEN_WHEN_ZOOMED = 'pswp__zoom-icn-bar-v';

/** Creates the icon of a control of the viewer. */
export function createViewerIcon(name: keyof typeof LINES): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  icon.setAttribute('class', 'pswp__icn sw-viewer__icon');
  for (const [at, line] of LINES[name].entries()) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', line);
    if (at > 0) path.setAttribute('class', HIDDEN_WHEN_ZOOMED);
    icon.append(path);
  }
  return icon;
}
