import type { CompareItem } from '../../shared/contract/compare.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { IconButton } from '../../shared/ui/basics/Button.tsx';
import { ResponsiveImage } from '../../shared/ui/gallery/ResponsiveImage.tsx';
import { TableCell } from './Row.tsx';
import type nl from './locales/nl.json';

/** The product of a column. It holds no button, because screen readers say the text of a header with its cells. */
export function ColumnHead({ item: { name, image, url } }: { item: CompareItem }) {
  return (
    <th scope="col" role="columnheader" className="sw-compare-page__product">
      <div className="sw-compare-page__heading">
        <ResponsiveImage src={image} alt="" width={160} height={160} isEager className="sw-compare-page__image" />
        <span className="sw-compare-page__title" title={name} translate="no">
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

/** The button that removes a column, in its own row above the header. */
export function RemoveCell({ item: { name }, onRemove }: { item: CompareItem; onRemove(): void }) {
  const t = useText<typeof nl>();
  return (
    <TableCell className="sw-compare-page__tool">
      <IconButton icon="close" label={t('remove', { name })} onClick={onRemove} className="sw-compare-page__remove" />
    </TableCell>
  );
}
