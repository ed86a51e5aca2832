import { useId } from 'react';
import type upload from '../../i18n/upload/locales/nl.json';
import { usePartText } from '../../i18n/use-text.ts';
import { UploadIcon } from './UploadIcon.tsx';

export type UploadKind = 'image' | 'pdf' | 'video';

/** What a picker offers first. Any other file may be dropped: its type is the shop's to judge. */
const ACCEPT: Readonly<Record<UploadKind, string>> = { image: 'image/*', pdf: 'application/pdf', video: 'video/*' };

export interface DropAreaProps {
  readonly kind: UploadKind;
  readonly isMultiple: boolean;
  /** MB; absent when nothing is said of type and size. */
  readonly limit?: number | undefined;
  /** How many more files may come; Infinity without a limit. */
  readonly remaining?: number | undefined;
  /** The id of what is wrong with the files as a whole. */
  readonly errorsId?: string | undefined;
  onFiles(files: File[]): void;
}

/** Where files are dropped or picked: a native picker, which the surrounding form does not send. */
export function DropArea({ kind, isMultiple, limit, remaining = Infinity, errorsId, onFiles }: DropAreaProps) {
  const t = usePartText<typeof upload>('upload');
  const id = useId();
  const isCounted = isMultiple && remaining < Infinity;
  const hasSpecs = limit !== undefined || isCounted;
  return (
    <div className="sw-drop">
      <label className="sw-drop__label">
        <input
          className="sw-drop__input"
          id={`${id}picker`}
          type="file"
          accept={ACCEPT[kind]}
          multiple={isMultiple}
          aria-invalid={errorsId !== undefined || undefined}
          aria-describedby={[hasSpecs && id, errorsId].filter(Boolean).join(' ') || undefined}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // The same file may be picked once more.
            target.value = '';
          }}
        />
        <UploadIcon name="upload" className="sw-drop__icon" />
        <span className="sw-drop__prompt">{t('upload')}</span>
        <span className="sw-drop__or">{t('orDrop')}</span>
      </label>
      {hasSpecs && (
        <p className="sw-drop__specs" id={id}>
          {limit !== undefined && <span>{t(`specs_${kind}`, { limit })}</span>}
          {isCounted && <span>{t('left', { count: remaining })}</span>}
        </p>
      )}
    </div>
  );
}
