import { formatRating } from '../../format/rating.ts';
import { useKitText } from '../../i18n/use-text.ts';
import { useSettings } from '../../i18n/settings-context.ts';
import { drawStars, STARS } from './draw-stars.ts';

/**
 * A rating as five stars, filled by quarters. A product without a rating gets four grey stars, and says so; where the shop
 * has no ratings (undefined), there are none.
 */
export function Stars({ rating }: { rating: number | string | null | undefined }) {
  const t = useKitText();
  const { locale } = useSettings();
  if (rating === undefined) return null;
  const { className, slots, value, isDefault } = drawStars(rating);
  return (
    <span
      className={className}
      role="img"
      // The default stars are not a rating.
      aria-label={isDefault ? t('unrated') : t('rating', { value: formatRating(value, locale), max: STARS })}
      data-rating-default={isDefault ? '' : undefined}
    >
      {slots.map((slot, index) => (
        <span key={index} className={slot} />
      ))}
      {isDefault && <span className="sw-stars__unrated">{t('unrated')}</span>}
    </span>
  );
}
