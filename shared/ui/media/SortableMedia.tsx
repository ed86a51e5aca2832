import { useRef } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { usePartText } from '../../i18n/use-text.ts';
import type { MediaEntry } from '../../rules/media-items.ts';
import { MediaItem } from './MediaItem.tsx';
import type { MediaListProps } from './MediaList.tsx';
import { UploadIcon } from './UploadIcon.tsx';

/** Restricts dragging to the vertical axis. */
const verticalOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Files with drag handles, for mouse, touch and keyboard. */
export function SortableMedia(props: MediaListProps) {
  const { items, onMove } = props;
  const t = usePartText('upload');
  const announcements = useAnnouncements(items);
  const keys = items.map(({ key }) => key);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function end({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onMove(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[verticalOnly]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('sortHow') } }}
      onDragEnd={end}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ul className="sw-media-list" aria-label={t('files')}>
          {items.map((media) => (
            <SortableItem key={media.key} {...props} media={media} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

/** The announcements while a file is moved. */
function useAnnouncements(items: readonly MediaEntry[]): Announcements {
  const t = usePartText('upload');
  /** The last announced position: picking a file up is not a move. */
  const last = useRef(-1);
  const indexOf = (id: string | number) => items.findIndex(({ key }) => key === String(id));

  function announce(key: 'picked' | 'moved' | 'put' | 'putBack', id: string | number, where = id): string {
    const name = items[indexOf(id)]?.name || t('nameless');
    last.current = indexOf(where);
    return t(key, { name, at: indexOf(where) + 1, count: items.length });
  }

  return {
    onDragStart: ({ active }) => announce('picked', active.id),
    onDragOver: ({ active, over }) =>
      over && indexOf(over.id) !== last.current ? announce('moved', active.id, over.id) : undefined,
    onDragEnd: ({ active, over }) => announce('put', active.id, over?.id),
    onDragCancel: ({ active }) => announce('putBack', active.id),
  };
}

function SortableItem({ media, texts, onChange, onRemove }: MediaListProps & { media: MediaEntry }) {
  const t = usePartText('upload');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: media.key,
    attributes: { roleDescription: t('sortable') },
  });
  return (
    <li
      ref={setNodeRef}
      className={`sw-media-list__item${isDragging ? ' sw-media-list__item--moving' : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <MediaItem
        media={media}
        texts={texts}
        onChange={onChange}
        onRemove={onRemove}
        handle={
          <button
            {...attributes}
            {...listeners}
            ref={setActivatorNodeRef}
            type="button"
            className="sw-media__handle"
            aria-label={`${t('move')} ${media.name || t('nameless')}`}
          >
            <UploadIcon name="grip" />
          </button>
        }
      />
    </li>
  );
}
