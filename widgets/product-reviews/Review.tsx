import { formatDate } from '../../shared/format/date.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { ServerMarkup } from '../../shared/ui/markup/ServerMarkup.tsx';
import { Stars } from '../../shared/ui/product/Stars.tsx';
import type { ShownReview } from './product-reviews.model.ts';
import type nl from './locales/nl.json';

export function Review({ review: { id, rating, product, comment, at } }: { review: ShownReview }) {
  const t = useText<typeof nl>();
  const { locale } = useSettings();
  return (
    <li id={id || undefined} className="sw-product-reviews__review">
      <p className="sw-product-reviews__head">
        <Stars rating={rating} />
        <span className="sw-product-reviews__date">{formatDate(at, locale)}</span>
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
