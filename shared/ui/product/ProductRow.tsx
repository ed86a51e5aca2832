import { useId } from 'react';
import { Heading } from '../basics/Heading.tsx';
import { ProductCard } from './ProductCard.tsx';

/** A product with the field names of the contract; amounts in cents. */
export interface RowProduct {
  readonly id: string | number;
  readonly type: string;
  readonly name: string;
  readonly url: string | null;
  readonly image: string | null;
  readonly image_alt: string | null;
  readonly rating: number | null;
  readonly price: number | null;
  readonly from_price: number | null;
  readonly in_stock: boolean;
  readonly pre_heat: boolean;
  readonly price_on_request: boolean;
}

/** A row of products with a heading; renders nothing without products. */
export function ProductRow({ heading, products }: { heading: string; products: readonly RowProduct[] }) {
  const headingId = useId();
  if (products.length === 0) return null;
  return (
    <section className="sw-product-row" aria-labelledby={headingId}>
      <Heading below={1} className="sw-product-row__heading" id={headingId}>
        {heading}
      </Heading>
      <ul className="sw-product-row__list">
        {products.map((product) => (
          <li key={`${product.type} ${product.id}`} className="sw-product-row__item">
            <ProductCard
              name={product.name}
              url={product.url}
              image={product.image}
              imageAlt={product.image_alt}
              rating={product.rating}
              price={product.price}
              earlierPrice={product.from_price}
              isPriceOnRequest={product.price_on_request}
              isPreHeat={product.pre_heat}
              inStock={product.in_stock}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
