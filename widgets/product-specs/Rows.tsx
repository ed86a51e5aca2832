/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- They are the native roles. */
import type { RefObject } from 'react';
import { ServerMarkup } from '../../shared/ui/markup/ServerMarkup.tsx';
import type { Spec } from './product-specs.rules.ts';

interface RowsProps {
  specs: readonly Spec[];
  id?: string;
  place?: RefObject<HTMLTableSectionElement | null>;
}

/**
 * A table body that can be hidden. CSS lays it out as a block, so the roles restore the table for screen readers.
 */
export function Rows({ specs, id, place }: RowsProps) {
  return (
    <tbody ref={place} id={id} className="sw-product-specs__rows" role="rowgroup">
      {specs.map(({ name, value }, at) => (
        <tr key={at} className="sw-product-specs__row" role="row">
          <th scope="row" role="rowheader" className="sw-product-specs__name">
            {name}
          </th>
          <td role="cell" className="sw-product-specs__value">
            {typeof value === 'string' ? value || '–' : <ServerMarkup node={value} className="sw-html" />}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
