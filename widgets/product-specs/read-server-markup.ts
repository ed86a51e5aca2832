import type { UnreadableMarkupError } from '../../shared/rules/unreadable-markup.ts';
import { isInside, readLinkUrl, readKnown, textIn } from '../../shared/runtime/read-server-markup.ts';
import type { Spec } from './product-specs.rules.ts';

/**
 * Reads the rows of a table or a `<dl>`, and a link. A value with markup stays an element, and so does all that is said of the
 * product's safety.
 */
export function readServerMarkup(element: HTMLElement): {
  specs?: Spec[] | UnreadableMarkupError;
  allUrl?: string;
  safety?: Element;
  batteryPassportUrl?: string;
} {
  const safety = element.querySelector('[data-product-safety]');
  const passport = element.querySelector('a[data-battery-passport]');
  const all = (selector: string) => [...element.querySelectorAll(selector)].filter((part) => !safety?.contains(part));
  const rows = (all('tr') as HTMLTableRowElement[]).map(({ cells }) => [...cells]);
  const terms = all('dt').map((term) => [
    term,
    term.nextElementSibling?.localName === 'dd' ? term.nextElementSibling : null,
  ]);
  const pairs = [...rows, ...terms].flatMap((pair) => (isPair(pair) ? [pair] : []));
  const link = all('a[href]').find((anchor) => anchor !== passport && !anchor.closest('table, dl'));
  const batteryPassportUrl = readLinkUrl(passport);
  const below = { ...(safety && { safety }), ...(batteryPassportUrl && { batteryPassportUrl }) };
  // The rows may come from an attribute.
  if (pairs.length === 0) return below;
  const expected =
    'nothing but name and value in the two cells of each row, one link, a[data-battery-passport] and [data-product-safety]';
  const specs = readKnown(element, isInside([...pairs.flat(), link, safety, passport]), expected, () =>
    pairs.map(([name, value]) => ({ name: textIn(name), value: contentOf(value) })),
  );
  const allUrl = readLinkUrl(link);
  return { specs, ...(allUrl && { allUrl }), ...below };
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
