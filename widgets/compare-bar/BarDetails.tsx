import type { CompareItem } from '../../shared/contract/compare.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { IconButton, LinkButton } from '../../shared/ui/basics/Button.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { Loading } from '../../shared/ui/basics/Loading.tsx';
import { ProductPrice } from '../../shared/ui/product/ProductPrice.tsx';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';
import { Stars } from '../../shared/ui/product/Stars.tsx';
import { ProductName } from '../../shared/ui/product/ProductName.tsx';
import type { CompareBarState, Details } from './compare-bar.model.ts';
import type nl from './locales/nl.json';

interface BarDetailsProps {
  model: CompareBarState;
  details: Details;
  /** Of the whole list. */
  count: number;
}

/** The first products of the list, and the link to all of them. */
export function BarDetails({ model, details, count }: BarDetailsProps) {
  const t = useText<typeof nl>();
  const shown = details.is === 'shown' ? details.items.length : 0;
  return (
    <>
      {details.is === 'loading' && <Loading rows={1} />}
      {shown > 0 && shown < count && <p className="sw-compare-bar__part">{t('firstOf', { shown, total: count })}</p>}
      {details.is === 'shown' && shown > 0 && (
        <ul className="sw-compare-bar__items">
          {details.items.map((item, at) => (
            <li key={`${item.type} ${item.id}`} className="sw-compare-bar__item">
              <Item item={item} onSelect={() => model.select(item, at)} onRemove={() => model.remove(item)} />
            </li>
          ))}
        </ul>
      )}
      <LinkButton variant="confirm" href={model.compareUrl} className="sw-compare-bar__link">
        {t('view')}
      </LinkButton>
    </>
  );
}

function Item({ item, onSelect, onRemove }: { item: CompareItem; onSelect(): void; onRemove(): void }) {
  const t = useText<typeof nl>();
  const { name, url, image, rating, short_item_detail_text } = item;
  return (
    <article className="sw-compare-bar__product">
      <ResponsiveImage src={image} alt="" width={96} height={96} className="sw-compare-bar__image" />
      <div className="sw-compare-bar__facts">
        <h3 className="sw-compare-bar__name" translate="no">
          {url ? (
            <a className="sw-compare-bar__way" href={url} onClick={onSelect}>
              <ProductName name={name} />
            </a>
          ) : (
            <ProductName name={name} />
          )}
        </h3>
        <Stars rating={rating} />
        <ProductPrice product={item} size="small" />
        {short_item_detail_text && <Html html={short_item_detail_text} className="sw-compare-bar__text" />}
      </div>
      <IconButton icon="close" label={t('remove', { name })} onClick={onRemove} className="sw-compare-bar__remove" />
    </article>
  );
}
