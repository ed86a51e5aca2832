import { useSignals } from '@preact/signals-react/runtime';
import type { OverviewProduct } from '../../shared/contract/overview.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { BuyButton } from '../../shared/ui/product/BuyButton.tsx';
import type { BuyingState } from './product-overview.model.ts';
import type nl from './locales/nl.json';

/** The control of a product: buy, request a mail, or none. */
export function BuyControl({ buying, product }: { buying: BuyingState; product: OverviewProduct }) {
  useSignals();
  const t = useText<typeof nl>();
  const control = buying.controlOf(product);
  if (control === 'none') return <p className="sw-product-overview__no-control">{product.eol && t('discontinued')}</p>;
  return (
    <BuyButton
      name={product.name}
      action={control}
      icon="cart"
      isBusy={buying.isAdding(product)}
      onBuy={() => buying.add(product)}
      onNotify={() => buying.requestStockReminder(product)}
    />
  );
}
