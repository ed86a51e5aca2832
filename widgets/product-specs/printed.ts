import { wordsIn } from '../../shared/ui/printed.ts';
import type { Spec } from './product-specs.rules.ts';

/**
 * Reads the rows of a printed table, or of a list of terms, and the link below it. A value that holds more than words
 * stays the element that it is.
 */
export function printed(element: HTMLElement): { specs?: Spec[]; allUrl?: string } {
  const rows = [...element.querySelectorAll('tr')].map(({ cells }) => [cells[0], cells[1]] as const);
  const terms = [...element.querySelectorAll('dt')].map((term) => [term, term.nextElementSibling] as const);
  const specs = [...rows, ...terms].flatMap(([name, value]) =>
    name && value ? [{ name: wordsIn(name), value: contentOf(value) }] : [],
  );
  const link = [...element.querySelectorAll('a[href]')].find((found) => !found.closest('table, dl'));
  return { ...(specs.length > 0 && { specs }), ...(link && { allUrl: link.getAttribute('href')! }) };
}

/** A cell cannot leave its row: what stands in it is gathered in an element that can. */
function contentOf(cell: Element): string | Element {
  if (cell.childElementCount === 0) return wordsIn(cell);
  const content = document.createElement('span');
  content.append(...cell.childNodes);
  cell.append(content);
  return content;
}
