import type { Connection } from './connection.ts';
import { parseBody } from './reply.ts';
import { statusOf } from './stale-token.ts';
import { UPLOAD_TIMEOUT_MS } from './timeout.ts';
import { pageToken } from './token.ts';
import { hasNewToken } from './renew-token.ts';

/** Milliseconds until a failed request is judged: the browser reports a little later that it is offline. */
const JUDGED_AFTER_MS = 500;

export interface ResumeOptions {
  readonly connection: Connection;
  /** Sends the same request again. */
  resend(): void;
  /** False after the file was removed. */
  isWanted(): boolean;
  /** The request waits for the connection, or continues. */
  onWaiting(isWaiting: boolean): void;
}

/** 419 for an answer that means a stale token. */
export function uploadStatus(xhr: XMLHttpRequest): number {
  const headers = { has: (name: string) => xhr.getResponseHeader(name) !== null };
  return statusOf({ status: xhr.status, headers }, parseBody(xhr.responseText).body);
}

/**
 * Resends one request of an upload when the connection is back, and once when the shop has refused its token. Neither
 * counts as an attempt.
 */
export function resumeUpload(xhr: XMLHttpRequest, { connection, resend, isWanted, onWaiting }: ResumeOptions): void {
  const { onload, onerror, ontimeout } = xhr;
  let token = pageToken();
  let isRenewed = false;
  let losses = connection.losses();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function startTimer() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      xhr.abort();
      resumeOr(() => ontimeout?.call(xhr, new ProgressEvent('timeout')));
    }, UPLOAD_TIMEOUT_MS);
  }

  function resumeOr(fail: () => void) {
    clearTimeout(timer);
    if (!isWanted()) return;
    if (!connection.wasLost(losses)) return fail();
    onWaiting(true);
    connection.whenOnline(() => {
      onWaiting(false);
      if (!isWanted()) return;
      losses = connection.losses();
      restart();
    });
  }

  function restart() {
    token = pageToken();
    resend();
    startTimer();
  }

  xhr.onload = async (event) => {
    const wasWanted = isWanted();
    const canResend = !isRenewed && (await hasNewToken(uploadStatus(xhr), token));
    if (wasWanted && !isWanted()) return;
    if (!canResend) return onload?.call(xhr, event);
    isRenewed = true;
    restart();
  };
  xhr.onerror = (event) => void setTimeout(() => resumeOr(() => onerror?.call(xhr, event)), JUDGED_AFTER_MS);
  xhr.ontimeout = (event) => resumeOr(() => ontimeout?.call(xhr, event));
  xhr.addEventListener('loadend', () => clearTimeout(timer));
  xhr.upload.addEventListener('progress', startTimer);
  startTimer();
}
