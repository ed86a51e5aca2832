import { computed, type ReadonlySignal } from '@preact/signals-core';
import { LARGEST, type MediaData, type UploadAlert } from '../rules/media.ts';
import { itemsOf, type MediaEntry } from '../rules/media-items.ts';
import { createUploads, type UploadFile, type UploadNews, type UploadServices, type UploadsSetup } from './uploads.ts';

/** Everything that a view shows of a list of files and can do with it. */
export interface FileListView {
  readonly kind: UploadsSetup['type'];
  readonly isMultiple: boolean;
  /** MB. */
  readonly limit: number;
  readonly remaining: number;
  readonly hasDropArea: boolean;
  readonly items: readonly MediaEntry[];
  readonly files: readonly UploadFile[];
  readonly alert: UploadAlert | null;
  readonly news: UploadNews;
  onFiles(files: File[]): void;
  onCancel(file: UploadFile): void;
  onRemove(item: Pick<MediaEntry, 'key'>): void;
  onMove(from: number, to: number): void;
}

/** A list of files without words of their own. */
export interface FileList {
  readonly records: ReadonlySignal<readonly MediaData[]>;
  readonly view: ReadonlySignal<FileListView>;
  readonly isBusy: ReadonlySignal<boolean>;
  cancelAll(): void;
  /** Other records take the place of all that are there or on their way. */
  replace(records: readonly MediaData[]): void;
}

const UNDER_WAY: ReadonlySet<UploadFile['state']> = new Set(['added', 'queued', 'uploading']);

export function createFileList(services: UploadServices, setup: UploadsSetup): FileList {
  const { type, records } = setup;
  const uploads = createUploads(services, setup);
  const items = computed(() => itemsOf(records.value, type));
  const actions = {
    onFiles: uploads.add,
    onCancel: uploads.cancel,
    onMove: uploads.move,
    onRemove({ key }: Pick<MediaEntry, 'key'>) {
      const record = records.peek()[items.peek().findIndex((item) => item.key === key)];
      if (record) uploads.remove(record);
    },
  };
  return {
    records,
    isBusy: computed(() => uploads.files.value.some(({ state }) => UNDER_WAY.has(state))),
    cancelAll: uploads.cancelAll,
    replace(given) {
      uploads.cancelAll();
      records.value = given;
    },
    view: computed(() => ({
      ...actions,
      kind: type,
      isMultiple: setup.isMultiple,
      limit: LARGEST[type],
      remaining: uploads.remaining.value,
      hasDropArea: uploads.hasDropArea.value,
      items: items.value,
      files: uploads.files.value,
      alert: uploads.alert.value,
      news: uploads.news.value,
    })),
  };
}
