import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readInstallerRequest, sendInstallerRequest, type InstallerWords } from '../../shared/contract/requests.ts';
import { createRequestForm, type RequestFormState } from '../../shared/models/request-form.ts';
import type { Services } from '../../shared/runtime/services.ts';

const FIELDS = [
  'first_name',
  'middle_name',
  'last_name',
  'email',
  'phone',
  'street',
  'house_number',
  'house_number_addition',
  'zip_code',
  'city',
  'description',
] as const;
export type InstallerField = (typeof FIELDS)[number];

export interface InstallerRequestState {
  /** An installer can be asked for here. */
  readonly isOffered: ReadonlySignal<boolean>;
  /** As the shop words it; null where it says nothing, or is not asked yet. */
  readonly words: ReadonlySignal<InstallerWords | null>;
  /** Germans have no middle name (specification 002 §9). */
  readonly hasMiddleName: boolean;
  readonly form: RequestFormState<InstallerField>;
  start(): Promise<void>;
  open(): void;
  close(): void;
}

interface Inputs {
  readonly submitUrl: string;
  readonly websiteId: string;
  readonly modelId: string;
  readonly modelType: string;
}

export function createInstallerRequest(
  { call, bus, settings, trackEvent: tellTags, onceAcrossTabs, refusalOf }: Services,
  { submitUrl, websiteId, modelId, modelType }: Inputs,
): InstallerRequestState {
  const isOffered = signal(false);
  const words = signal<InstallerWords | null>(null);
  const about = { website_id: websiteId, model_id: modelId, model_type: modelType.toUpperCase() };
  const form = createRequestForm<InstallerField>(
    { onceAcrossTabs, refusalOf },
    {
      name: 'installer-request',
      fields: FIELDS,
      about: () => about,
      send: (values) => call(sendInstallerRequest(submitUrl), { ...values, ...about }),
      onSent: () => tellTags('installer_request_submit'),
    },
  );

  function open() {
    if (form.isOpen.peek()) return;
    form.open();
    tellTags('installer_request_open');
  }

  return {
    isOffered,
    words,
    hasMiddleName: settings.locale !== 'de',
    form,
    async start() {
      const { displayButton, modalData } = await call(readInstallerRequest);
      words.value = modalData;
      isOffered.value = displayButton;
      if (displayButton) bus.handle('installer-open', open);
    },
    open,
    close() {
      if (!form.isOpen.peek()) return;
      form.close();
      tellTags('installer_request_close');
    },
  };
}
