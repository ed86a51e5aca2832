import { useSignals } from '@preact/signals-react/runtime';
import type { OverviewProduct } from '../../shared/contract/overview.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import type { BuyingState } from './product-overview.model.ts';
import type nl from './locales/nl.json';

/** What the shopper can do with a product: buy it, ask for mail, or nothing. */
export function BuyControl({ buying, product }: { buying: BuyingState; product: OverviewProduct }) {
  useSignals();
  const t = useText<typeof nl>();
  const { name } = product;
  const control = buying.controlOf(product);
  if (control === 'none') return <p className="sw-product-overview__no-control">{product.eol && t('discontinued')}</p>;
  if (control === 'notify') {
    return (
      <Button isWide aria-label={t('notifyNamed', { name })} onClick={() => buying.notify(product)}>
        {t('notify')}
      </Button>
    );
  }
  const isAhead = control === 'pre-order';
  return (
    <Button
      variant="primary"
      icon="cart"
      isWide
      isBusy={buying.isAdding(product)}
      aria-label={t(isAhead ? 'preOrderNamed' : 'buyNamed', { name })}
      onClick={() => buying.add(product)}
    >
      {t(isAhead ? 'preOrder' : 'buy')}
    </Button>
  );
}
