import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { usePartText } from '../../i18n/use-text.ts';
import type { MediaEntry } from '../../rules/media-items.ts';
import { MediaItem, type MediaItemsProps } from './MediaItem.tsx';
import { useLazyComponent } from '../basics/use-lazy-component.ts';
import { afterClick } from '../form/after-click.ts';
import { importWithRecovery } from '../../runtime/import-with-recovery.ts';
import { retryLater } from '../../runtime/retry-later.ts';

export interface MediaListProps extends MediaItemsProps {
  readonly items: readonly MediaEntry[];
  /** Each file has a drag handle. */
  readonly isSortable: boolean;
  onMove(from: number, to: number): void;
}

const loadSortable = async (): Promise<ComponentType<MediaListProps>> =>
  (await importWithRecovery('SortableMedia', () => import('./SortableMedia.tsx'))).SortableMedia;

/**
 * The files of a field. The code for sorting loads later; until then, after a failure, and while the shopper is in it, this
 * is a plain list: the sortable one replaces its controls, and would take the focus from a text that is being typed.
 */
export function MediaList(props: MediaListProps) {
  const { items, texts, isSortable, onChange, onRemove } = props;
  const t = usePartText('upload');
  const { Part: Sortable, hasFailed, reach } = useLazyComponent(loadSortable, isSortable && items.length > 0);
  const [isInUse, setInUse] = useState(false);
  const retry = useEffectEvent(reach);
  useEffect(() => {
    if (!hasFailed) return undefined;
    let isMounted = true;
    retryLater(() => isMounted && retry());
    return () => {
      isMounted = false;
    };
  }, [hasFailed]);
  if (items.length === 0) return null;
  if (isSortable && Sortable && !isInUse) return <Sortable {...props} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Follows the focus of the controls in it.
    <ul
      className="sw-media-list"
      aria-label={t('files')}
      onFocus={() => setInUse(true)}
      onBlur={({ currentTarget, relatedTarget }) => afterClick(() => setInUse(currentTarget.contains(relatedTarget)))}
    >
      {items.map((media) => (
        <li key={media.key} className="sw-media-list__item">
          <MediaItem
            media={media}
            texts={texts}
            handle={isSortable && <span className="sw-media__handle" />}
            onChange={onChange}
            onRemove={(removed) => {
              setInUse(false);
              onRemove(removed);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
