import { signal } from '@preact/signals-core';
import { readInstallerRequest, sendInstallerRequest, type InstallerWords } from '../../shared/contract/requests.ts';
import { createRequestForm } from '../../shared/models/request-form.ts';
import type { Services } from '../../shared/runtime/services.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

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

export type InstallerRequestState = StateOf<typeof createInstallerRequest>;

interface Inputs {
  readonly submitUrl: string;
  readonly websiteId: string;
  readonly modelId: string;
  readonly modelType: string;
}

export function createInstallerRequest(
  { call, bus, trackEvent, locks, refusalOf, draft }: Services,
  { submitUrl, websiteId, modelId, modelType }: Inputs,
) {
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
    /** The shop offers an installer for this product. */
    isOffered,
    /** Texts of the shop; null when it has none, and before its answer. */
    texts,
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
