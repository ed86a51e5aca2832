import type upload from '../../i18n/upload/locales/nl.json';
import { usePartText } from '../../i18n/use-text.ts';
import { DropArea, type UploadKind } from './DropArea.tsx';
import { DropZone } from './DropZone.tsx';
import type { Media, MediaTexts } from './MediaItem.tsx';
import { MediaList } from './MediaList.tsx';
import { UploadAlert, type UploadAlertContent } from './UploadAlert.tsx';
import { UploadProgress, type UploadingFile } from './UploadProgress.tsx';

export interface MediaUploadProps<File extends UploadingFile> {
  /** The accessible name of the field. */
  readonly label: string;
  readonly kind: UploadKind;
  readonly isMultiple: boolean;
  /** Files can be reordered; by default when there can be several. */
  readonly isSortable?: boolean;
  /** MB. */
  readonly limit: number;
  /** Shows the accepted types and sizes. */
  readonly showsSpecs: boolean;
  /** The number of files that can be added; Infinity without a limit. */
  readonly remaining: number;
  readonly hasDropArea: boolean;
  readonly items: readonly Media[];
  readonly texts: MediaTexts;
  readonly files: readonly File[];
  readonly alert: UploadAlertContent | null;
  /** Id of the error messages of the field. */
  readonly errorsId?: string | undefined;
  /** The last event; it is announced. */
  readonly event: { readonly is: 'arrived' | 'removed' | 'canceled'; readonly name: string } | null;
  onFiles(files: globalThis.File[]): void;
  onCancel(file: File): void;
  onChange(media: Media, what: keyof MediaTexts, text: string): void;
  onRemove(media: Media): void;
  onMove(from: number, to: number): void;
}

/** A list of files, the running uploads, and a drop area. */
export function MediaUpload<File extends UploadingFile>(props: MediaUploadProps<File>) {
  const { label, kind, isMultiple, limit, items, alert, onFiles } = props;
  return (
    <DropZone label={label} onFiles={onFiles}>
      <MediaList
        items={items}
        texts={props.texts}
        isSortable={props.isSortable ?? isMultiple}
        onChange={props.onChange}
        onRemove={props.onRemove}
        onMove={props.onMove}
      />
      <UploadProgress files={props.files} limit={limit} onCancel={props.onCancel} />
      <UploadAlert alert={alert} />
      {props.hasDropArea && (
        <DropArea
          kind={kind}
          isMultiple={isMultiple}
          limit={props.showsSpecs ? limit : undefined}
          remaining={props.remaining}
          count={items.length + props.files.length}
          errorsId={props.errorsId}
          onFiles={onFiles}
        />
      )}
      <Announcement event={props.event} />
    </DropZone>
  );
}

function Announcement({ event }: Pick<MediaUploadProps<UploadingFile>, 'event'>) {
  const t = usePartText<typeof upload>('upload');
  return (
    <p className="sw-visually-hidden" role="status">
      {event && (event.is === 'canceled' ? t('canceled') : t(event.is, { name: event.name || t('nameless') }))}
    </p>
  );
}
