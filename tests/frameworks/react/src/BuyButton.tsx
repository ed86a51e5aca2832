import type { Product } from './products.ts';

export function BuyButton({ product, quantity }: { readonly product: Product; readonly quantity: number }) {
  return (
    <button type="button" data-widget="add-to-cart" data-type="product" data-id={product.id} data-qty={quantity}>
      {`Koop ${quantity} × ${product.name}`}
    </button>
  );
}
