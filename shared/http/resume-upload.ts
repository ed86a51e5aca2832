import type { Connection } from './connection.ts';
import { renewToken } from './renew-token.ts';
import { pageToken } from './token.ts';

/** Milliseconds without a sign of life after which a request counts as lost; a browser never says so by itself. */
export const PATIENCE = 120_000;

/** Milliseconds before a broken request is judged: a browser learns a little later than we do that it is offline. */
const MOMENT = 500;

export interface Attendance {
  readonly connection: Connection;
  /** Sends the same request once more. */
  again(): void;
  /** Whether anybody still waits for it. */
  isWanted(): boolean;
  /** The request waits for the connection, or goes on. */
  waits(isWaiting: boolean): void;
}

/**
 * Looks after one request of an upload. One that was broken by a lost connection is sent again when the connection
 * is back, and whoever counts attempts never hears of it; nor of one that was refused for its token, and is sent once
 * more with another.
 */
export function resumeUpload(xhr: XMLHttpRequest, { connection, again, isWanted, waits }: Attendance): void {
  const { onload, onerror, ontimeout } = xhr;
  let sentWith = pageToken();
  let isRenewed = false;
  let losses = connection.losses();
  let stalled: ReturnType<typeof setTimeout> | undefined;

  function watch() {
    clearTimeout(stalled);
    stalled = setTimeout(() => {
      xhr.abort();
      judge(() => ontimeout?.call(xhr, new ProgressEvent('timeout')));
    }, PATIENCE);
  }

  function judge(fail: () => void) {
    clearTimeout(stalled);
    if (!isWanted()) return;
    if (!connection.wasLost(losses)) return fail();
    waits(true);
    connection.whenThere(() => {
      waits(false);
      if (!isWanted()) return;
      losses = connection.losses();
      resend();
    });
  }

  function resend() {
    sentWith = pageToken();
    again();
    watch();
  }

  async function renew(fail: () => void) {
    isRenewed = true;
    const isOther = await renewToken(sentWith).catch(() => false);
    if (!isWanted()) return;
    if (!isOther) return fail();
    resend();
  }

  xhr.onload = (event) => {
    const end = () => onload?.call(xhr, event);
    if (xhr.status !== 419 || isRenewed) return end();
    void renew(end);
  };
  xhr.onerror = (event) => void setTimeout(() => judge(() => onerror?.call(xhr, event)), MOMENT);
  xhr.ontimeout = (event) => judge(() => ontimeout?.call(xhr, event));
  xhr.addEventListener('loadend', () => clearTimeout(stalled));
  xhr.upload.addEventListener('progress', watch);
  watch();
}
