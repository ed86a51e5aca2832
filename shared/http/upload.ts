// First, because Dropzone changes the page's jQuery when it is imported.
import { restorePlugins } from './jquery-plugins.ts';
import { Dropzone, type DropzoneChunk, type DropzoneFile, type DropzoneOptions } from 'dropzone';
import type { UploadFailure } from '../contract/media.ts';
import { watchConnection } from './connection.ts';
import { callHeaders, callUrl } from './headers.ts';
import { parseBody, type Reply } from './reply.ts';
import { resumeUpload, uploadStatus } from './resume-upload.ts';
import { UPLOAD_TIMEOUT_MS } from './timeout.ts';
import { pageToken, tokenReady } from './token.ts';

restorePlugins();

/** Bytes. */
export const CHUNK_SIZE = 8_000_000;
/** Of a chunk. */
const RETRIES = 3;
/** Concurrent chunks of a file. A browser opens six connections, and the page needs some too. */
const PARALLEL_CHUNKS = 4;

export interface UploadOptions {
  readonly url: string;
  /** Sends every file in chunks, also a small one. */
  readonly isChunked: boolean;
  /** Explains a failed upload to the developers of the shop. */
  readonly explain?: ((method: string, path: string, cause: unknown, reply?: Reply) => void) | undefined;
}

/** Events of a file, by the key with which it was sent. */
export interface UploadEvents {
  started(key: string): void;
  /** Percent of the file. */
  progressed(key: string, percent: number): void;
  /** The file waits for the connection, or continues. */
  waits(key: string, isWaiting: boolean): void;
  /** The answers to the file, or to its chunks in order. Returns whether they have its record. */
  arrived(key: string, answers: readonly unknown[]): boolean;
  failed(key: string, failure: UploadFailure): void;
}

/** A field that the library's types lack. */
type AnsweredChunk = DropzoneChunk & { readonly response?: string };

/**
 * Uploads files with Dropzone, without its user interface: a detached element without previews and thumbnails, so that the
 * library writes no markup.
 */
export function openUploader({ url: path, isChunked, explain }: UploadOptions, events: UploadEvents) {
  const url = callUrl(path).href;
  const closed = new AbortController();
  const connection = watchConnection(closed.signal);
  const files = new Map<string, DropzoneFile>();
  const requests = new WeakMap<DropzoneFile, Set<XMLHttpRequest>>();
  const keyOf = (file: DropzoneFile) => [...files].find(([, sent]) => sent === file)?.[0];

  function notify(file: DropzoneFile, listener: (key: string) => void) {
    const key = keyOf(file);
    if (key !== undefined) listener(key);
  }

  function onSending(file: DropzoneFile, xhr: XMLHttpRequest, form: FormData) {
    const open = requests.get(file) ?? new Set();
    requests.set(file, open.add(xhr));
    writeHeaders(xhr, url);
    resumeUpload(xhr, {
      connection,
      isWanted: () => files.has(keyOf(file) ?? '') && file.status === Dropzone.UPLOADING,
      onWaiting: (isWaiting) => notify(file, (key) => events.waits(key, isWaiting)),
      resend() {
        xhr.open('POST', url);
        writeHeaders(xhr, url);
        xhr.send(form);
      },
    });
  }

  /** Aborts the file's requests: the library would continue with its other chunks. */
  function remove(file: DropzoneFile) {
    const key = keyOf(file);
    if (key !== undefined) files.delete(key);
    for (const xhr of requests.get(file) ?? []) xhr.abort();
    dropzone.removeFile(file);
  }

  const dropzone = new Dropzone(document.createElement('div'), optionsOf(url, isChunked));
  dropzone.on('processing', (file: DropzoneFile) => notify(file, events.started));
  dropzone.on('sending', onSending);
  dropzone.on('uploadprogress', (file: DropzoneFile, percent: number) =>
    notify(file, (key) => events.progressed(key, percent)),
  );
  dropzone.on('success', (file: DropzoneFile) =>
    notify(file, (key) => {
      const answers = answersTo(file);
      if (!events.arrived(key, answers)) explain?.('post', path, NO_RECORD, { ...SUCCESS, body: answers.at(-1) });
    }),
  );
  dropzone.on('error', (file: DropzoneFile, message: unknown, xhr?: XMLHttpRequest) =>
    notify(file, (key) => {
      if (!xhr) return;
      const failure = failureOf(message, xhr);
      const reason = failure.is === 'timedOut' ? 'timeout' : 'network';
      explain?.('post', path, { reason }, xhr.status > 0 ? replyOf(xhr) : undefined);
      events.failed(key, failure);
    }),
  );
  dropzone.on('complete', remove);

  return {
    /** Sends files one after the other. */
    send(key: string, file: File) {
      // The library writes to the file, and others may use it too.
      const { name, type, lastModified } = file;
      const own = new File([file], name, { type, lastModified }) as DropzoneFile;
      files.set(key, own);
      const token = tokenReady('post', url);
      if (token) void token.then(() => files.get(key) === own && dropzone.addFile(own));
      else dropzone.addFile(own);
    },
    /** Cancels a file. It has no further events. */
    drop(key: string) {
      const file = files.get(key);
      files.delete(key);
      if (file) remove(file);
    },
    close() {
      closed.abort();
      files.clear();
      dropzone.destroy();
    },
  };
}

function optionsOf(url: string, isChunked: boolean): DropzoneOptions {
  return {
    url,
    clickable: false,
    disablePreviews: true,
    createImageThumbnails: false,
    // `writeHeaders` sets them for each request, because the token may change.
    defaultHeaders: false,
    // The caller checks size and number.
    maxFilesize: 0,
    parallelUploads: 1,
    chunking: isChunked,
    forceChunking: true,
    chunkSize: CHUNK_SIZE,
    // The library reads a number, and its types say boolean.
    parallelChunkUploads: PARALLEL_CHUNKS as unknown as boolean,
    retryChunks: true,
    retryChunksLimit: RETRIES,
    params: ((_files: unknown, _xhr: unknown, chunk: DropzoneChunk | null) => fieldsOf(chunk)) as never,
  };
}

/** The fields before the file, in the order of the contract. */
function fieldsOf(chunk: DropzoneChunk | null): Record<string, number | string> {
  if (!chunk) return {};
  const { index, file } = chunk;
  return {
    dzChunkIndex: index,
    dzTotalChunkCount: file.upload.totalChunkCount ?? 1,
    dzChunkSize: CHUNK_SIZE,
    dzTotalFileSize: file.size,
    dzIdentifier: file.upload.uuid,
  };
}

function writeHeaders(xhr: XMLHttpRequest, url: string): void {
  const headers = { ...callHeaders('post', url, pageToken()), 'Cache-Control': 'no-cache' };
  for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
}

function answersTo({ upload, xhr }: DropzoneFile): unknown[] {
  const texts = upload.chunked
    ? (upload.chunks ?? []).map((chunk: AnsweredChunk) => chunk.response ?? '')
    : [xhr?.responseText ?? ''];
  return texts.map((text) => parseBody(text).body);
}

/** For the developers of the shop. */
const SUCCESS = { status: 200, isData: true, isRedirected: false };
const NO_RECORD = { violation: { path: 'id', expected: 'the id of the file', found: 'nothing' } };

function replyOf({ status, responseText }: XMLHttpRequest): Reply {
  return { status, isRedirected: false, ...parseBody(responseText) };
}

function failureOf(message: unknown, xhr: XMLHttpRequest): UploadFailure {
  if (typeof message === 'string' && message.startsWith('Request timedout'))
    return { is: 'timedOut', seconds: UPLOAD_TIMEOUT_MS / 1000 };
  if (xhr.status === 0) return { is: 'noAnswer' };
  const { body, isData } = parseBody(xhr.responseText);
  const claimsJson = xhr.getResponseHeader('Content-Type')?.includes('application/json');
  if (claimsJson && body !== '' && !isData) return { is: 'invalidAnswer', status: uploadStatus(xhr) };
  return { is: 'refused', status: uploadStatus(xhr), answer: body };
}
