import { formatBytes } from '../../format/bytes.ts';
import { useSettings } from '../../i18n/settings-context.ts';
import { usePartText } from '../../i18n/use-text.ts';
import type { UploadFile } from '../../rules/upload-files.ts';
import { Button } from '../basics/Button.tsx';
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx';

export interface UploadProgressProps {
  readonly files: readonly UploadFile[];
  /** MB. */
  readonly limit: number;
  onCancel(file: UploadFile): void;
}

const MIB = 1024 * 1024;

/** The running uploads, each with a progress bar. */
export function UploadProgress({ files, limit, onCancel }: UploadProgressProps) {
  const t = usePartText('upload');
  if (files.length === 0) return null;
  return (
    <ul className="sw-progress" aria-label={t('underWay')}>
      {files.map((file) => (
        <FileProgress key={file.key} file={file} limit={limit} onCancel={() => onCancel(file)} />
      ))}
    </ul>
  );
}

function FileProgress({ file, limit, onCancel }: { file: UploadFile; limit: number; onCancel(): void }) {
  const t = usePartText('upload');
  const { locale } = useSettings();
  const { name, size, state, percent } = file;
  const value = Math.min(100, Math.floor(percent));
  const isPending = state === 'added' || state === 'queued' || state === 'uploading';
  return (
    <li className={`sw-progress__file sw-progress__file--${state}`} data-state={state}>
      <span className="sw-progress__name" translate="no">
        {name}
      </span>
      <span className="sw-progress__size">{formatBytes(size, locale)}</span>
      {(state === 'uploading' || state === 'success') && (
        <span className="sw-progress__measure">
          <progress className="sw-progress__bar" max={100} value={value} aria-label={name} />
          <span className="sw-progress__percent">{t('percent', { value })}</span>
        </span>
      )}
      <span className="sw-progress__state">{stateText(file, limit, t)}</span>
      {isPending && (
        <Button variant="quiet" className="sw-progress__cancel" onClick={onCancel}>
          <span>{t('cancel')}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

function stateText(
  { state, size, isWaiting, isTooLarge }: UploadFile,
  limit: number,
  t: ReturnType<typeof usePartText<'upload'>>,
): string {
  if (isWaiting) return t('waiting');
  if (state === 'canceled') return t('canceled');
  if (!isTooLarge) return t(state);
  const filesize = Math.round((size / MIB) * 100) / 100;
  return t('fileTooBig', { filesize, maxFilesize: limit });
}
