import { usePartText } from '../../i18n/use-text.ts';
import type { UploadAlert } from '../../rules/media.ts';
import type { UploadEvent } from '../../rules/upload-files.ts';
import { DropArea, type DropAreaProps } from './DropArea.tsx';
import { DropZone } from './DropZone.tsx';
import { MediaList, type MediaListProps } from './MediaList.tsx';
import { uploadAlertText } from './upload-alert-text.ts';
import { UploadProgress, type UploadProgressProps } from './UploadProgress.tsx';
import { Message } from '../basics/Message.tsx';

export interface MediaUploadProps
  extends Omit<MediaListProps, 'isSortable'>, UploadProgressProps, Omit<DropAreaProps, 'limit' | 'count'> {
  /** The accessible name of the field. */
  readonly label: string;
  /** Files can be reordered; by default when there can be several. */
  readonly isSortable?: boolean;
  /** Shows the accepted types and sizes. */
  readonly showsSpecs: boolean;
  readonly hasDropArea: boolean;
  /** Why no file was added. */
  readonly alert: UploadAlert | null;
  /** It is announced. */
  readonly event: UploadEvent;
}

/** A list of files, the running uploads, and a drop area. */
export function MediaUpload(props: MediaUploadProps) {
  const { label, isMultiple, isSortable = isMultiple, limit, items, files, onFiles } = props;
  return (
    <DropZone label={label} onFiles={onFiles}>
      <MediaList {...props} isSortable={isSortable} />
      <UploadProgress {...props} files={files} limit={limit} />
      <UploadError alert={props.alert} />
      {props.hasDropArea && (
        <DropArea {...props} limit={props.showsSpecs ? limit : undefined} count={items.length + files.length} />
      )}
      <Announcement event={props.event} />
    </DropZone>
  );
}

function Announcement({ event }: Pick<MediaUploadProps, 'event'>) {
  const t = usePartText('upload');
  return (
    <p className="sw-visually-hidden" role="status">
      {event && (event.is === 'canceled' ? t('canceled') : t(event.is, { name: event.name || t('nameless') }))}
    </p>
  );
}

function UploadError({ alert }: Pick<MediaUploadProps, 'alert'>) {
  const t = usePartText('upload');
  if (!alert) return null;
  return <Message kind="error">{uploadAlertText(alert, t)}</Message>;
}
