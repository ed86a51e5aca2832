import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { deleteUpload, readMedia, uploadPath, type MediaType, type UploadFailure } from '../contract/media.ts';
import type { WireId } from '../contract/wire.ts';
import type { Uploader } from '../http/upload.ts';
import {
  alertOf,
  withDetails,
  idOf,
  MAX_MB,
  recordIn,
  remainingCount,
  showsDropArea,
  sortOut,
  type Capacity,
  type MediaData,
  nameOf,
  type UploadAlert,
} from '../rules/media.ts';
import type { Services } from '../runtime/services.ts';

/** Milliseconds for which the progress bar of a completed upload stays. */
const COMPLETED_MS = 1000;

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
  /** It exceeds the size limit and was not sent. */
  readonly isTooLarge: boolean;
}

/** The last event, for an announcement. */
export type UploadEvent = { readonly is: 'arrived' | 'removed' | 'canceled'; readonly name: string } | null;

export interface UploadsSetup extends Capacity {
  readonly type: MediaType;
  readonly isChunked: boolean;
  /** Base path of the upload calls; `/media` by default. */
  readonly base?: string;
  /** The records of the list; the owner can change them too. */
  readonly records: Signal<readonly MediaData[]>;
}

const PENDING: ReadonlySet<UploadFile['state']> = new Set(['added', 'queued', 'uploading']);

export const isPending = ({ state }: UploadFile) => PENDING.has(state);

export type UploadServices = Pick<Services, 'call' | 'loadUploader' | 'explain' | 'signal'>;

let count = 0;

/** The records of a list and its running uploads. The uploader loads with the first file. */
export function createUploads({ call, loadUploader, explain, signal: unmounted }: UploadServices, setup: UploadsSetup) {
  const { type, base = '/media', records } = setup;
  const files = signal<readonly UploadFile[]>([]);
  const alert = signal<UploadAlert | null>(null);
  const event = signal<UploadEvent>(null);
  const remaining = computed(() => remainingCount(setup, records.value.length));
  /** Ids of files that were uploaded since the form was loaded; the shop can delete them. */
  const uploaded = new Set<string>();
  const uploader = createLazyUploader({ ...setup, explain }, loadUploader, {
    started: (key) => change(key, { state: 'uploading' }),
    progressed: (key, percent) => change(key, { percent }),
    waits: (key, isWaiting) => change(key, { isWaiting }),
    arrived,
    failed,
  });

  function change(key: string, values: Partial<UploadFile>) {
    files.value = files.peek().map((file) => (file.key === key ? { ...file, ...values } : file));
  }

  function removeFiles(keys: readonly string[]) {
    files.value = files.peek().filter(({ key }) => !keys.includes(key));
  }

  /** Removes the result of the previous action. */
  function clearResult() {
    alert.value = null;
    event.value = null;
    removeFiles(
      files
        .peek()
        .filter(({ state }) => state === 'error' || state === 'canceled')
        .map(({ key }) => key),
    );
  }

  /** Cancels queued files first, so that none of them starts when the running upload ends. */
  function cancelPending(which: (file: UploadFile) => boolean) {
    const pending = files.peek().filter((file) => isPending(file) && which(file));
    const inOrder = pending.sort((a, b) => rank(a) - rank(b));
    removeFiles(inOrder.map(({ key }) => key));
    for (const { key } of inOrder) uploader.drop(key);
  }

  function arrived(key: string, answers: readonly unknown[]) {
    const record = recordIn(answers);
    if (!record) {
      failed(key, { is: 'invalidAnswer' });
      return false;
    }
    uploaded.add(idOf(record));
    change(key, { state: 'success', percent: 100 });
    records.value = [...records.peek(), { ...record, alt: '' }];
    event.value = { is: 'arrived', name: files.peek().find((file) => file.key === key)?.name ?? '' };
    setTimeout(() => removeFiles([key]), COMPLETED_MS);
    return true;
  }

  function failed(key: string, failure: UploadFailure) {
    change(key, { state: 'error', isWaiting: false });
    alert.value = alertOf(failure, type);
    cancelPending(() => true);
  }

  function add(added: readonly File[]) {
    if (added.length === 0) return;
    clearResult();
    const room = remaining.peek() - files.peek().filter(isPending).length;
    const { accepted, tooLarge, isTooMany } = sortOut(added, { type, room });
    files.value = [
      ...files.peek(),
      ...tooLarge.map((file) => ({ ...entryOf(file), state: 'error' as const, isTooLarge: true })),
    ];
    if (tooLarge.length > 0) alert.value = { is: 'tooLarge', limit: MAX_MB[type] };
    if (isTooMany) {
      cancelPending(({ state }) => state !== 'uploading');
      const count = remaining.peek() - files.peek().filter(isPending).length;
      alert.value = count > 0 ? { is: 'fits', count } : { is: 'tooMany' };
    }
    for (const file of accepted) void enqueue(file);
  }

  async function enqueue(file: File) {
    const entry = entryOf(file);
    const { key } = entry;
    const isStillPending = () => files.peek().some((file) => file.key === key && isPending(file));
    files.value = [...files.peek(), entry];
    try {
      const sender = await uploader.ready();
      if (!sender || !isStillPending()) return;
      change(key, { state: 'queued' });
      sender.send(key, file);
    } catch (error) {
      console.error('[uploads]', error);
      if (isStillPending()) failed(key, { is: 'noAnswer' });
    }
  }

  function withBasePath<Of extends { readonly path: string }>(endpoint: Of): Of {
    return { ...endpoint, path: endpoint.path.replace('/media', base) };
  }

  confirmLeaving(
    computed(() => files.value.some(isPending)),
    unmounted,
  );
  unmounted.addEventListener('abort', () => uploader.close());

  return {
    type,
    isMultiple: setup.isMultiple,
    records,
    files,
    /** Removed by the next action. */
    alert,
    event,
    /** The number of records that can be added; Infinity without a limit. */
    remaining,
    hasDropArea: computed(() => showsDropArea(setup, records.value.length)),
    add,
    cancel({ key, name }: UploadFile) {
      clearResult();
      change(key, { state: 'canceled', isWaiting: false });
      event.value = { is: 'canceled', name };
      uploader.drop(key);
    },
    /** Cancels all running uploads. */
    cancelAll() {
      clearResult();
      cancelPending(() => true);
    },
    remove(record: MediaData) {
      clearResult();
      records.value = records.peek().filter((item) => item !== record);
      event.value = { is: 'removed', name: nameOf(record) };
      if (uploaded.delete(idOf(record)))
        call(withBasePath(deleteUpload), { id: record['id'] as WireId }).catch(() => {});
    },
    /** Changes fields of a record, such as its `alt`. */
    updateRecord(record: MediaData, change: MediaData) {
      records.value = records.peek().map((item) => (item === record ? { ...record, ...change } : item));
    },
    move(from: number, to: number) {
      const inOrder = [...records.peek()];
      const [moved] = inOrder.splice(from, 1);
      if (!moved) return;
      clearResult();
      inOrder.splice(to, 0, moved);
      records.value = inOrder;
    },
    /** Adds the shop's data to the records; a failed call is ignored. */
    async loadDetails() {
      const requested = records.peek();
      if (requested.length === 0) return;
      try {
        const { success, result } = await call(withBasePath(readMedia), { data: [...requested] }, unmounted);
        if (success) records.value = withDetails(records.peek(), result, requested);
      } catch {
        // The records keep the page's data.
      }
    },
  };
}

function rank({ state }: UploadFile): number {
  return state === 'uploading' ? 1 : 0;
}

function entryOf({ name, size }: File): UploadFile {
  return { key: `upload-${++count}`, name, size, state: 'added', percent: 0, isWaiting: false, isTooLarge: false };
}

type UploadListener = Parameters<typeof import('../http/upload.ts').openUploader>[1];

/** Loads the uploader with the first file. A failed load is retried with the next file. */
function createLazyUploader(
  { type, base, isChunked, explain }: UploadsSetup & Pick<Services, 'explain'>,
  loadUploader: Services['loadUploader'],
  listener: UploadListener,
) {
  let opened: Uploader | undefined;
  let opening: Promise<Uploader | undefined> | undefined;
  let isClosed = false;

  async function open(): Promise<Uploader | undefined> {
    try {
      const { openUploader } = await loadUploader();
      return isClosed
        ? undefined
        : (opened = openUploader({ url: uploadPath(type, base), isChunked, explain }, listener));
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }

  return {
    /** One promise for all files, so that they are sent in order. */
    ready: () => (opening ??= open()),
    drop: (key: string) => opened?.drop(key),
    close() {
      isClosed = true;
      opened?.close();
      opened = undefined;
    },
  };
}

/** Listens only during an upload: a page with a `beforeunload` listener is not kept in the back/forward cache. */
function confirmLeaving(isBusy: ReadonlySignal<boolean>, unmounted: AbortSignal): void {
  const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
  const stop = effect(() => {
    if (!isBusy.value) return;
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  });
  unmounted.addEventListener('abort', stop);
}
