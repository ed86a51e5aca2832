import type upload from '../../i18n/upload/locales/nl.json';
import { usePartText } from '../../i18n/use-text.ts';
import { DropArea, type UploadKind } from './DropArea.tsx';
import { DropZone } from './DropZone.tsx';
import type { Media, MediaTexts } from './MediaItem.tsx';
import { MediaList } from './MediaList.tsx';
import { UploadAlert, type UploadAlertWords } from './UploadAlert.tsx';
import { UploadProgress, type UploadingFile } from './UploadProgress.tsx';

export interface MediaUploadProps<File extends UploadingFile> {
  /** The accessible name of the field. */
  readonly label: string;
  readonly kind: UploadKind;
  readonly isMultiple: boolean;
  /** Where the order of several files says something, as it does unless told. */
  readonly isSortable?: boolean;
  /** MB. */
  readonly limit: number;
  /** Says which type and size may come. */
  readonly showsSpecs: boolean;
  /** How many more files may come; Infinity without a limit. */
  readonly remaining: number;
  readonly hasDropArea: boolean;
  readonly items: readonly Media[];
  readonly texts: MediaTexts;
  readonly files: readonly File[];
  readonly alert: UploadAlertWords | null;
  /** The id of what is wrong with the field as a whole. */
  readonly errorsId?: string | undefined;
  /** What just happened, said once. */
  readonly news: { readonly is: 'arrived' | 'removed' | 'canceled'; readonly name: string } | null;
  onFiles(files: globalThis.File[]): void;
  onCancel(file: File): void;
  onChange(media: Media, what: keyof MediaTexts, text: string): void;
  onRemove(media: Media): void;
  onMove(from: number, to: number): void;
}

/** A list of files with what is on its way into it, and where more of them come in. */
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
          errorsId={props.errorsId}
          onFiles={onFiles}
        />
      )}
      <News news={props.news} />
    </DropZone>
  );
}

function News({ news }: Pick<MediaUploadProps<UploadingFile>, 'news'>) {
  const t = usePartText<typeof upload>('upload');
  return (
    <p className="sw-visually-hidden" role="status">
      {news && (news.is === 'canceled' ? t('canceled') : t(news.is, { name: news.name || t('nameless') }))}
    </p>
  );
}
