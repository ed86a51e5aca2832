import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { deleteUpload, readMedia, uploadPath, type MediaType, type UploadFailure } from '../contract/media.ts';
import type { WireId } from '../contract/wire.ts';
import type { Uploader } from '../http/upload.ts';
import {
  alertOf,
  completed,
  idOf,
  LARGEST,
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

/** Milliseconds for which the bar of a file that has arrived stays. */
const FULL_BAR = 1000;

/** A file on its way into a field (specification 002 §4). */
export interface UploadFile {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly state: 'added' | 'queued' | 'uploading' | 'success' | 'error' | 'canceled';
  readonly percent: number;
  /** The connection is lost, and the upload goes on by itself when it is back. */
  readonly isWaiting: boolean;
  /** It was refused for its size before anything was sent. */
  readonly isTooLarge: boolean;
}

/** What just happened, for whoever hears the page. */
export type UploadNews = { readonly is: 'arrived' | 'removed' | 'canceled'; readonly name: string } | null;

export interface UploadsSetup extends Capacity {
  readonly type: MediaType;
  readonly isChunked: boolean;
  /** Where the shop takes files; `/media` unless told. */
  readonly base?: string;
  /** The records, where whoever owns the list keeps them; it may change them too. */
  readonly records: Signal<readonly MediaData[]>;
}

/** A list of files and what is on its way into it; a page may hold several. */
export interface Uploads {
  readonly type: MediaType;
  readonly isMultiple: boolean;
  readonly records: ReadonlySignal<readonly MediaData[]>;
  readonly files: ReadonlySignal<readonly UploadFile[]>;
  /** Stays until the next action. */
  readonly alert: ReadonlySignal<UploadAlert | null>;
  readonly news: ReadonlySignal<UploadNews>;
  /** How many more records the list takes; Infinity without a limit. */
  readonly remaining: ReadonlySignal<number>;
  readonly hasDropArea: ReadonlySignal<boolean>;
  add(files: readonly File[]): void;
  cancel(file: UploadFile): void;
  /** Gives up everything that has not arrived. */
  cancelAll(): void;
  remove(record: MediaData): void;
  /** Writes something about a record, such as its `alt`. */
  describe(record: MediaData, change: MediaData): void;
  move(from: number, to: number): void;
  /** Completes the records by what the shop knows of them; that it does not answer is nobody's trouble. */
  complete(): Promise<void>;
}

const PENDING: ReadonlySet<UploadFile['state']> = new Set(['added', 'queued', 'uploading']);

const isPending = ({ state }: UploadFile) => PENDING.has(state);

/** What sends and ends uploads. */
export type UploadServices = Pick<Services, 'call' | 'loadUploader' | 'signal'>;

let made = 0;

/** Makes the list of a field. What sends files is loaded with the first of them. */
export function createUploads({ call, loadUploader, signal: ended }: UploadServices, setup: UploadsSetup): Uploads {
  const { type, base = '/media', records } = setup;
  const files = signal<readonly UploadFile[]>([]);
  const alert = signal<UploadAlert | null>(null);
  const news = signal<UploadNews>(null);
  const remaining = computed(() => remainingCount(setup, records.value.length));
  /** Ids that were uploaded here: the form has not been saved with them. */
  const fresh = new Set<string>();
  const uploader = createLateUploader(setup, loadUploader, {
    started: (key) => change(key, { state: 'uploading' }),
    progressed: (key, percent) => change(key, { percent }),
    waits: (key, isWaiting) => change(key, { isWaiting }),
    arrived,
    failed,
  });

  function change(key: string, now: Partial<UploadFile>) {
    files.value = files.peek().map((file) => (file.key === key ? { ...file, ...now } : file));
  }

  function leave(keys: readonly string[]) {
    files.value = files.peek().filter(({ key }) => !keys.includes(key));
  }

  /** The next action: what was said of the last one has been read. */
  function begin() {
    alert.value = null;
    news.value = null;
    leave(
      files
        .peek()
        .filter(({ state }) => state === 'error' || state === 'canceled')
        .map(({ key }) => key),
    );
  }

  /** Files that wait leave first, or one of them would take the place of the one that is on its way. */
  function clear(which: (file: UploadFile) => boolean) {
    const going = files.peek().filter((file) => isPending(file) && which(file));
    const inOrder = [...going].sort((one, other) => rank(one) - rank(other));
    leave(inOrder.map(({ key }) => key));
    for (const { key } of inOrder) uploader.drop(key);
  }

  function arrived(key: string, answers: readonly unknown[]) {
    const record = recordIn(answers);
    if (!record) return failed(key, { is: 'invalidAnswer' });
    fresh.add(idOf(record));
    change(key, { state: 'success', percent: 100 });
    records.value = [...records.peek(), { ...record, alt: '' }];
    news.value = { is: 'arrived', name: files.peek().find((file) => file.key === key)?.name ?? '' };
    setTimeout(() => leave([key]), FULL_BAR);
  }

  function failed(key: string, failure: UploadFailure) {
    change(key, { state: 'error', isWaiting: false });
    alert.value = alertOf(failure, type);
    clear(() => true);
  }

  function add(given: readonly File[]) {
    if (given.length === 0) return;
    begin();
    const room = remaining.peek() - files.peek().filter(isPending).length;
    const { accepted, tooLarge, isTooMany } = sortOut(given, { type, room });
    files.value = [
      ...files.peek(),
      ...tooLarge.map((file) => ({ ...entryOf(file), state: 'error' as const, isTooLarge: true })),
    ];
    if (tooLarge.length > 0) alert.value = { is: 'tooLarge', limit: LARGEST[type] };
    if (isTooMany) {
      alert.value = { is: 'tooMany' };
      clear(({ state }) => state !== 'uploading');
    }
    for (const file of accepted) void enqueue(file);
  }

  async function enqueue(file: File) {
    const entry = entryOf(file);
    const { key } = entry;
    const isThere = () => files.peek().some((other) => other.key === key && isPending(other));
    files.value = [...files.peek(), entry];
    try {
      const sender = await uploader.ready();
      if (!sender || !isThere()) return;
      change(key, { state: 'queued' });
      sender.send(key, file);
    } catch (error) {
      console.error('[uploads]', error);
      if (isThere()) failed(key, { is: 'noAnswer' });
    }
  }

  function at<Of extends { readonly path: string }>(endpoint: Of): Of {
    return { ...endpoint, path: endpoint.path.replace('/media', base) };
  }

  askBeforeLeaving(
    computed(() => files.value.some(isPending)),
    ended,
  );
  ended.addEventListener('abort', () => uploader.close());

  return {
    type,
    isMultiple: setup.isMultiple,
    records,
    files,
    alert,
    news,
    remaining,
    hasDropArea: computed(() => showsDropArea(setup, records.value.length)),
    add,
    cancel({ key, name }) {
      begin();
      change(key, { state: 'canceled', isWaiting: false });
      news.value = { is: 'canceled', name };
      uploader.drop(key);
    },
    cancelAll() {
      begin();
      clear(() => true);
    },
    remove(record) {
      begin();
      records.value = records.peek().filter((other) => other !== record);
      news.value = { is: 'removed', name: nameOf(record) };
      if (fresh.delete(idOf(record))) call(at(deleteUpload), { id: record['id'] as WireId }).catch(() => {});
    },
    describe(record, now) {
      records.value = records.peek().map((other) => (other === record ? { ...record, ...now } : other));
    },
    move(from, to) {
      const inOrder = [...records.peek()];
      const [moved] = inOrder.splice(from, 1);
      if (!moved) return;
      begin();
      inOrder.splice(to, 0, moved);
      records.value = inOrder;
    },
    async complete() {
      if (records.peek().length === 0) return;
      try {
        const { success, result } = await call(at(readMedia), { data: [...records.peek()] }, ended);
        if (success) records.value = completed(records.peek(), result);
      } catch {
        // What the page said stays.
      }
    },
  };
}

function rank({ state }: UploadFile): number {
  return state === 'uploading' ? 1 : 0;
}

function entryOf({ name, size }: File): UploadFile {
  return { key: `upload-${++made}`, name, size, state: 'added', percent: 0, isWaiting: false, isTooLarge: false };
}

type Hearing = Parameters<typeof import('../http/upload.ts').openUploader>[1];

/** Fetches what sends with the first file; a fetch that failed is tried again with the next one. */
function createLateUploader(
  { type, base, isChunked }: UploadsSetup,
  loadUploader: Services['loadUploader'],
  hear: Hearing,
) {
  let opened: Uploader | undefined;
  let opening: Promise<Uploader | undefined> | undefined;
  let isClosed = false;

  async function open(): Promise<Uploader | undefined> {
    try {
      const { openUploader } = await loadUploader();
      return isClosed ? undefined : (opened = openUploader({ url: uploadPath(type, base), isChunked }, hear));
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }

  return {
    /** One promise for all who wait, so that they go on in the order in which they came. */
    ready: () => (opening ??= open()),
    drop: (key: string) => opened?.drop(key),
    close() {
      isClosed = true;
      opened?.close();
      opened = undefined;
    },
  };
}

/** Only while something is on its way: a page that always asks is not kept for coming back to. */
function askBeforeLeaving(isBusy: ReadonlySignal<boolean>, ended: AbortSignal): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const stop = effect(() => {
    if (!isBusy.value) return;
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  });
  ended.addEventListener('abort', stop);
}
