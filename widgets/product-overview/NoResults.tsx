import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { StateLink } from './StateLink.tsx';
import type { ProductOverviewState } from './product-overview.model.ts';
import type nl from './locales/nl.json';

/** The message for a list without matches, with a link that removes the filters; or for a list without products. */
export function NoResults({ model }: { model: ProductOverviewState }) {
  useSignals();
  const t = useText<typeof nl>();
  const isChosen = model.active.value.length > 0;
  return (
    <div className="sw-product-overview__none">
      <Icon name="panel" className="sw-product-overview__none-drawing" />
      <p className="sw-product-overview__none-title">{t(isChosen ? 'noResults' : 'noProducts')}</p>
      {isChosen && (
        <>
          <p className="sw-product-overview__none-text">{t('noResultsText')}</p>
          <StateLink className="sw-button sw-button--secondary" path={model.pathOfAll()} onGo={model.clear}>
            {t('clearAll')}
          </StateLink>
        </>
      )}
    </div>
  );
}
