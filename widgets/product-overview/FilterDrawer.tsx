import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Drawer } from '../../shared/ui/Drawer.tsx';
import { Filters } from './Filters.tsx';
import type { ProductOverviewState } from './product-overview.model.ts';
import type nl from './locales/nl.json';

/** The filters where there is no room for them beside the list. */
export function FilterDrawer({ model, total }: { model: ProductOverviewState; total: number }) {
  useSignals();
  const t = useText<typeof nl>();
  const { isOpen, close } = model.panel;
  return (
    <Drawer
      isOpen={isOpen.value}
      title={t('filters')}
      onClose={close}
      actions={
        <Button variant="primary" isWide onClick={close}>
          {t('showResults', { count: total })}
        </Button>
      }
    >
      <Filters model={model} />
    </Drawer>
  );
}
