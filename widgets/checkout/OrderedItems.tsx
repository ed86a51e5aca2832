import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { SummaryItem } from './SummaryItem.tsx';
import type { CheckoutState } from './checkout.model.ts';
import type nl from './locales/nl.json';

/** The lines of the order. */
export function OrderedItems({ model }: { model: CheckoutState }) {
  useSignals();
  const t = useText<typeof nl>();
  return (
    <ul className="sw-checkout__items" role="list" aria-label={t('items')}>
      {model.cart.value?.items.map((item, index) => (
        <SummaryItem key={`${item.type} ${item.sku ?? item.name} ${index}`} item={item} />
      ))}
    </ul>
  );
}
