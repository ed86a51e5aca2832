import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { MediaType } from '../../shared/contract/media.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { createUploads, type Uploads } from '../../shared/models/uploads.ts';
import { isReplaced, MAX_MB, mediaIn, type MediaData } from '../../shared/rules/media.ts';
import { itemsOf, type MediaEntry } from '../../shared/rules/media-items.ts';
import { generatedName, maxItemsOf, toRecordChange } from './media-field.rules.ts';

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

export interface MediaFieldState {
  /** Name of the form value. */
  readonly name: string;
  /** The list of files as JSON text. */
  readonly value: ReadonlySignal<string>;
  readonly items: ReadonlySignal<readonly MediaEntry[]>;
  readonly uploads: Uploads;
  /** MB. */
  readonly limit: number;
  readonly showsSpecs: boolean;
  readonly texts: { readonly alt: boolean; readonly title: boolean; readonly sizePercentage: boolean };
  start(): Promise<void>;
  describe(item: ItemKey, field: 'alt' | 'title' | 'sizePercentage', text: string): void;
  remove(item: ItemKey): void;
  /** The page has set another value. */
  setValue(value: unknown): void;
  /** Restores the initial value, after a form reset. */
  reset(): void;
}

export function createMediaField(services: Services, inputs: MediaFieldInputs): MediaFieldState {
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
    name: inputs.name || generatedName(Math.random),
    value: computed(() => JSON.stringify(records.value)),
    items,
    uploads,
    limit: MAX_MB[type],
    showsSpecs: inputs.showSpecs,
    texts: { alt: inputs.useAlt, title: inputs.useTitle, sizePercentage: inputs.useSize },
    async start() {
      // The field is usable before this call ends.
      void uploads.loadDetails();
    },
    describe(item, field, text) {
      const record = recordOf(item);
      if (record) uploads.updateRecord(record, toRecordChange(field, text));
    },
    remove(item) {
      const record = recordOf(item);
      if (record) uploads.remove(record);
    },
    setValue(value) {
      const next = mediaIn(value);
      if (!isReplaced(records.peek(), next)) return;
      records.value = next;
      void uploads.loadDetails();
    },
    reset() {
      uploads.cancelAll();
      records.value = initial;
      void uploads.loadDetails();
    },
  };
}
