import { useLayoutEffect, useRef } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import type { CartLine } from '../../shared/contract/cart.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { IconButton } from '../../shared/ui/basics/Button.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { useGapClosing } from '../../shared/ui/basics/use-gap-closing.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { LinePrice } from '../../shared/ui/product/LinePrice.tsx';
import { ProductLabels } from '../../shared/ui/product/ProductLabels.tsx';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';
import { Stars } from '../../shared/ui/product/Stars.tsx';
import { Stepper } from '../../shared/ui/form/Stepper.tsx';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { StockLabel } from '../../shared/ui/product/StockLabel.tsx';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import { ProductName } from '../../shared/ui/product/ProductName.tsx';
import type { CartPageState } from './cart-page.model.ts';
import type nl from './locales/nl.json';

interface CartLineItemProps {
  model: CartPageState;
  line: CartLine;
  /** Visible without scrolling, so its picture is not lazy-loaded. */
  isFirst: boolean;
}

export function CartLineItem({ model, line, isFirst }: CartLineItemProps) {
  useSignals();
  const t = useText<typeof nl>();
  const item = useGapClosing();
  const { type, id, name } = line;
  const may = model.permissions(line);
  const isBusy = model.isBusy.value;
  const notice = model.notice.value;
  // A line that was just restored takes the focus.
  const wasRestored = notice.is === 'restored' && notice.line.type === type && String(notice.line.id) === String(id);
  return (
    <li ref={item} className="sw-cart-page__line">
      <a className="sw-cart-page__picture" href={line.url ?? undefined} tabIndex={-1} aria-hidden="true">
        <ResponsiveImage src={line.image} alt="" width={96} height={96} isEager={isFirst} className="sw-image--line" />
      </a>
      <div className="sw-cart-page__product">
        <LineName line={line} takesFocus={wasRestored} />
        <p className="sw-cart-page__facts">
          {line.brand && <span translate="no">{line.brand}</span>}
          {line.sku && (
            <span>
              <span>{`${t('sku')}: `}</span>
              <span translate="no">{line.sku}</span>
            </span>
          )}
        </p>
        {line.description && <Html className="sw-cart-page__description" html={line.description} />}
        <p className="sw-cart-page__facts">
          <Stars rating={line.rating} />
          <StockLabel inStock={line.in_stock} />
        </p>
      </div>
      <div className="sw-cart-page__price">
        {line.free && (
          <span className="sw-cart-page__gift">
            <Icon name="gift" />
            <span>{t('gift')}</span>
          </span>
        )}
        <LinePrice pieces={line.qty} lineCents={line.line_total} product={line} isFree={line.free} />
        <ProductLabels product={line} name={name} />
      </div>
      <div className="sw-cart-page__controls">
        <Stepper
          value={line.qty}
          productName={name}
          canIncrease={may.increase}
          canDecrease={may.decrease}
          isBusy={isBusy}
          onIncrease={() => void model.increase(line)}
          onDecrease={() => void model.decrease(line)}
          onType={may.increase ? (quantity) => void model.setQuantity(line, quantity) : undefined}
        />
        {may.remove && (
          <IconButton
            variant="danger-quiet"
            icon="trash"
            label={t('remove', { name })}
            isDisabled={isBusy}
            onClick={() => void model.remove(line)}
          />
        )}
      </div>
      <Slot name="line-end" copyKey={model.keyOf(line)} data={{ productId: id, productType: type }} />
    </li>
  );
}

function LineName({ line, takesFocus }: { line: CartLine; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Heading below={1} className="sw-cart-page__name" ref={heading} tabIndex={-1} translate="no">
      {line.url ? (
        <a className="sw-cart-page__name-link" href={line.url}>
          <ProductName name={line.name} />
        </a>
      ) : (
        <ProductName name={line.name} />
      )}
    </Heading>
  );
}
