import type { Content, Elements } from 'react/jsx-runtime';
import type { CompareItem } from '../../shared/contract/compare.ts';

/** Tells products apart; ids are counted per type. */
export const keyOf = ({ type, id }: Pick<CompareItem, 'type' | 'id'>) => `${type} ${id}`;

/** A row. The roles are written out because some browsers drop those of a table that is laid out as a grid. */
export function Line({ children }: { children: Elements }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
    <tr role="row" className="sw-compare-page__row">
      {children}
    </tr>
  );
}

/** A cell of any row. */
export function TableCell({ className, children }: { className: string; children?: Content }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
    <td role="cell" className={className}>
      {children}
    </td>
  );
}

/**
 * A property of all products: its name, then a cell for each product.
 *
 * @param note what the mark of the row says, such as that the products differ; without one, it has no mark
 */
export function Row({ name, note, children }: { name: string; note?: string | undefined; children: Elements }) {
  return (
    <Line>
      <th
        scope="row"
        role="rowheader"
        className={`sw-compare-page__name${note ? ' sw-compare-page__name--marked' : ''}`}
        // No part of the name, which is said with every cell. The linter does not know this attribute of ARIA 1.3.
        // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
        aria-description={note}
      >
        {name}
      </th>
      {children}
    </Line>
  );
}

/** The value of a product. */
export function Cell({ children }: { children: Content }) {
  return <TableCell className="sw-compare-page__cell">{children}</TableCell>;
}
