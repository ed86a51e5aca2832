import { formatRating } from '../../format/rating.ts';
import { useKitText } from '../../i18n/use-text.ts';
import { useSettings } from '../../i18n/settings-context.ts';
import { drawStars, STARS } from './stars.ts';

/** A rating as five stars, filled by quarters. What nobody has rated gets four, marked as default. */
export function Stars({ rating }: { rating: number | string | null | undefined }) {
  const t = useKitText();
  const { locale } = useSettings();
  const { className, slots, value, isDefault } = drawStars(rating);
  return (
    <span
      className={className}
      role="img"
      // Nobody claims a number for a rating that nobody gave.
      aria-label={isDefault ? t('unrated') : t('rating', { value: formatRating(value, locale), max: STARS })}
      data-rating-default={isDefault ? '' : undefined}
    >
      {slots.map((slot, index) => (
        <span key={index} className={slot} />
      ))}
    </span>
  );
}
