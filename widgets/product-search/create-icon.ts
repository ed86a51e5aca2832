const SVG = 'http://www.w3.org/2000/svg';

/** SVG paths for a 24 × 24 view box, stroked in the text colour. */
const PATHS = {
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 7v5.2l3.4 2',
  arrow: 'M4.5 12h15M13.5 6l6 6-6 6',
} as const;

/** A decorative icon, as `Icon.tsx` renders it. */
export function createIcon(name: keyof typeof PATHS): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  icon.setAttribute('class', 'sw-icon sw-product-search__icon');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', PATHS[name]);
  icon.append(path);
  return icon;
}
