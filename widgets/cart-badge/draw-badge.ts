import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { loadWithRetries } from '../../shared/runtime/retry-later.ts';

interface BadgeParts {
  url: string;
  label: string;
  /** Removes the rendered elements. */
  signal: AbortSignal;
}

/** Adds the count to the shop's own link, or renders a link on an empty element. Returns a function that shows a count. */
export function drawBadge(
  element: HTMLElement,
  { url, label, signal }: BadgeParts,
): (count: number, words: string) => void {
  const isLink = element instanceof HTMLAnchorElement;
  const link = isLink ? element : (element.querySelector('a') ?? document.createElement('a'));
  const hadHref = link.getAttribute('href');
  link.href = url;

  const drawn: Element[] = [];
  const isOurs = link.childElementCount === 0 && link.textContent.trim() === '';
  if (isOurs) {
    link.classList.add('sw-cart-badge');
    void drawOwn();
  }
  const [count = span('sw-cart-badge__count'), words = span('sw-visually-hidden'), news = span('sw-visually-hidden')] =
    // A server may have printed them, behind the icon and the label.
    link.querySelectorAll<HTMLElement>('.sw-cart-badge>:nth-child(n+3)');
  count.setAttribute('aria-hidden', 'true');
  count.hidden = !count.textContent;
  count.translate = false;
  // A live region has to be there, and empty, before it says something.
  news.setAttribute('role', 'status');
  drawn.push(count, words, news);
  let current = '';
  link.append(...drawn);
  if (!link.isConnected) element.append(link);

  /** Loaded separately, because most pages print their own link. */
  async function drawOwn() {
    const { linkContent } = await loadWithRetries(() =>
      importWithRecovery('link-content', () => import('./link-content.ts')),
    );
    if (signal.aborted) return;
    const parts = linkContent(label);
    drawn.push(...parts);
    link.prepend(...parts);
  }

  signal.addEventListener('abort', () => {
    for (const part of drawn) part.remove();
    if (isOurs) link.classList.remove('sw-cart-badge');
    if (hadHref === null) link.removeAttribute('href');
    else link.setAttribute('href', hadHref);
    if (!isLink && hadHref === null) link.remove();
  });

  return (pieces, text) => {
    count.textContent = String(pieces);
    count.hidden = pieces <= 0;
    if (current === text) return;
    // The first count is part of the page; what changes it later is news. The link is named by one of them.
    const [filled, emptied] = current === '' ? [words, news] : [news, words];
    filled.textContent = ` ${text}`;
    emptied.textContent = '';
    current = text;
  };
}

function span(className: string): HTMLSpanElement {
  const span = document.createElement('span');
  span.className = className;
  return span;
}
