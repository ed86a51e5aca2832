import { useRef } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { Anchors } from './Anchors.tsx';
import { Pager } from './Pager.tsx';
import { Review } from './Review.tsx';
import { Summary } from './Summary.tsx';
import type { ProductReviewsState } from './product-reviews.model.ts';
import type nl from './locales/nl.json';

/** Reviews of a product, page by page. */
export function ProductReviews({ model }: { model: ProductReviewsState }) {
  useSignals();
  const t = useText<typeof nl>();
  const top = useRef<HTMLDivElement>(null);
  const shown = model.shown.value;
  if (!shown) return null;
  const { page, pages, reviews } = shown;
  const isEmpty = reviews.length === 0 && page === 1;

  /** Moves focus and scroll position to the start of the new page. */
  async function turnTo(next: number) {
    if (!(await model.turnTo(next))) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <div className="sw-product-reviews">
      <Anchors />
      {isEmpty ? (
        <p className="sw-product-reviews__empty">{t('empty')}</p>
      ) : (
        <>
          <Summary model={model} shown={shown} />
          <div
            ref={top}
            className="sw-product-reviews__page"
            role="group"
            aria-label={pages > 1 ? t('reviewsOn', { page, pages }) : t('reviews')}
            aria-busy={model.isBusy.value}
            tabIndex={-1}
          >
            <ul className="sw-product-reviews__list" role="list">
              {reviews.map((review, at) => (
                <Review key={review.id || `${page} ${at}`} review={review} />
              ))}
            </ul>
          </div>
          <Pager model={model} shown={shown} onTurn={(next) => void turnTo(next)} />
        </>
      )}
      <Slot name="end" />
    </div>
  );
}
