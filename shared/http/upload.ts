import { Dropzone, type DropzoneChunk, type DropzoneFile, type DropzoneOptions } from 'dropzone';
import type { UploadFailure } from '../contract/media.ts';
import { resumeUpload, PATIENCE } from './resume-upload.ts';
import { watchConnection } from './connection.ts';
import { callHeaders } from './headers.ts';
import { answerIn, isBroken } from './upload-answer.ts';

/** Bytes of a chunk (specification 002 §9). */
export const CHUNK_SIZE = 8_000_000;
/** How often a chunk is tried again after its first failure. */
const RETRIES = 3;
/** Chunks of a file that are under way at once; a browser opens six connections, and the page needs some too. */
const PARALLEL_CHUNKS = 4;

export interface UploadWay {
  readonly url: string;
  /** Every file goes in chunks, also a small one. */
  readonly isChunked: boolean;
}

/** Hears of files by the keys under which they were sent. */
export interface UploadHearing {
  started(key: string): void;
  /** Percent of the file that have left. */
  progressed(key: string, percent: number): void;
  /** The file waits for a lost connection, or goes on. */
  waits(key: string, isWaiting: boolean): void;
  /** The answers to the file, or to its chunks in their order. */
  arrived(key: string, answers: readonly unknown[]): void;
  failed(key: string, failure: UploadFailure): void;
}

export interface Uploader {
  /** Files leave one after the other, in the order in which they are sent. */
  send(key: string, file: File): void;
  /** Takes a file back, whether it waits or is on its way; nothing more is heard of it. */
  drop(key: string): void;
  close(): void;
}

/** What the library keeps beside its types. */
type Answered = DropzoneChunk & { readonly response?: string };

/** Sends files in the way of Dropzone, which draws nothing here and decides nothing: no element of the page is its own. */
export function openUploader({ url: path, isChunked }: UploadWay, hear: UploadHearing): Uploader {
  // A `<base>` of the page is about its links.
  const url = new URL(path, location.href).href;
  const closed = new AbortController();
  const connection = watchConnection(closed.signal);
  const files = new Map<string, DropzoneFile>();
  const requests = new WeakMap<DropzoneFile, Set<XMLHttpRequest>>();
  const keyOf = (file: DropzoneFile) => [...files].find(([, other]) => other === file)?.[0];

  function tell(file: DropzoneFile, say: (key: string) => void) {
    const key = keyOf(file);
    if (key !== undefined) say(key);
  }

  function sending(file: DropzoneFile, xhr: XMLHttpRequest, form: FormData) {
    const open = requests.get(file) ?? new Set();
    requests.set(file, open.add(xhr));
    writeHeaders(xhr, url);
    resumeUpload(xhr, {
      connection,
      isWanted: () => files.has(keyOf(file) ?? '') && file.status === Dropzone.UPLOADING,
      waits: (isWaiting) => tell(file, (key) => hear.waits(key, isWaiting)),
      again() {
        xhr.open('POST', url);
        writeHeaders(xhr, url);
        xhr.send(form);
      },
    });
  }

  /** What is left of the file's requests is called off: the library would go on with its other chunks. */
  function forget(file: DropzoneFile) {
    const key = keyOf(file);
    if (key !== undefined) files.delete(key);
    for (const xhr of requests.get(file) ?? []) xhr.abort();
    dropzone.removeFile(file);
  }

  const dropzone = new Dropzone(document.createElement('div'), optionsOf(url, isChunked));
  dropzone.on('processing', (file: DropzoneFile) => tell(file, hear.started));
  dropzone.on('sending', sending);
  dropzone.on('uploadprogress', (file: DropzoneFile, percent: number) =>
    tell(file, (key) => hear.progressed(key, percent)),
  );
  dropzone.on('success', (file: DropzoneFile) => tell(file, (key) => hear.arrived(key, answersTo(file))));
  dropzone.on('error', (file: DropzoneFile, message: unknown, xhr?: XMLHttpRequest) =>
    tell(file, (key) => xhr && hear.failed(key, failureOf(message, xhr))),
  );
  dropzone.on('complete', forget);

  return {
    send(key, file) {
      // The library writes into the files that it is given, and this one may be somebody else's too.
      const { name, type, lastModified } = file;
      const own = new File([file], name, { type, lastModified }) as DropzoneFile;
      files.set(key, own);
      dropzone.addFile(own);
    },
    drop(key) {
      const file = files.get(key);
      files.delete(key);
      if (file) forget(file);
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
    // Written anew for each request, because a token may have been replaced.
    defaultHeaders: false,
    // Whoever sends has looked at size and number.
    maxFilesize: 0,
    parallelUploads: 1,
    chunking: isChunked,
    forceChunking: true,
    chunkSize: CHUNK_SIZE,
    // A number in the library, whatever its types say; `true` would be one at a time.
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
  const headers = { ...callHeaders('post', url), 'Cache-Control': 'no-cache' };
  for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
}

function answersTo({ upload, xhr }: DropzoneFile): unknown[] {
  const texts = upload.chunked
    ? (upload.chunks ?? []).map((chunk: Answered) => chunk.response ?? '')
    : [xhr?.responseText ?? ''];
  return texts.map(answerIn);
}

function failureOf(message: unknown, xhr: XMLHttpRequest): UploadFailure {
  if (typeof message === 'string' && message.startsWith('Request timedout'))
    return { is: 'timedOut', seconds: PATIENCE / 1000 };
  if (xhr.status === 0) return { is: 'noAnswer' };
  if (isBroken(xhr)) return { is: 'invalidAnswer' };
  return { is: 'refused', status: xhr.status, answer: answerIn(xhr.responseText) };
}
