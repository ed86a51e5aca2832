import { formatRating } from '../../shared/format/rating.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { Stars } from '../../shared/ui/product/Stars.tsx';
import type { ProductReviewsState, ShownPage } from './product-reviews.model.ts';
import type nl from './locales/nl.json';

/** The average rating, the number of reviews and the note on verified buyers. */
export function Summary({ model, shown: { rating, total } }: { model: ProductReviewsState; shown: ShownPage }) {
  const t = useText<typeof nl>();
  const { locale } = useSettings();
  // Without a rating, nothing claims one.
  const isRated = rating !== null && rating !== 0;
  return (
    <div className="sw-product-reviews__summary">
      <p className="sw-product-reviews__average">
        {isRated && (
          <strong className="sw-product-reviews__rating" aria-hidden="true">
            {formatRating(Math.round(rating * 10) / 10, locale)}
          </strong>
        )}
        <Stars rating={rating} />
        {isRated && total !== null && <span>{t('count', { count: total })}</span>}
      </p>
      {model.verifiedNote && (
        <p className="sw-product-reviews__note">
          <Icon name="check" className="sw-product-reviews__check" />
          <span>{model.verifiedNote}</span>
        </p>
      )}
    </div>
  );
}
