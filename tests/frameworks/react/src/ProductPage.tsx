import { useState } from 'react';
import { BuyButton } from './BuyButton.tsx';
import { countries, products } from './products.ts';

export function ProductPage() {
  const [product, setProduct] = useState(products[0]!);
  const [quantity, setQuantity] = useState(1);
  const [hasAddress, setHasAddress] = useState(false);
  return (
    <>
      <h1>{product.name}</h1>
      <label>
        <span>Uitvoering</span>
        <select value={product.id} onChange={(event) => setProduct(products[event.target.selectedIndex]!)}>
          {products.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Aantal</span>
        <input
          type="number"
          min="1"
          value={quantity}
          onChange={({ target }) => setQuantity(Math.max(1, target.valueAsNumber || 1))}
        />
      </label>
      <BuyButton product={product} quantity={quantity} />
      <div data-widget="product-specs" data-load="eager">
        <script type="application/json">{JSON.stringify({ specs: product.specs })}</script>
      </div>
      <label>
        <input type="checkbox" checked={hasAddress} onChange={({ target }) => setHasAddress(target.checked)} />
        <span>Ander adres</span>
      </label>
      {hasAddress && <div data-widget="address-form" data-load="eager" data-countries={JSON.stringify(countries)} />}
    </>
  );
}
