import { computed, signal } from '@preact/signals-core';
import { CallFailed } from '../contract/call-failed.ts';
import { onceAcrossTabs } from './once-across-tabs.ts';
import { createTextForm } from './text-form.ts';
import { storedTexts } from '../rules/stored-texts.ts';
import type { Services } from '../runtime/services.ts';

/** `done`: the shop has accepted the request. */
type RequestPhase = 'form' | 'sending' | 'done';

export interface RequestFormSetup<Name extends string> {
  /** Identifies the request among the shop's requests. */
  readonly name: string;
  /** The fields as named in the request body, in the order of the form. */
  readonly fields: readonly Name[];
  /** Rejects with `CallFailed`. */
  send(values: Readonly<Record<Name, string>>): Promise<unknown>;
  /** What the request is about, such as a product. */
  subject?(): unknown;
  /** The shop has accepted it; also when the dialog was closed or opened anew in between. */
  onSent?(): void;
}

/**
 * A form in a dialog that sends a request to the shop. Its values stay until a request succeeds. The shop validates the
 * values; the form shows its messages.
 */
export function createRequestForm<Name extends string>(
  services: Pick<Services, 'locks' | 'refusalOf' | 'draft'>,
  setup: RequestFormSetup<Name>,
) {
  const { fields } = setup;
  const { draft } = services;
  const noTexts = Object.fromEntries(fields.map((name) => [name, ''])) as Record<Name, string>;
  const form = createTextForm<Name>(services, { values: noTexts, onEdit: () => isExpired() && storeDraft() });
  const { values, texts, refusal } = form;
  const sending = createSending(services, setup);
  const isOpen = signal(false);
  /** What was typed before a reload, as far as it has not been shown. */
  let restored: Partial<Readonly<Record<Name, string>>> = storedTexts(fields, draft.read());
  /** The request succeeded while the dialog was closed. */
  let hasUnseenSuccess = false;

  const isExpired = () => refusal.peek()?.is === 'expired';
  /** Only for the reload that an ended session needs. */
  const storeDraft = () => draft.store(values.peek(), true);

  function removeMessages() {
    texts.clear();
    refusal.value = null;
  }

  function empty() {
    removeMessages();
    values.value = noTexts;
  }

  function refuse(failure: unknown, sent: Readonly<Record<Name, string>>) {
    if (failure instanceof CallFailed && failure.isExpired) storeDraft();
    form.refuse(failure, sent);
    const aboutForm = Object.entries(texts.errors()).filter(([name]) => !fields.includes(name as Name));
    const messages = aboutForm.flatMap(([, those]) => those);
    if (messages.length > 0) refusal.value = { is: 'shop-message', messages };
  }

  async function submit(typed: Readonly<Record<string, string>>) {
    if (sending.phase.peek() !== 'form') return;
    form.take(typed);
    refusal.value = null;
    const sent = values.peek();
    await sending.run(sent, {
      onDone() {
        empty();
        hasUnseenSuccess = !isOpen.peek();
      },
      onFailure: (failure) => refuse(failure, sent),
    });
  }

  function leaveSuccess() {
    if (sending.phase.peek() === 'done' && !hasUnseenSuccess) sending.reset();
  }

  function close() {
    isOpen.value = false;
  }

  function clearMessages() {
    if (isOpen.peek()) return;
    removeMessages();
    leaveSuccess();
  }

  return {
    /** The props of `RequestDialog` of the ui kit. */
    view: computed(() => ({
      isOpen: isOpen.value,
      phase: sending.phase.value,
      problems: fields.flatMap((field) => texts.errorsOf(field).map((message) => ({ field, message }))),
      refusals: form.refusals.value,
      refusal: refusal.value,
      onSubmit: (typed: Readonly<Record<string, string>>) => void submit(typed),
      onClose: close,
      onClosed: clearMessages,
    })),
    field: form.field,
    fieldWithOneLine: form.fieldWithOneLine,
    isOpen: () => isOpen.peek(),
    isSending: () => sending.phase.peek() === 'sending',
    /** @param prefill values for fields */
    open(prefill: Partial<Readonly<Record<Name, string>>> = {}) {
      leaveSuccess();
      hasUnseenSuccess = false;
      values.value = { ...values.peek(), ...prefill, ...restored };
      restored = {};
      isOpen.value = true;
    },
    close,
    /** Removes messages and the success message, once the dialog has closed. */
    clearMessages,
    /** Empties the form and ignores a running request. */
    reset() {
      hasUnseenSuccess = false;
      empty();
      sending.reset();
    },
  };
}

interface Outcome {
  onDone(): void;
  onFailure(failure: unknown): void;
}

/** Sends a request. */
function createSending<Name extends string>(
  { locks, draft }: Pick<Services, 'locks' | 'draft'>,
  { name, subject, send, onSent }: RequestFormSetup<Name>,
) {
  const phase = signal<RequestPhase>('form');
  let runs = 0;

  return {
    phase,
    async run(values: Readonly<Record<Name, string>>, { onDone, onFailure }: Outcome) {
      const run = (runs += 1);
      phase.value = 'sending';
      try {
        await onceAcrossTabs({ locks }, name, [values, subject?.()], () => send(values));
        draft.forget();
        onSent?.();
        if (run !== runs) return;
        onDone();
        phase.value = 'done';
      } catch (failure) {
        if (run !== runs) return;
        phase.value = 'form';
        onFailure(failure);
      }
    },
    /** Shows the form again. A running request goes on, and its outcome is ignored. */
    reset() {
      runs += 1;
      phase.value = 'form';
    },
  };
}
