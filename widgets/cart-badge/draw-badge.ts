interface BadgeParts {
  url: string;
  label: string;
  /** Takes away what was drawn. */
  signal: AbortSignal;
}

/** Adds the count to the shop's own link, or draws a link on an empty element. Answers how to show a count. */
export function drawBadge(
  element: HTMLElement,
  { url, label, signal }: BadgeParts,
): (count: number, words: string) => void {
  const isLink = element instanceof HTMLAnchorElement;
  const link = isLink ? element : (element.querySelector('a') ?? document.createElement('a'));
  const hadHref = link.getAttribute('href');
  link.href = url;

  const drawn: Element[] = [];
  if (link.textContent?.trim() === '' && !link.hasAttribute('aria-label')) {
    link.classList.add('sw-cart-badge');
    drawn.push(icon(), span('sw-cart-badge__label', label));
  }
  const count = span('sw-cart-badge__count');
  const words = span('sw-visually-hidden');
  count.setAttribute('aria-hidden', 'true');
  count.hidden = true;
  drawn.push(count, words);
  link.append(...drawn);
  if (!link.isConnected) element.append(link);

  signal.addEventListener('abort', () => {
    for (const part of drawn) part.remove();
    if (hadHref === null) link.removeAttribute('href');
    else link.setAttribute('href', hadHref);
    if (!isLink && hadHref === null) link.remove();
  });

  return (pieces, said) => {
    count.textContent = String(pieces);
    count.hidden = pieces <= 0;
    if (words.textContent !== ` ${said}`) words.textContent = ` ${said}`;
    // The first count is part of the page; what changes it later is news.
    words.setAttribute('role', 'status');
  };
}

function span(className: string, text = ''): HTMLSpanElement {
  const made = document.createElement('span');
  made.className = className;
  made.textContent = text;
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A cart in lines of the text's colour. */
function icon(): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('class', 'sw-icon sw-cart-badge__icon');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  const lines = document.createElementNS(SVG, 'path');
  lines.setAttribute(
    'd',
    'M2.5 4h2.3l2.4 10.4a1.5 1.5 0 0 0 1.5 1.1h8.6a1.5 1.5 0 0 0 1.5-1.2L20.5 8H5.8M8.2 19.5a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0M15.7 19.5a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0',
  );
  drawing.append(lines);
  return drawing;
}
