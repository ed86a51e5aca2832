import { computed, type Signal } from '@preact/signals-core';
import { deleteUpload, readMedia, type MediaType } from '../contract/media.ts';
import type { WireId } from '../contract/wire.ts';
import {
  idOf,
  MAX_MB,
  nameOf,
  remainingCount,
  showsDropArea,
  withDetails,
  type Capacity,
  type MediaData,
} from '../rules/media.ts';
import { itemsOf, type MediaEntry } from '../rules/media-items.ts';
import type { UploadEvent } from '../rules/upload-files.ts';
import { createUploads, type UploadServices } from './uploads.ts';
import type { StateOf } from './state-of.ts';

export interface FileListSetup extends Capacity {
  readonly type: MediaType;
  readonly isChunked: boolean;
  /** Base path of the upload calls. */
  readonly base: string;
  /** The records of the list; the owner can change them too. */
  readonly records: Signal<readonly MediaData[]>;
}

export type FileList = StateOf<typeof createFileList>;

type ItemKey = Pick<MediaEntry, 'key'>;

/** The records of a field, and their uploads. */
export function createFileList(services: UploadServices, setup: FileListSetup) {
  const { call, signal: unmounted } = services;
  const { type, base, records } = setup;
  /** Ids of files that were uploaded since the form was loaded; the shop can delete them. */
  const uploaded = new Set<string>();
  const remaining = computed(() => remainingCount(setup, records.value.length));
  const uploads = createUploads(services, {
    ...setup,
    remaining,
    onArrived(record) {
      uploaded.add(idOf(record));
      records.value = [...records.peek(), record];
    },
  });
  const items = computed(() => itemsOf(records.value, type));

  function withRecord({ key }: ItemKey, act: (record: MediaData) => void) {
    const record = records.peek()[items.peek().findIndex((item) => item.key === key)];
    if (record) act(record);
  }

  function show(next: readonly MediaData[], event: UploadEvent) {
    uploads.startAction(event);
    records.value = next;
  }

  function withBasePath<Of extends { readonly path: string }>(endpoint: Of): Of {
    return { ...endpoint, path: endpoint.path.replace('/media', base) };
  }

  const actions = {
    onFiles: uploads.add,
    onCancel: uploads.cancel,
    onRetry: uploads.retry,
    onDismiss: uploads.dismiss,
    onRemove: (item: ItemKey) =>
      withRecord(item, (record) => {
        show(
          records.peek().filter((each) => each !== record),
          { is: 'removed', name: nameOf(record) },
        );
        if (uploaded.delete(idOf(record)))
          call(withBasePath(deleteUpload), { id: record['id'] as WireId }).catch(() => {});
      }),
    onMove(from: number, to: number) {
      const inOrder = [...records.peek()];
      const [moved] = inOrder.splice(from, 1);
      if (!moved) return;
      inOrder.splice(to, 0, moved);
      show(inOrder, null);
    },
  };

  return {
    records,
    isBusy: uploads.isBusy,
    cancelAll: uploads.cancelAll,
    /** Cancels all uploads and replaces the records. */
    replace(next: readonly MediaData[]) {
      uploads.cancelAll();
      records.value = next;
    },
    /** Changes fields of a record, such as its `alt`. */
    updateRecord: (item: ItemKey, change: MediaData) =>
      withRecord(item, (record) => {
        records.value = records.peek().map((each) => (each === record ? { ...record, ...change } : each));
      }),
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
    /** The props of `MediaUpload` of the ui kit. */
    view: computed(() => ({
      ...actions,
      kind: type,
      isMultiple: setup.isMultiple,
      limit: MAX_MB[type],
      remaining: remaining.value,
      hasDropArea: showsDropArea(setup, records.value.length),
      items: items.value,
      files: uploads.files.value,
      alert: uploads.alert.value,
      event: uploads.event.value,
    })),
  };
}
