import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Loading } from '../../shared/ui/basics/Loading.tsx';
import { Choice } from './Choice.tsx';
import { CompareTable } from './CompareTable.tsx';
import type { ComparePageState } from './compare-page.model.ts';
import type nl from './locales/nl.json';

/** Products side by side. */
export function ComparePage({ model }: { model: ComparePageState }) {
  useSignals();
  const t = useText<typeof nl>();
  const items = model.items.value;
  if (items === null) return <Loading />;
  const removed = model.removed.value;
  return (
    <div className="sw-compare-page">
      <span className="sw-visually-hidden" role="status">
        {removed !== null && t('removed', { name: removed })}
      </span>
      {items.length === 0 ? (
        <p className="sw-compare-page__empty">{t('empty')}</p>
      ) : (
        <div className="sw-compare-page__layout">
          <Choice model={model} items={items} />
          <CompareTable model={model} />
        </div>
      )}
    </div>
  );
}
