import { computed, type ReadonlySignal } from '@preact/signals-core';
import { MAX_MB, type MediaData, type UploadAlert } from '../rules/media.ts';
import { itemsOf, type MediaEntry } from '../rules/media-items.ts';
import {
  createUploads,
  isPending,
  type UploadFile,
  type UploadEvent,
  type UploadServices,
  type UploadsSetup,
} from './uploads.ts';

/** The props and actions of `MediaUpload`. */
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
  readonly event: UploadEvent;
  onFiles(files: File[]): void;
  onCancel(file: UploadFile): void;
  onRemove(item: Pick<MediaEntry, 'key'>): void;
  onMove(from: number, to: number): void;
}

/** A list of files without texts to edit. */
export interface FileList {
  readonly records: ReadonlySignal<readonly MediaData[]>;
  readonly view: ReadonlySignal<FileListView>;
  readonly isBusy: ReadonlySignal<boolean>;
  cancelAll(): void;
  /** Cancels all uploads and replaces the records. */
  replace(records: readonly MediaData[]): void;
}

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
    isBusy: computed(() => uploads.files.value.some(isPending)),
    cancelAll: uploads.cancelAll,
    replace(next) {
      uploads.cancelAll();
      records.value = next;
    },
    view: computed(() => ({
      ...actions,
      kind: type,
      isMultiple: setup.isMultiple,
      limit: MAX_MB[type],
      remaining: uploads.remaining.value,
      hasDropArea: uploads.hasDropArea.value,
      items: items.value,
      files: uploads.files.value,
      alert: uploads.alert.value,
      event: uploads.event.value,
    })),
  };
}
