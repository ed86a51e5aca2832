import { useSignals } from '@preact/signals-react/runtime';
import type { CompareItem } from '../../shared/contract/compare.ts';
import { BuyButton } from '../../shared/ui/product/BuyButton.tsx';
import type { BuyingState } from './compare-page.model.ts';

/** The control of a product: buy, request a mail, or none. */
export function BuyControl({ buying, item }: { buying: BuyingState; item: CompareItem }) {
  useSignals();
  const control = buying.controlOf(item);
  if (control === 'none') return null;
  return (
    <BuyButton
      name={item.name}
      action={control}
      isBusy={buying.isAdding(item)}
      onBuy={() => buying.add(item)}
      onNotify={() => buying.requestStockReminder(item)}
    />
  );
}
