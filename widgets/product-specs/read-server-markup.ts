import type { UnreadableMarkupError } from '../../shared/rules/unreadable-markup.ts';
import { isInside, readLinkUrl, readKnown, textIn } from '../../shared/runtime/read-server-markup.ts';
import type { Spec } from './product-specs.rules.ts';

/** Reads the rows of a table or a `<dl>`, and a link. A value with markup stays an element. */
export function readServerMarkup(element: HTMLElement): { specs?: Spec[] | UnreadableMarkupError; allUrl?: string } {
  const rows = [...element.querySelectorAll('tr')].map(({ cells }) => [...cells]);
  const terms = [...element.querySelectorAll('dt')].map((term) => [
    term,
    term.nextElementSibling?.localName === 'dd' ? term.nextElementSibling : null,
  ]);
  const pairs = [...rows, ...terms].flatMap((pair) => (isPair(pair) ? [pair] : []));
  const link = [...element.querySelectorAll('a[href]')].find((anchor) => !anchor.closest('table, dl'));
  if (pairs.length === 0) return {};
  const expected = 'nothing but name and value in the two cells of each row, and one link';
  const specs = readKnown(element, isInside([...pairs.flat(), link]), expected, () =>
    pairs.map(([name, value]) => ({ name: textIn(name), value: contentOf(value) })),
  );
  const allUrl = readLinkUrl(link);
  return { specs, ...(allUrl && { allUrl }) };
}

function isPair(cells: readonly (Element | null)[]): cells is [Element, Element] {
  return cells.length === 2 && cells.every((part) => part !== null);
}

/** Moves the content of a cell into an element that can be shown outside of the table. */
function contentOf(cell: Element): string | Element {
  if (cell.childElementCount === 0) return textIn(cell);
  const content = document.createElement('span');
  content.append(...cell.childNodes);
  cell.append(content);
  return content;
}
