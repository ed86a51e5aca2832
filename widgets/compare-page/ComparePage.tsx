import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Loading } from '../../shared/ui/basics/Loading.tsx';
import { CompareTable } from './CompareTable.tsx';
import type { ComparePageState } from './compare-page.model.ts';
import type nl from './locales/nl.json';
import type { CompareItem } from '../../shared/contract/compare.ts';
import { VisuallyHidden } from '../../shared/ui/basics/VisuallyHidden.tsx';
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { ProductName } from '../../shared/ui/product/ProductName.tsx';
import { keyOf } from './Row.tsx';

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
        <>
          <p className="sw-compare-page__empty">{t('empty')}</p>
          <Slot name="empty" />
        </>
      ) : (
        <div className="sw-compare-page__layout">
          <Choice model={model} items={items} />
          <CompareTable model={model} />
        </div>
      )}
    </div>
  );
}

/** The choice of products and specifications to show. */
function Choice({ model, items }: { model: ComparePageState; items: readonly CompareItem[] }) {
  useSignals();
  const t = useText<typeof nl>();
  const selected = model.table.value.items.length;
  return (
    <div className="sw-compare-page__choice">
      <fieldset className="sw-compare-page__products">
        <legend className="sw-compare-page__legend">
          <span>{`${t('shown')} `}</span>
          <span className="sw-compare-page__count" role="status">
            <span aria-hidden="true" translate="no">
              {`${selected}/${items.length}`}
            </span>
            <VisuallyHidden>{t('shownOf', { selected, total: items.length })}</VisuallyHidden>
          </span>
        </legend>
        {items.map((item) => (
          <Checkbox
            key={keyOf(item)}
            name={`shown-${item.type}-${item.id}`}
            isChecked={model.isShown(item)}
            onChange={(isShown) => model.show(item, isShown)}
          >
            <span translate="no">
              <ProductName name={item.name} />
            </span>
          </Checkbox>
        ))}
      </fieldset>
      {items.length > 1 && (
        <div className="sw-compare-page__differences">
          <Checkbox
            name="only-differences"
            isChecked={model.isOnlyDifferences.value}
            isDisabled={selected < 2}
            onChange={model.showOnlyDifferences}
          >
            {t('onlyDifferences')}
          </Checkbox>
          {model.table.value.marked.size > 0 && (
            // Each marked row says so itself.
            <p className="sw-compare-page__mark" aria-hidden="true">
              {t('markedRows')}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
