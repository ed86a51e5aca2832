import { isLink } from '../../shared/rules/web-address.ts';
import { UnreadMarkup } from '../../shared/rules/unread-markup.ts';
import { standsIn, unreadIn, wordsIn } from '../../shared/ui/markup/read-server-markup.ts';
import type { Spec } from './product-specs.rules.ts';

/**
 * Reads the rows of a printed table, or of a list of terms, and the link below it. A value that holds more than words
 * stays the element that it is.
 */
export function printed(element: HTMLElement): { specs?: Spec[] | UnreadMarkup; allUrl?: string } {
  const rows = [...element.querySelectorAll('tr')].map(({ cells }) => [...cells]);
  const terms = [...element.querySelectorAll('dt')].map((term) => [
    term,
    term.nextElementSibling?.localName === 'dd' ? term.nextElementSibling : null,
  ]);
  const pairs = [...rows, ...terms].flatMap((pair) => (isPair(pair) ? [pair] : []));
  const link = [...element.querySelectorAll('a[href]')].find((found) => !found.closest('table, dl'));
  if (pairs.length === 0) return {};
  const unread = unreadIn(element, standsIn([...pairs.flat(), link]));
  const specs =
    unread === null
      ? pairs.map(([name, value]) => ({ name: wordsIn(name), value: contentOf(value) }))
      : new UnreadMarkup('nothing but name and value in the two cells of each row, and one link', unread);
  return { specs, ...(link && isLink(link.getAttribute('href')!) && { allUrl: link.getAttribute('href')! }) };
}

function isPair(found: readonly (Element | null)[]): found is [Element, Element] {
  return found.length === 2 && found.every((part) => part !== null);
}

/** A cell cannot leave its row: what stands in it is gathered in an element that can. */
function contentOf(cell: Element): string | Element {
  if (cell.childElementCount === 0) return wordsIn(cell);
  const content = document.createElement('span');
  content.append(...cell.childNodes);
  cell.append(content);
  return content;
}
