const SVG = 'http://www.w3.org/2000/svg';

export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  content: string | Node = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  if (content !== '') element.append(content);
  return element;
}

/** A decorative icon of these lines in a view box of 24 × 24, as `Icon.tsx` renders it. */
export function createIcon(lines: string, className = 'sw-icon'): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  icon.setAttribute('class', className);
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', lines);
  icon.append(path);
  return icon;
}

export const createCloseIcon = (): SVGElement => createIcon('m6 6 12 12M18 6 6 18');
