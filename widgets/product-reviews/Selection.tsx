import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { VisuallyHidden } from '../../shared/ui/basics/VisuallyHidden.tsx';
import { SortSelect } from '../../shared/ui/form/SortSelect.tsx';
import type { ProductReviewsState, ReviewOrder, ReviewSelection, ShownPage } from './product-reviews.model.ts';
import type nl from './locales/nl.json';

interface SelectionProps {
  readonly model: ProductReviewsState;
  readonly shown: ShownPage;
  onSelect(change: ReviewSelection): void;
}

/** One bar for each number of stars: a press shows the reviews with these stars, another one all of them again. */
export function RatingBars({ model, shown: { counts }, onSelect }: SelectionProps) {
  useSignals();
  const t = useText<typeof nl>();
  const selected = model.selection.value.rating;
  if (counts.length === 0) return null;
  const all = counts.reduce((sum, { count }) => sum + count, 0) || 1;
  return (
    <ul className="sw-product-reviews__bars" role="list" aria-label={t('byStars')}>
      {counts.map(({ stars, count }) => {
        const isSelected = selected === stars;
        const isInert = count === 0 && !isSelected;
        return (
          <li key={stars}>
            <button
              type="button"
              className="sw-product-reviews__bar"
              aria-pressed={isSelected}
              aria-disabled={isInert || undefined}
              onClick={isInert ? undefined : () => onSelect({ rating: isSelected ? undefined : stars })}
            >
              <span className="sw-product-reviews__stars">{t('stars', { count: stars })}</span>
              <svg
                className="sw-product-reviews__track"
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path className="sw-product-reviews__share" d={`M0 0h${Math.round((100 * count) / all)}v1H0z`} />
              </svg>
              <span className="sw-product-reviews__amount">
                <span aria-hidden="true">{count}</span>
                <VisuallyHidden>{t('count', { count })}</VisuallyHidden>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** How many reviews are shown, with a way back to all, and their order. */
export function SelectionBar({ model, shown, onSelect, onShowAll }: SelectionProps & { onShowAll(): void }) {
  useSignals();
  const t = useText<typeof nl>();
  const { orders, selection, counts } = shown;
  const { rating } = selection;
  if (orders.length < 2 && counts.length === 0) return null;
  const names = { newest: t('newest'), highest: t('highest'), lowest: t('lowest') };
  const failed = model.failed.value;
  const isMissed = failed?.isSelection === true && failed.refusal.is !== 'expired';
  return (
    <div className="sw-product-reviews__selection">
      <p className="sw-product-reviews__selected" role="status">
        {rating !== undefined && (
          <span>
            {t('selected', {
              count: counts.find(({ stars }) => stars === rating)?.count ?? 0,
              stars: t('withStars', { count: rating }),
            })}
          </span>
        )}
        {isMissed && <span className="sw-product-reviews__missed">{t('missedSelection')}</span>}
      </p>
      {rating !== undefined && (
        <Button variant="quiet" className="sw-product-reviews__all" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      )}
      {orders.length > 1 && (
        <SortSelect
          className="sw-product-reviews__order"
          name="order"
          label={t('order')}
          value={model.selection.value.order ?? orders[0]!}
          options={orders.map((order) => ({ value: order, label: names[order] }))}
          onChange={(order) => onSelect({ order: order as ReviewOrder })}
        />
      )}
    </div>
  );
}
