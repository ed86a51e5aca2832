import { computed } from '@preact/signals-core';
import { MAX_MB, type MediaData } from '../rules/media.ts';
import { itemsOf, type MediaEntry } from '../rules/media-items.ts';
import { createUploads, isPending, type UploadServices, type UploadsSetup } from './uploads.ts';
import type { StateOf } from './state-of.ts';

/** A list of files without texts to edit. */
export type FileList = StateOf<typeof createFileList>;

export function createFileList(services: UploadServices, setup: UploadsSetup) {
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
    /** Cancels all uploads and replaces the records. */
    replace(next: readonly MediaData[]) {
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
