import { computed, signal } from '@preact/signals-core';
import type { MediaType } from '../../shared/contract/media.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { createFileList } from '../../shared/models/file-list.ts';
import { isReplaced, mediaIn, type MediaData } from '../../shared/rules/media.ts';
import type { MediaEntry, MediaText } from '../../shared/rules/media-items.ts';
import { generatedName, maxItemsOf, toRecordChange } from './media-field.rules.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

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
  const initial = mediaIn(inputs.value);
  const records = signal<readonly MediaData[]>(initial);
  const list = createFileList(services, {
    type: inputs.type as MediaType,
    isMultiple: inputs.multiple,
    maxItems: maxItemsOf(inputs.maxItems),
    isChunked: inputs.enableChunking,
    base: inputs.uploadBase,
    records,
  });

  return {
    /** Name of the form value. */
    name: inputs.name || generatedName(Math.random),
    /** The list of files as JSON text. */
    value: computed(() => JSON.stringify(records.value)),
    /** The props of `MediaUpload` of the ui kit. */
    list: list.view,
    showsSpecs: inputs.showSpecs,
    texts: { alt: inputs.useAlt, title: inputs.useTitle, sizePercentage: inputs.useSize },
    async start() {
      // The field is usable before this call ends.
      void list.loadDetails();
    },
    describe: (item: MediaEntry, field: MediaText, text: string) =>
      list.updateRecord(item, toRecordChange(field, text)),
    /** The page has set another value. */
    setValue(value: unknown) {
      const next = mediaIn(value);
      if (!isReplaced(records.peek(), next)) return;
      records.value = next;
      void list.loadDetails();
    },
    /** Restores the initial value, after a form reset. */
    reset() {
      list.replace(initial);
      void list.loadDetails();
    },
  };
}
