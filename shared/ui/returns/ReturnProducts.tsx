import { useEffect, useId, useRef } from 'react';
import type { Content } from 'react/jsx-runtime';
import { usePartText } from '../../i18n/use-text.ts';
import { IconButton } from '../basics/Button.tsx';
import { Message } from '../basics/Message.tsx';
import { ResponsiveImage } from '../gallery/ResponsiveImage.tsx';
import { ReturnAmount } from './ReturnAmount.tsx';
import { ReturnState } from './ReturnState.tsx';
import { ReturnForm } from './ReturnForm.tsx';

export interface ReturnedProduct {
  /** Index among all products; it identifies the product. */
  readonly index: number;
  readonly name: string;
  readonly category: string | null;
  readonly image: string | null;
  /** Pieces. */
  readonly amount: number;
  readonly isComplete: boolean;
}

export interface ReturnProductsProps {
  readonly products: readonly ReturnedProduct[];
  readonly selected: number;
  readonly canRemove: boolean;
  /** When it grows, the selected product takes the focus. */
  readonly focusRequests: number;
  /** Name of the product that was removed last; it can be restored. */
  readonly removedName: string | null;
  onSelect(at: number): void;
  onRemove(at: number): void;
  onRestore(): void;
  onSubmit(): void;
  /** The fields of the selected product. */
  readonly children: Content;
}

/** The products of a return. The form of the selected product is shown below it. */
export function ReturnProducts(props: ReturnProductsProps) {
  const { products, selected, focusRequests, removedName, children } = props;
  const t = usePartText('returns');
  const list = useRef<HTMLUListElement>(null);
  const id = useId();

  useEffect(() => {
    if (focusRequests === 0) return;
    const button = list.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    button?.focus({ preventScroll: true });
    button?.closest('li')?.scrollIntoView({ block: 'start' });
  }, [focusRequests]);

  return (
    <>
      {removedName !== null && (
        <Message kind="info" isAnnounced={false} action={{ label: t('undo'), onClick: props.onRestore }}>
          {t('removed', { name: removedName })}
        </Message>
      )}
      <ul ref={list} className="sw-returns__products" role="list" aria-label={t('products')}>
        {products.map((product) => (
          <Product
            key={product.index}
            {...props}
            product={product}
            id={`${id}${product.index}`}
            isSelected={product.index === selected}
          >
            {children}
          </Product>
        ))}
      </ul>
    </>
  );
}

interface ProductProps extends Pick<
  ReturnProductsProps,
  'canRemove' | 'onSelect' | 'onRemove' | 'onSubmit' | 'children'
> {
  readonly product: ReturnedProduct;
  readonly id: string;
  readonly isSelected: boolean;
}

function Product({ product, id, isSelected, canRemove, onSelect, onRemove, onSubmit, children }: ProductProps) {
  const t = usePartText('returns');
  const { index, name, category, image, amount, isComplete } = product;
  return (
    <li className={`sw-returns__product${isSelected ? ' sw-returns__product--selected' : ''}`}>
      <div className="sw-returns__head">
        <button
          type="button"
          className="sw-returns__choose"
          aria-expanded={isSelected}
          aria-controls={isSelected ? id : undefined}
          onClick={() => onSelect(index)}
        >
          <ResponsiveImage
            src={image}
            alt=""
            width={72}
            height={72}
            className="sw-returns__picture sw-image--line"
            isEager={index === 0}
          />
          <span className="sw-returns__about">
            <span className="sw-returns__name" translate="no">
              {name}
            </span>
            {category && <span className="sw-returns__category">{category}</span>}
            <ReturnState isComplete={isComplete} />
          </span>
          <ReturnAmount amount={amount} />
        </button>
        {canRemove && (
          <IconButton
            icon="trash"
            variant="danger-quiet"
            label={t('remove', { name })}
            className="sw-returns__remove"
            onClick={() => onRemove(index)}
          />
        )}
      </div>
      {isSelected && (
        <div className="sw-returns__form" id={id} role="group" aria-label={name}>
          <ReturnForm onSubmit={onSubmit}>{children}</ReturnForm>
        </div>
      )}
    </li>
  );
}
