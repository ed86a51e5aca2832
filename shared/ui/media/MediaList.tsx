import { useEffect, useEffectEvent, type ComponentType } from 'react';
import type upload from '../../i18n/upload/locales/nl.json';
import { usePartText } from '../../i18n/use-text.ts';
import { MediaItem, type Media, type MediaItemActions, type MediaTexts } from './MediaItem.tsx';
import { useLazyComponent } from '../basics/use-lazy-component.ts';
import { importWithRecovery } from '../../runtime/import-with-recovery.ts';
import { retryLater } from '../../runtime/retry-later.ts';

export interface MediaListProps extends MediaItemActions {
  readonly items: readonly Media[];
  readonly texts: MediaTexts;
  /** Each file has a drag handle. */
  readonly isSortable: boolean;
  onMove(from: number, to: number): void;
}

const loadSortable = async (): Promise<ComponentType<MediaListProps>> =>
  (await importWithRecovery('SortableMedia', () => import('./SortableMedia.tsx'))).SortableMedia;

/** The files of a field. The code for sorting loads later; until then, and after a failure, this is a plain list. */
export function MediaList(props: MediaListProps) {
  const { items, texts, isSortable, onChange, onRemove } = props;
  const t = usePartText<typeof upload>('upload');
  const { Part: Sortable, hasFailed, reach } = useLazyComponent(loadSortable, isSortable && items.length > 0);
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
  if (isSortable && Sortable) return <Sortable {...props} />;
  return (
    // Inert while the code loads, because the sortable list replaces these controls.
    <ul className="sw-media-list" aria-label={t('files')} inert={isSortable && !hasFailed}>
      {items.map((media) => (
        <li key={media.key} className="sw-media-list__item">
          <MediaItem
            media={media}
            texts={texts}
            handle={isSortable && <span className="sw-media__handle" />}
            onChange={onChange}
            onRemove={onRemove}
          />
        </li>
      ))}
    </ul>
  );
}
