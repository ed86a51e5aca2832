import { useId } from 'react';
import type { RelatedItem } from '../../contract/cart.ts';
import { Heading } from '../basics/Heading.tsx';
import { ProductCard } from './ProductCard.tsx';

/** A row of products with a heading; renders nothing without products. */
export function ProductRow({ heading, products }: { heading: string; products: readonly RelatedItem[] }) {
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
              product={product}
              isPreHeat={product.pre_heat}
              inStock={product.in_stock}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
