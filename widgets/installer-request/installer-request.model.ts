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
  /** The shop offers an installer for this product. */
  readonly isOffered: ReadonlySignal<boolean>;
  /** Texts of the shop; null when it has none, and before its answer. */
  readonly texts: ReadonlySignal<InstallerWords | null>;
  /** German forms have no field for a middle name. */
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
  { call, bus, settings, trackEvent, locks, refusalOf, draft }: Services,
  { submitUrl, websiteId, modelId, modelType }: Inputs,
): InstallerRequestState {
  const isOffered = signal(false);
  const texts = signal<InstallerWords | null>(null);
  const subject = { website_id: websiteId, model_id: modelId, model_type: modelType.toUpperCase() };
  const form = createRequestForm<InstallerField>(
    { locks, refusalOf, draft },
    {
      name: 'installer-request',
      fields: FIELDS,
      subject: () => subject,
      send: (values) => call(sendInstallerRequest(submitUrl), { ...values, ...subject }),
      onSent: () => trackEvent('installer_request_submit'),
    },
  );

  function open() {
    if (form.isOpen()) return;
    form.open();
    trackEvent('installer_request_open');
  }

  return {
    isOffered,
    texts,
    hasMiddleName: settings.locale !== 'de',
    form,
    async start() {
      const { displayButton, modalData } = await call(readInstallerRequest);
      texts.value = modalData;
      isOffered.value = displayButton;
      if (displayButton) bus.handle('installer-open', open);
    },
    open,
    close() {
      if (!form.isOpen()) return;
      form.close();
      trackEvent('installer_request_close');
    },
  };
}
