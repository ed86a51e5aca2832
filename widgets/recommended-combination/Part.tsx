import type { Content, Elements } from 'react/jsx-runtime';
import type { CombinationProduct } from '../../shared/contract/combination.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { ProductPrice } from '../../shared/ui/product/ProductPrice.tsx';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';
import { Stars } from '../../shared/ui/product/Stars.tsx';
import { StockLabel } from '../../shared/ui/product/StockLabel.tsx';
import { VatLine } from '../../shared/ui/product/VatLine.tsx';
import { ProductName } from '../../shared/ui/product/ProductName.tsx';
import type { RecommendedCombinationState } from './recommended-combination.model.ts';
import type nl from './locales/nl.json';

interface PartProps {
  model: RecommendedCombinationState;
  product: CombinationProduct;
}

/** The product of the page. */
export function MainPart({ model, product }: PartProps) {
  const t = useText<typeof nl>();
  return (
    <Part label={t('main')} actions={<InfoButton model={model} product={product} />}>
      <ProductFacts model={model} product={product} inStock={product.inStock} />
    </Part>
  );
}

/** The product that the shopper chooses with it. */
export function ChoicePart({ model, product }: PartProps) {
  const t = useText<typeof nl>();
  const { name } = product;
  return (
    <Part
      label={t('choice')}
      actions={
        <>
          <Button isWide aria-label={t('changeNamed', { name })} onClick={() => model.selection.open('choice')}>
            {t('change')}
          </Button>
          <InfoButton model={model} product={product} />
        </>
      }
    >
      <ProductFacts model={model} product={product} inStock={product.inStock} />
    </Part>
  );
}

/** A card of the combination; all but the first are joined to the one before by a plus sign. */
export function Part({
  label,
  isEmpty = false,
  actions,
  children,
}: {
  label: string;
  isEmpty?: boolean;
  actions: Content;
  children: Elements;
}) {
  return (
    <li className={`sw-recommended-combination__part${isEmpty ? ' sw-recommended-combination__part--empty' : ''}`}>
      <Icon name="plus" className="sw-recommended-combination__plus" />
      <p className="sw-recommended-combination__label">{label}</p>
      {children}
      <div className="sw-recommended-combination__actions">{actions}</div>
    </li>
  );
}

/** The facts of a product on its card. */
export function ProductFacts({ model, product, inStock }: PartProps & { inStock: boolean }) {
  const t = useText<typeof nl>();
  const { name, qty, mandatoryProduct: mandatory } = product;
  return (
    <div className="sw-recommended-combination__product">
      <ResponsiveImage src={product.image} alt="" className="sw-recommended-combination__image" />
      <div className="sw-recommended-combination__facts">
        <h3 className="sw-recommended-combination__name" translate="no">
          <ProductName name={name} />
        </h3>
        <Stars rating={product.rating} />
        {product.shortItemDetailText && (
          <Html html={product.shortItemDetailText} className="sw-recommended-combination__text" />
        )}
        {mandatory && (
          <p className="sw-recommended-combination__text">
            {t('included', { quantity: mandatory.qty, name: mandatory.name })}
          </p>
        )}
        <p className="sw-recommended-combination__price">
          <ProductPrice product={product} />
          {qty !== 1 && <span className="sw-recommended-combination__text">{` ${t('pieces', { count: qty })}`}</span>}
        </p>
        {model.isExempt(product) && <VatLine rate={0} isExempt />}
        <StockLabel inStock={inStock} />
      </div>
    </div>
  );
}

export function InfoButton({ model, product }: PartProps) {
  const t = useText<typeof nl>();
  return (
    <Button
      variant="quiet"
      icon="info"
      aria-label={t('infoNamed', { name: product.name })}
      onClick={() => void model.info.open(product)}
    >
      {t('info')}
    </Button>
  );
}
