import { formatBytes } from '../../format/bytes.ts';
import { useSettings } from '../../i18n/settings-context.ts';
import { useKitText, usePartText } from '../../i18n/use-text.ts';
import type { UploadAlert } from '../../rules/media.ts';
import type { UploadFile } from '../../rules/upload-files.ts';
import { Button, IconButton } from '../basics/Button.tsx';
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx';
import { uploadAlertText } from './upload-alert-text.ts';

export interface UploadProgressProps {
  readonly files: readonly UploadFile[];
  /** MB. */
  readonly limit: number;
  onCancel(file: UploadFile): void;
  /** Sends a refused file once more. */
  onRetry(file: UploadFile): void;
  /** Removes the row of a refused file. */
  onDismiss(file: UploadFile): void;
}

const MIB = 1024 * 1024;

/** The running uploads, each with a progress bar, and the refused files, each with its reason. */
export function UploadProgress(props: UploadProgressProps) {
  const t = usePartText('upload');
  const { files } = props;
  if (files.length === 0) return null;
  return (
    <ul className="sw-progress" aria-label={t('underWay')}>
      {files.map((file) => (
        <FileProgress key={file.key} {...props} file={file} />
      ))}
    </ul>
  );
}

interface FileProgressProps extends Omit<UploadProgressProps, 'files'> {
  readonly file: UploadFile;
}

function FileProgress({ file, limit, onCancel, onRetry, onDismiss }: FileProgressProps) {
  const t = usePartText('upload');
  const kit = useKitText();
  const { locale } = useSettings();
  const { name, size, state, percent, refusal } = file;
  const value = Math.min(100, Math.floor(percent));
  const isPending = state === 'added' || state === 'queued' || state === 'uploading';
  return (
    <li className={`sw-progress__file sw-progress__file--${state}`} data-state={state}>
      <span className="sw-progress__name" translate="no">
        {name}
      </span>
      {state === 'error' ? (
        <IconButton
          icon="close"
          label={`${t('remove')} ${name}`}
          className="sw-progress__dismiss"
          onClick={() => onDismiss(file)}
        />
      ) : (
        <span className="sw-progress__size">{formatBytes(size, locale)}</span>
      )}
      {(state === 'uploading' || state === 'success') && (
        <span className="sw-progress__measure">
          <progress className="sw-progress__bar" max={100} value={value} aria-label={name} />
          <span className="sw-progress__percent">{t('percent', { value })}</span>
        </span>
      )}
      {refusal && <Refusal refusal={refusal} />}
      {(!refusal || isTooLarge(file)) && <span className="sw-progress__state">{stateText(file, limit, t)}</span>}
      {file.canRetry && (
        <Button variant="quiet" className="sw-progress__retry" onClick={() => onRetry(file)}>
          <span>{kit('retry')}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      {isPending && (
        <Button variant="quiet" className="sw-progress__cancel" onClick={() => onCancel(file)}>
          <span>{t('cancel')}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** Why a file was refused; announced. After the session has ended, only a new page can send it. */
function Refusal({ refusal }: { refusal: UploadAlert }) {
  const t = usePartText('upload');
  const kit = useKitText();
  return (
    <span className="sw-progress__refusal" role="alert">
      <span>{uploadAlertText(refusal, t)}</span>
      {refusal.is === 'expired' && (
        <Button variant="quiet" onClick={() => location.reload()}>
          {kit('reload')}
        </Button>
      )}
    </span>
  );
}

/** It exceeds the size limit and was not sent. */
function isTooLarge({ refusal }: UploadFile): boolean {
  return refusal?.is === 'tooLarge';
}

function stateText(file: UploadFile, limit: number, t: ReturnType<typeof usePartText<'upload'>>): string {
  const { state, size, isWaiting } = file;
  if (isWaiting) return t('waiting');
  if (state === 'canceled') return t('canceled');
  if (!isTooLarge(file)) return t(state);
  const filesize = Math.round((size / MIB) * 100) / 100;
  return t('fileTooBig', { filesize, maxFilesize: limit });
}
