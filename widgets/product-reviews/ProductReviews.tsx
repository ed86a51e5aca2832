import { useRef, useLayoutEffect, useState } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { Pager } from './Pager.tsx';
import { RatingBars, SelectionBar } from './Selection.tsx';
import type { ProductReviewsState, ReviewSelection, ShownReview, ShownPage } from './product-reviews.model.ts';
import type nl from './locales/nl.json';
import { useHashTarget } from '../../shared/ui/basics/use-hash-target.ts';
import { formatDate } from '../../shared/format/date.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { ServerMarkup } from '../../shared/ui/markup/ServerMarkup.tsx';
import { Stars } from '../../shared/ui/product/Stars.tsx';
import { formatRating } from '../../shared/format/rating.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';

/** Reviews of a product, page by page. */
export function ProductReviews({ model }: { model: ProductReviewsState }) {
  useSignals();
  const t = useText<typeof nl>();
  const top = useRef<HTMLDivElement>(null);
  const shown = model.shown.value;
  if (!shown) return null;
  const { page, pages, reviews } = shown;
  const isEmpty = reviews.length === 0 && page === 1 && shown.selection.rating === undefined;

  /** Moves focus and scroll position to the start of the new page. */
  async function moveTo(loaded: Promise<boolean>) {
    if (!(await loaded)) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }
  const selecting = { model, shown, onSelect: (change: ReviewSelection) => void model.select(change) };

  return (
    <div className="sw-product-reviews">
      <Anchors />
      {isEmpty ? (
        <p className="sw-product-reviews__empty">{t('empty')}</p>
      ) : (
        <>
          <div className="sw-product-reviews__summary">
            <Summary model={model} shown={shown} />
            <RatingBars {...selecting} />
          </div>
          <SelectionBar {...selecting} onShowAll={() => void moveTo(model.select({ rating: undefined }))} />
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
          <Expired model={model} />
          <Pager model={model} shown={shown} onTurn={(next) => void moveTo(model.turnTo(next))} />
        </>
      )}
      <Slot name="end" />
    </div>
  );
}

/** The session has expired: any other page needs a new load of this one. */
function Expired({ model }: { model: ProductReviewsState }) {
  useSignals();
  const refusal = model.failed.value?.refusal;
  return refusal?.is === 'expired' ? <RefusalMessage kind="info" refusal={refusal} /> : null;
}

/** The fragments of links to the reviews. */
const ANCHORS = ['reviews', 'beoordelingen'];

/** Adds the anchors that the page does not have, and scrolls to them when the address names one. */
function Anchors() {
  const mark = useRef<HTMLSpanElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const element = mark.current!.closest('[data-widget]');
    // Anchors in the server markup are hidden with it.
    const exists = (id: string) =>
      [...document.querySelectorAll(`#${id}`)].some((owner) => owner === element || !element?.contains(owner));
    setMissing(ANCHORS.filter((id) => !exists(id)));
  }, []);
  useHashTarget((id) => (ANCHORS.includes(id) ? (document.getElementById(id) ?? mark.current) : null));
  return (
    <span ref={mark}>
      {missing.map((id) => (
        <span key={id} id={id} className="sw-product-reviews__anchor" />
      ))}
    </span>
  );
}

function Review({ review: { id, rating, product, comment, at, author, isVerified } }: { review: ShownReview }) {
  const t = useText<typeof nl>();
  const { locale } = useSettings();
  return (
    <li id={id || undefined} className="sw-product-reviews__review">
      <p className="sw-product-reviews__head">
        <Stars rating={rating} />
        {author && (
          <span className="sw-product-reviews__author" translate="no">
            {author}
          </span>
        )}
        <span className="sw-product-reviews__date">{formatDate(at, locale)}</span>
        {isVerified && (
          <span className="sw-product-reviews__note">
            <Icon name="check" className="sw-product-reviews__check" />
            <span>{t('verified')}</span>
          </span>
        )}
      </p>
      {typeof comment === 'string' ? (
        <p className="sw-product-reviews__comment">{comment}</p>
      ) : (
        <ServerMarkup node={comment} className="sw-html sw-product-reviews__comment" />
      )}
      {product && <p className="sw-product-reviews__product">{t('about', { name: product })}</p>}
    </li>
  );
}

/** The average rating, the number of reviews, and whether and how these are checked. */
function Summary({ model, shown: { rating, total } }: { model: ProductReviewsState; shown: ShownPage }) {
  useSignals();
  const t = useText<typeof nl>();
  const { locale } = useSettings();
  // Without a rating, nothing claims one.
  const isRated = rating !== null && rating !== 0;
  const verification = model.verification.value;
  return (
    <div>
      <p className="sw-product-reviews__average">
        {isRated && (
          <strong className="sw-product-reviews__rating" aria-hidden="true">
            {formatRating(Math.round(rating * 10) / 10, locale)}
          </strong>
        )}
        <Stars rating={rating} />
        {isRated && total !== null && <span>{t('count', { count: total })}</span>}
      </p>
      {verification && (
        <p className="sw-product-reviews__note" data-review-checks="">
          {verification.checked ? <Icon name="check" className="sw-product-reviews__check" /> : <Icon name="info" />}
          <span>{verification.text || t('unchecked')}</span>
        </p>
      )}
    </div>
  );
}
