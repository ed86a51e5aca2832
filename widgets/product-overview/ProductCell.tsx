import { memo } from 'react';
import type { OverviewProduct } from '../../shared/contract/overview.ts';
import { formatPrice } from '../../shared/format/price.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { ProductCard } from '../../shared/ui/product/ProductCard.tsx';
import { StockLabel } from '../../shared/ui/product/StockLabel.tsx';
import { VatLine } from '../../shared/ui/product/VatLine.tsx';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import type { ProductOverviewState } from './product-overview.model.ts';
import type nl from './locales/nl.json';
import { useSignals } from '@preact/signals-react/runtime';
import { BuyButton } from '../../shared/ui/product/BuyButton.tsx';

interface ProductCellProps {
  model: ProductOverviewState;
  product: OverviewProduct;
  isEager: boolean;
}

/** A product in a cell of the grid. It does not render again when the list changes. */
export const ProductCell = memo(function ProductCell({ model, product, isEager }: ProductCellProps) {
  const t = useText<typeof nl>();
  const { buying } = model;
  // One label at most: more of them cover the picture, and say nothing any more.
  const label = product.best_choice ? t('bestChoice') : product.upsell_label;
  return (
    <li className="sw-product-overview__cell">
      <ProductCard
        name={product.name}
        url={product.url}
        onSelect={() => model.trackSelection(product)}
        image={product.image}
        mobileImage={product.mobile_image}
        overlayImage={product.overlay_image}
        labels={label === null ? [] : [label]}
        brand={model.brandNameOf(product)}
        isPreHeat={product.pre_heat}
        isEager={isEager}
        rating={product.rating}
        reviewCount={product.review_count}
        text={product.short_item_detail_text}
        details={
          <>
            {/* What is not in stock has one line with the reason: its control. */}
            {product.in_stock && <StockLabel inStock />}
            {product.info && <Html html={product.info} className="sw-product-overview__info" />}
            <SecondChance product={product} />
          </>
        }
        product={product}
        priceNote={buying.isExempt(product) && <VatLine rate={0} isExempt />}
        action={
          <>
            <BuyControl model={model} product={product} />
            <CompareBox model={model} product={product} />
            <Slot
              name="card-end"
              copyKey={`${product.type} ${product.id}`}
              data={{ productId: product.id, productType: product.type }}
            />
          </>
        }
      />
    </li>
  );
});

/** A link to the second-chance version of the product, within the card. */
function SecondChance({ product: { name, second_chance: offer } }: { product: OverviewProduct }) {
  const t = useText<typeof nl>();
  const { currency } = useSettings();
  if (!offer?.url) return null;
  const price = formatPrice(offer.price, currency);
  return (
    <a
      className="sw-product-overview__second-chance"
      href={offer.url}
      aria-label={price ? t('secondChanceNamed', { name, price }) : undefined}
    >
      {price ? t('secondChance', { price }) : t('secondChanceUnpriced')}
    </a>
  );
}

/** The control of a product: buy, request a mail, or none. */
function BuyControl({ model, product }: { model: ProductOverviewState; product: OverviewProduct }) {
  useSignals();
  const t = useText<typeof nl>();
  const { buying } = model;
  const control = buying.controlOf(product);
  if (control === 'none') return <p className="sw-product-overview__no-control">{product.eol && t('discontinued')}</p>;
  return (
    <BuyButton
      name={product.name}
      action={control}
      url={product.url}
      onSelect={() => model.trackSelection(product)}
      icon="cart"
      isBusy={buying.isAdding(product)}
      onBuy={() => buying.add(product)}
      onNotify={() => buying.requestStockReminder(product)}
    />
  );
}

/** Puts a product on the list of those that are compared. */
function CompareBox({ model, product }: { model: ProductOverviewState; product: OverviewProduct }) {
  useSignals();
  const t = useText<typeof nl>();
  const { comparing } = model;
  if (!model.canCompare.value) return null;
  return (
    <label className="sw-product-overview__option sw-product-overview__compare">
      <input
        type="checkbox"
        className="sw-product-overview__box"
        checked={comparing.isCompared(product)}
        aria-label={t('compareNamed', { name: product.name })}
        onChange={() => comparing.toggle(product)}
      />
      <span className="sw-product-overview__option-name">{t('compare')}</span>
    </label>
  );
}
