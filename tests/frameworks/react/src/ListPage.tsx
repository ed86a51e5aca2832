import { useState } from 'react';
import { products } from './products.ts';

export function ListPage() {
  const [listed, setListed] = useState(products);
  const [isCompact, setIsCompact] = useState(false);
  return (
    <>
      <h1>Lijst</h1>
      <button type="button" onClick={() => setListed(listed.toReversed())}>
        Keer om
      </button>
      <button type="button" onClick={() => setIsCompact(!isCompact)}>
        Compact
      </button>
      <ul className={isCompact ? 'compact' : 'wide'}>
        {listed.map((product) => (
          <li key={product.id}>
            <h2>{product.name}</h2>
            <div data-widget="add-to-cart" data-type="product" data-id={product.id} data-stepper />
            <div data-widget="compare-checkbox" data-type="product" data-id={product.id} />
            <button type="button" onClick={() => setListed(listed.filter(({ id }) => id !== product.id))}>
              Verberg
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
