const SVG = 'http://www.w3.org/2000/svg';

/** The path of a cart, drawn with lines. */
export const CART_LINES =
  'M2.5 4h2.3l2.4 10.4a1.5 1.5 0 0 0 1.5 1.1h8.6a1.5 1.5 0 0 0 1.5-1.2L20.5 8H5.8M8.2 19.5a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0M15.7 19.5a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0';

/** The content of a rendered link, before the count. */
export function linkContent(label: string): Element[] {
  const words = document.createElement('span');
  words.className = 'sw-cart-badge__label';
  words.textContent = label;
  return [cartIcon(), words];
}

/** A cart in lines of the text's colour. */
function cartIcon(): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('class', 'sw-icon sw-cart-badge__icon');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  const lines = document.createElementNS(SVG, 'path');
  lines.setAttribute('d', CART_LINES);
  drawing.append(lines);
  return drawing;
}
