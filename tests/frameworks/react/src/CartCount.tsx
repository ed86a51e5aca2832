import { on } from 'eiland/events';
import { useEffect, useState } from 'react';

/** The number of pieces in the cart. */
export function CartCount() {
  const [count, setCount] = useState(0);
  useEffect(() => on('cart-count', (fact) => setCount(fact.count)), []);
  return <p>{`Artikelen: ${count}`}</p>;
}
