import { useId, useLayoutEffect, useRef } from 'react';
import { usePartText } from '../../i18n/use-text.ts';
import type { MediaType } from '../../contract/media.ts';
import { UploadIcon } from './UploadIcon.tsx';

/** A filter for the file picker. Files of any type can be dropped: the shop validates them. */
const ACCEPT: Readonly<Record<MediaType, string>> = { image: 'image/*', pdf: 'application/pdf', video: 'video/*' };

export interface DropAreaProps {
  readonly kind: MediaType;
  readonly isMultiple: boolean;
  /** MB; shows the accepted types and sizes. */
  readonly limit?: number | undefined;
  /** The number of files that can be added; Infinity without a limit. */
  readonly remaining?: number | undefined;
  /** The number of files above the area, which move it. */
  readonly count?: number;
  /** Id of the error messages of the field. */
  readonly errorsId?: string | undefined;
  onFiles(files: File[]): void;
}

/** A file input without a name, so that the surrounding form does not send it. `DropZone` handles drops. */
export function DropArea({
  kind,
  isMultiple,
  limit,
  remaining = Infinity,
  count = 0,
  errorsId,
  onFiles,
}: DropAreaProps) {
  const t = usePartText('upload');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const hasMoved = before.current !== count;
    before.current = count;
    // The next file is added here, below the new ones.
    if (hasMoved && input.current === document.activeElement) input.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  const isCounted = isMultiple && remaining < Infinity;
  const hasSpecs = limit !== undefined || isCounted;
  return (
    <div className="sw-drop">
      <label className="sw-drop__label">
        <input
          ref={input}
          className="sw-drop__input"
          id={`${id}picker`}
          type="file"
          accept={ACCEPT[kind]}
          multiple={isMultiple}
          aria-invalid={errorsId !== undefined || undefined}
          aria-describedby={[hasSpecs && id, errorsId].filter(Boolean).join(' ') || undefined}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // Lets the shopper pick the same file again.
            target.value = '';
          }}
        />
        <UploadIcon name="upload" className="sw-drop__icon" />
        <span className="sw-drop__prompt">{t('upload')}</span>
        {kind === 'image' && <span className="sw-drop__camera">{t('camera')}</span>}
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
