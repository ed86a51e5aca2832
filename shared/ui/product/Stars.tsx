import { formatCount } from '../../format/count.ts';
import { formatRating } from '../../format/rating.ts';
import { useKitText } from '../../i18n/use-text.ts';
import { useSettings } from '../../i18n/settings-context.ts';
import { drawStars, STARS } from './draw-stars.ts';

interface StarsProps {
  rating: number | string | null | undefined;
  /** Reviews that the rating comes from. Without it, the stars stand alone. */
  count?: number | null | undefined;
}

/**
 * A rating as five stars, filled by quarters. A product without a rating gets four grey stars, and says so; where the shop
 * has no ratings (undefined), there are none.
 */
export function Stars({ rating, count }: StarsProps) {
  const t = useKitText();
  const { locale } = useSettings();
  if (rating === undefined) return null;
  const reviews = count ? formatCount(count, locale) : '';
  const { className, slots, value, isDefault } = drawStars(rating);
  const stars = t('rating', { value: formatRating(value, locale), max: STARS });
  const name = reviews ? `${stars}, ${t('reviews', { count: count ?? 0, amount: reviews })}` : stars;
  return (
    <span
      className={className}
      role="img"
      // The default stars are not a rating.
      aria-label={isDefault ? t('unrated') : name}
      data-rating-default={isDefault ? '' : undefined}
    >
      {slots.map((slot, index) => (
        <span key={index} className={slot} />
      ))}
      {isDefault && <span className="sw-stars__unrated">{t('unrated')}</span>}
      {!isDefault && reviews && (
        <span className="sw-stars__count" translate="no">
          {`(${reviews})`}
        </span>
      )}
    </span>
  );
}
