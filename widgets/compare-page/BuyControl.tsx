import { useSignals } from '@preact/signals-react/runtime';
import type { CompareItem } from '../../shared/contract/compare.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import type { BuyingState } from './compare-page.model.ts';
import type nl from './locales/nl.json';

/** What the shopper can do with a product: buy it, ask for mail, or nothing. */
export function BuyControl({ buying, item }: { buying: BuyingState; item: CompareItem }) {
  useSignals();
  const t = useText<typeof nl>();
  const { name } = item;
  const control = buying.controlOf(item);
  if (control === 'none') return null;
  if (control === 'notify') {
    return (
      <Button isWide aria-label={t('notifyNamed', { name })} onClick={() => buying.notify(item)}>
        {t('notify')}
      </Button>
    );
  }
  const isAhead = control === 'pre-order';
  return (
    <Button
      variant="primary"
      isWide
      isBusy={buying.isAdding(item)}
      aria-label={t(isAhead ? 'preOrderNamed' : 'buyNamed', { name })}
      onClick={() => buying.add(item)}
    >
      {t(isAhead ? 'preOrder' : 'buy')}
    </Button>
  );
}
