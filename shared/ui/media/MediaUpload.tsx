import type upload from '../../i18n/upload/locales/nl.json';
import { usePartText, useKitText } from '../../i18n/use-text.ts';
import { DropArea, type UploadKind } from './DropArea.tsx';
import { DropZone } from './DropZone.tsx';
import type { Media, MediaTexts } from './MediaItem.tsx';
import { MediaList } from './MediaList.tsx';
import { UploadProgress, type UploadingFile } from './UploadProgress.tsx';
import { Message } from '../basics/Message.tsx';

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

/** Why files were not uploaded. */
type UploadAlertContent =
  | { readonly is: 'tooLarge'; readonly limit: number }
  | { readonly is: 'notPdf' | 'notImage' | 'notAllowed' | 'wentWrong' | 'tooManyAttempts' | 'expired' }
  /** A message of the shop. */
  | { readonly is: 'shop-message'; readonly text: string }
  /** More files than can be added; `count` can. */
  | { readonly is: 'fits'; readonly count: number }
  | { readonly is: 'tooMany' | 'canceled' | 'invalidAnswer' | 'wrongType' }
  | { readonly is: 'responded'; readonly statusCode: number }
  | { readonly is: 'timedOut'; readonly seconds: number };

/** An error message about an upload. */
function UploadAlert({ alert }: { alert: UploadAlertContent | null }) {
  const t = usePartText<typeof upload>('upload');
  const kit = useKitText();
  if (!alert) return null;
  const { is, ...values } = alert;
  const reload = { label: kit('reload'), onClick: () => location.reload() };
  return (
    <Message kind="error" action={is === 'expired' ? reload : undefined}>
      {alert.is === 'shop-message' ? alert.text : t(is as 'wentWrong', values)}
    </Message>
  );
}
