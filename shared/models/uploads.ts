import { computed, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import { uploadPath, type MediaType, type UploadFailure } from '../contract/media.ts';
import { alertOf, MAX_MB, mayPass, recordIn, checkFiles, type MediaData, type UploadAlert } from '../rules/media.ts';
import { isPending, type UploadEvent, type UploadFile } from '../rules/upload-files.ts';
import type { Services } from '../runtime/services.ts';

/** Milliseconds for which the progress bar of a completed upload stays. */
const COMPLETED_MS = 1000;

interface UploadsSetup {
  readonly type: MediaType;
  readonly isChunked: boolean;
  /** Base path of the upload calls. */
  readonly base: string;
  /** The number of records that can be added; Infinity without a limit. */
  readonly remaining: ReadonlySignal<number>;
  onArrived(record: MediaData): void;
}

export type UploadServices = Pick<Services, 'call' | 'loadUploader' | 'explain' | 'signal'>;

/** The running uploads of a list. The uploader loads with the first file. */
export function createUploads(
  { loadUploader, explain, signal: unmounted }: Omit<UploadServices, 'call'>,
  { type, base, isChunked, remaining, onArrived }: UploadsSetup,
) {
  const { files, change, removeFiles } = createFiles();
  /** The files of the uploads, for a retry. */
  const sources = new Map<string, File>();
  /** Why nothing was added; the reason of a single file is in its row. */
  const alert = signal<UploadAlert | null>(null);
  const event = signal<UploadEvent>(null);
  const isBusy = computed(() => files.value.some(isPending));
  const room = () => remaining.peek() - files.peek().filter(isPending).length;
  const uploader = createLazyUploader(
    loadUploader,
    { url: uploadPath(type, base), isChunked, explain },
    {
      started: (key) => change(key, { state: 'uploading' }),
      progressed: (key, percent) => change(key, { percent }),
      waits: (key, isWaiting) => change(key, { isWaiting }),
      arrived,
      failed,
    },
  );

  function forget(isForgotten: (file: UploadFile) => boolean) {
    for (const { key } of files.peek().filter(isForgotten)) sources.delete(key);
    removeFiles(isForgotten);
  }

  /** Removes the result of the previous action, and announces this one. Files that were not sent stay for a retry. */
  function startAction(next: UploadEvent = null, isForgotten: typeof isResult = isResult) {
    alert.value = null;
    event.value = next;
    forget(isForgotten);
  }

  /** Drops queued files first, so that none of them starts when the running upload ends. */
  function drop(pending: UploadFile[]) {
    for (const { key } of pending.sort((a, b) => rank(a) - rank(b))) uploader.drop(key);
  }

  function cancelPending(which: (file: UploadFile) => boolean) {
    const pending = files.peek().filter((file) => isPending(file) && which(file));
    forget((file) => pending.includes(file));
    drop(pending);
  }

  /** Sends no further file. Each one stays, so that the shopper sees what is missing and can send it. */
  function holdPending() {
    const pending = files.peek().filter(isPending);
    for (const { key } of pending) change(key, { state: 'error', isWaiting: false, canRetry: true });
    drop(pending);
  }

  function arrived(key: string, answers: readonly unknown[]) {
    const record = recordIn(answers);
    if (!record) {
      failed(key, { is: 'invalidAnswer' });
      return false;
    }
    change(key, { state: 'success', percent: 100 });
    onArrived({ ...record, alt: '' });
    event.value = { is: 'arrived', name: files.peek().find((file) => file.key === key)?.name ?? '' };
    setTimeout(() => forget((file) => file.key === key), COMPLETED_MS);
    return true;
  }

  function failed(key: string, failure: UploadFailure) {
    change(key, { state: 'error', isWaiting: false, refusal: alertOf(failure, type), canRetry: mayPass(failure) });
    holdPending();
  }

  /** @param retried the key of the row that is replaced where it stands: the others stay below the pointer */
  async function enqueue(file: File, retried?: string) {
    const entry = entryOf(file);
    const { key } = entry;
    sources.set(key, file);
    const isStillPending = () => files.peek().some((each) => each.key === key && isPending(each));
    files.value = retried
      ? files.peek().map((each) => (each.key === retried ? entry : each))
      : [...files.peek(), entry];
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

  confirmLeaving(isBusy, unmounted);
  unmounted.addEventListener('abort', () => uploader.close());

  return {
    files,
    isBusy,
    /** Removed by the next action. */
    alert,
    event,
    startAction,
    add(added: readonly File[]) {
      if (added.length === 0) return;
      startAction();
      const { accepted, tooLarge, isTooMany } = checkFiles(added, { type, room: room() });
      const refusal = { is: 'tooLarge', limit: MAX_MB[type] } as const;
      const refused = tooLarge.map((file): UploadFile => ({ ...entryOf(file), state: 'error', refusal }));
      files.value = [...files.peek(), ...refused];
      if (isTooMany) {
        cancelPending(({ state }) => state !== 'uploading');
        const count = room();
        alert.value = count > 0 ? { is: 'fits', count } : { is: 'tooMany' };
      }
      for (const file of accepted) void enqueue(file);
    },
    cancel({ key, name }: UploadFile) {
      startAction({ is: 'canceled', name });
      change(key, { state: 'canceled', isWaiting: false });
      uploader.drop(key);
    },
    retry({ key }: UploadFile) {
      const file = sources.get(key);
      startAction(null, ({ state }) => state === 'canceled');
      if (room() < 1) {
        alert.value = { is: 'tooMany' };
        return;
      }
      sources.delete(key);
      if (file) void enqueue(file, key);
    },
    dismiss: ({ key }: UploadFile) => forget((file) => file.key === key),
    cancelAll() {
      startAction(null, ({ state }) => state === 'error' || state === 'canceled');
      cancelPending(() => true);
    },
  };
}

function createFiles() {
  const files = signal<readonly UploadFile[]>([]);
  return {
    files,
    change(key: string, values: Partial<UploadFile>) {
      files.value = files.peek().map((file) => (file.key === key ? { ...file, ...values } : file));
    },
    removeFiles(isRemoved: (file: UploadFile) => boolean) {
      files.value = files.peek().filter((file) => !isRemoved(file));
    },
  };
}

function isResult({ state, refusal }: UploadFile): boolean {
  return state === 'canceled' || (state === 'error' && refusal !== undefined);
}

function rank({ state }: UploadFile): number {
  return state === 'uploading' ? 1 : 0;
}

let count = 0;

function entryOf({ name, size }: File): UploadFile {
  return { key: `upload-${++count}`, name, size, state: 'added', percent: 0, isWaiting: false };
}

type OpenUploader = typeof import('../http/upload.ts').openUploader;
type Uploader = ReturnType<OpenUploader>;

/** Loads the uploader with the first file. A failed load is retried with the next file. */
function createLazyUploader(loadUploader: Services['loadUploader'], ...[options, events]: Parameters<OpenUploader>) {
  let opened: Uploader | undefined;
  let opening: Promise<Uploader | undefined> | undefined;
  let isClosed = false;

  async function open(): Promise<Uploader | undefined> {
    try {
      const { openUploader } = await loadUploader();
      return isClosed ? undefined : (opened = openUploader(options, events));
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
