import type { CompareItem } from '../../shared/contract/compare.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { IconButton } from '../../shared/ui/basics/Button.tsx';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';
import type nl from './locales/nl.json';

/** The product of a column, and the button that removes it. */
export function ColumnHead({ item, onRemove }: { item: CompareItem; onRemove(): void }) {
  const t = useText<typeof nl>();
  const { name, image, url } = item;
  return (
    <th scope="col" className="sw-compare-page__product">
      <div className="sw-compare-page__heading">
        <ResponsiveImage src={image} alt="" width={160} height={160} isEager className="sw-compare-page__image" />
        <IconButton icon="close" label={t('remove', { name })} onClick={onRemove} className="sw-compare-page__remove" />
        <span className="sw-compare-page__title" title={name}>
          {url ? (
            <a className="sw-compare-page__way" href={url}>
              {name}
            </a>
          ) : (
            name
          )}
        </span>
      </div>
    </th>
  );
}
