import { formatRating } from '../../shared/format/rating.ts';
import type { PrintContext } from '../../shared/runtime/print.ts';
import { drawStars, STARS } from '../../shared/ui/product/draw-stars.ts';
import type nl from './locales/nl.json';

interface Inputs {
  readonly rating: number | null;
  readonly count: number | null;
}

export function print({ rating, count }: Inputs, { t, locale }: PrintContext<typeof nl>) {
  const { className, slots, value, isDefault } = drawStars(rating);
  return (
    <>
      <span
        className={className}
        role="img"
        aria-label={isDefault ? t('unrated') : t('rating', { value: formatRating(value, locale), max: STARS })}
        data-rating-default={isDefault ? '' : undefined}
      >
        {slots.map((slot, at) => (
          <span key={at} className={slot} />
        ))}
        {isDefault && <span className="sw-stars__unrated">{t('unrated')}</span>}
      </span>
      {count !== null && !isDefault && (
        <span className="sw-star-rating__count">{t(count === 1 ? 'count_one' : 'count_other', { count })}</span>
      )}
    </>
  );
}
