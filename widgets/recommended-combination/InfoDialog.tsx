import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { Loading } from '../../shared/ui/basics/Loading.tsx';
import { ProductPrice } from '../../shared/ui/product/ProductPrice.tsx';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';
import { VatLine } from '../../shared/ui/product/VatLine.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import type { RecommendedCombinationState } from './recommended-combination.model.ts';
import type { CombinationProduct } from '../../shared/contract/combination.ts';
import type nl from './locales/nl.json';

/** The details of one product. Missing details come from the combination. */
export function InfoDialog({ model }: { model: RecommendedCombinationState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { isOpen, shown, close, reset } = model.info;
  const product = shown.value?.product;
  const details = shown.value?.details;
  return (
    <Dialog
      isOpen={isOpen.value}
      title={(details?.is === 'shown' && details.info.name) || (product?.name ?? '')}
      size="large"
      onClose={close}
      onClosed={reset}
    >
      {details?.is === 'loading' && <Loading label={t('infoLoading')} rows={4} />}
      {details?.is === 'unavailable' && product && <KnownFacts product={product} isExempt={model.isExempt(product)} />}
      {details?.is === 'shown' && product && (
        <ProductDetails product={product} details={details} isExempt={model.isExempt(details.info)} />
      )}
    </Dialog>
  );
}

function KnownFacts({ product, isExempt }: { product: CombinationProduct; isExempt: boolean }) {
  return (
    <div className="sw-recommended-combination__info">
      <ResponsiveImage src={product.image} alt={product.name} />
      <div className="sw-recommended-combination__info-facts">
        <p className="sw-recommended-combination__price">
          <ProductPrice product={product} size="large" />
        </p>
        {isExempt && <VatLine rate={0} isExempt />}
        {product.shortItemDetailText && <Html html={product.shortItemDetailText} />}
        {product.description && <Html html={product.description} />}
      </div>
    </div>
  );
}
