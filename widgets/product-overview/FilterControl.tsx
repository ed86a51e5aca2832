import type { Elements } from 'react/jsx-runtime';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { LoadError } from '../../shared/ui/basics/LoadError.tsx';
import { useLazyComponent } from '../../shared/ui/basics/use-lazy-component.ts';
import { VisuallyHidden } from '../../shared/ui/basics/VisuallyHidden.tsx';
import { ClearAll } from './ActiveFilters.tsx';
import { Filters } from './Filters.tsx';
import type { ProductOverviewState } from './product-overview.model.ts';
import type nl from './locales/nl.json';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';

interface FilterControlProps {
  model: ProductOverviewState;
  total: number;
  /** The live region with the number of results, for the open drawer. */
  news: Elements;
}

/** The button for the filters on a narrow page; the code of the drawer loads on the first pointer or focus. */
export function FilterControl({ model, total, news }: FilterControlProps) {
  useSignals();
  const t = useText<typeof nl>();
  const { isOpen, close } = model.panel;
  const { Part: Drawer, hasFailed, reach } = useLazyComponent(loadDrawer);
  const selected = model.active.value.length;
  const isWaiting = isOpen.value && !Drawer;

  function open() {
    reach();
    model.panel.open();
  }

  return (
    <>
      <div className="sw-product-overview__open">
        <Button
          icon="filter"
          aria-haspopup="dialog"
          isBusy={isWaiting && !hasFailed}
          onPointerEnter={reach}
          onFocus={reach}
          onClick={open}
        >
          <span>{t('openFilters')}</span>
          {selected > 0 && (
            <>
              <span className="sw-product-overview__chosen-count" aria-hidden="true" translate="no">
                {selected}
              </span>
              <VisuallyHidden>{t('openFiltersChosen', { count: selected })}</VisuallyHidden>
            </>
          )}
        </Button>
      </div>
      {isWaiting && hasFailed && <LoadError onRetry={reach} />}
      {Drawer && (
        <Drawer
          isOpen={isOpen.value}
          title={t('filters')}
          onClose={close}
          actions={
            <div className="sw-product-overview__drawer-actions">
              <ClearAll model={model} className="sw-product-overview__clear" />
              <Button variant="confirm" isWide onClick={close}>
                {t('showResults', { count: total })}
              </Button>
            </div>
          }
        >
          {isOpen.value && news}
          <Filters model={model} />
        </Drawer>
      )}
    </>
  );
}

async function loadDrawer() {
  const { Drawer } = await importWithRecovery('Drawer', () => import('../../shared/ui/dialog/Drawer.tsx'));
  return Drawer;
}
