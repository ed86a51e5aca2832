import type { ReactNode } from 'react';

/** A property of all products: its name, then a cell for each product. */
export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr className="sw-compare-page__row">
      <th scope="row" className="sw-compare-page__name">
        {name}
      </th>
      {children}
    </tr>
  );
}

export function Cell({ children }: { children: ReactNode }) {
  return <td className="sw-compare-page__cell">{children}</td>;
}
