import type { UploadAlert } from './media.ts';

/** A file that is being uploaded. */
export interface UploadFile {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly state: 'added' | 'queued' | 'uploading' | 'success' | 'error' | 'canceled';
  readonly percent: number;
  /** The connection is lost; the upload resumes when it is back. */
  readonly isWaiting: boolean;
  /** Why it was refused. A file with an error and no refusal was not sent, because another one failed before it. */
  readonly refusal?: UploadAlert;
  /** Sending it once more may succeed. */
  readonly canRetry?: boolean;
}

/** The last event of a list of files, for an announcement. */
export type UploadEvent = { readonly is: 'arrived' | 'removed' | 'canceled'; readonly name: string } | null;

export function isPending({ state }: UploadFile): boolean {
  return state === 'added' || state === 'queued' || state === 'uploading';
}
