import { computed, signal } from '@preact/signals-core';
import type { MediaType } from '../../shared/contract/media.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { createUploads } from '../../shared/models/uploads.ts';
import { isReplaced, MAX_MB, mediaIn, type MediaData } from '../../shared/rules/media.ts';
import { itemsOf, type MediaEntry } from '../../shared/rules/media-items.ts';
import { generatedName, maxItemsOf, toRecordChange } from './media-field.rules.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

/** Identifies a record. */
type ItemKey = Pick<MediaEntry, 'key'>;

export interface MediaFieldInputs {
  readonly name?: string | undefined;
  readonly type: string;
  readonly multiple: boolean;
  readonly maxItems?: string | number | null | undefined;
  readonly useAlt: boolean;
  readonly useTitle: boolean;
  readonly useSize: boolean;
  readonly showSpecs: boolean;
  readonly value?: unknown;
  readonly enableChunking: boolean;
  readonly uploadBase: string;
}

export type MediaFieldState = StateOf<typeof createMediaField>;

export function createMediaField(services: Services, inputs: MediaFieldInputs) {
  const type = inputs.type as MediaType;
  const initial = mediaIn(inputs.value);
  const records = signal<readonly MediaData[]>(initial);
  const uploads = createUploads(services, {
    type,
    isMultiple: inputs.multiple,
    maxItems: maxItemsOf(inputs.maxItems),
    isChunked: inputs.enableChunking,
    base: inputs.uploadBase,
    records,
  });
  const items = computed(() => itemsOf(records.value, type));
  const recordOf = ({ key }: ItemKey) => records.peek()[items.peek().findIndex((item) => item.key === key)];

  return {
    /** Name of the form value. */
    name: inputs.name || generatedName(Math.random),
    /** The list of files as JSON text. */
    value: computed(() => JSON.stringify(records.value)),
    items,
    uploads,
    /** MB. */
    limit: MAX_MB[type],
    showsSpecs: inputs.showSpecs,
    texts: { alt: inputs.useAlt, title: inputs.useTitle, sizePercentage: inputs.useSize },
    async start() {
      // The field is usable before this call ends.
      void uploads.loadDetails();
    },
    describe(item: ItemKey, field: 'alt' | 'title' | 'sizePercentage', text: string) {
      const record = recordOf(item);
      if (record) uploads.updateRecord(record, toRecordChange(field, text));
    },
    remove(item: ItemKey) {
      const record = recordOf(item);
      if (record) uploads.remove(record);
    },
    /** The page has set another value. */
    setValue(value: unknown) {
      const next = mediaIn(value);
      if (!isReplaced(records.peek(), next)) return;
      records.value = next;
      void uploads.loadDetails();
    },
    /** Restores the initial value, after a form reset. */
    reset() {
      uploads.cancelAll();
      records.value = initial;
      void uploads.loadDetails();
    },
  };
}
