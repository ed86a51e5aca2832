import { useSignals } from '@preact/signals-react/runtime';
import type { OverviewProduct } from '../../shared/contract/overview.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import type { ProductOverviewState } from './product-overview.model.ts';
import type nl from './locales/nl.json';

/** Puts a product on the list of those that are compared. */
export function CompareBox({ model, product }: { model: ProductOverviewState; product: OverviewProduct }) {
  useSignals();
  const t = useText<typeof nl>();
  const { comparing } = model;
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
