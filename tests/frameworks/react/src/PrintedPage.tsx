import { useState } from 'react';
import { countries, products } from './products.ts';
import { Widget } from './Widget.tsx';

export function PrintedPage() {
  const [product, setProduct] = useState(products[0]!);
  return (
    <>
      <h1>{product.name}</h1>
      {products.map((choice) => (
        <button key={choice.id} type="button" onClick={() => setProduct(choice)}>
          {choice.name}
        </button>
      ))}
      <button
        type="button"
        data-widget="add-to-cart"
        data-load="eager"
        data-type="product"
        data-id={product.id}
        suppressHydrationWarning
      >
        Koop
      </button>
      <Widget data-widget="address-form" data-load="eager" data-countries={JSON.stringify(countries)} />
      <Widget data-widget="product-specs" data-load="eager" data-specs={JSON.stringify(product.specs)} />
      <Widget data-widget="cart-popup" />
    </>
  );
}
