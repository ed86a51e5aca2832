import { computed, signal } from '@preact/signals-core';
import { CallFailed } from '../contract/call-failed.ts';
import type { Refusal } from '../http/refusal.ts';
import { onceAcrossTabs } from './once-across-tabs.ts';
import { createRefusedTexts } from './refused-texts.ts';
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
  onSent?(): void;
}

/**
 * A form in a dialog that sends a request to the shop. Its values stay until a request succeeds. The shop validates the
 * values; the form shows its messages.
 */
export function createRequestForm<Name extends string>(
  { locks, refusalOf, draft }: Pick<Services, 'locks' | 'refusalOf' | 'draft'>,
  setup: RequestFormSetup<Name>,
) {
  const { fields } = setup;
  const empty = Object.fromEntries(fields.map((name) => [name, ''])) as Record<Name, string>;
  const isField = (name: string) => fields.includes(name as Name);
  const isOpen = signal(false);
  const phase = signal<RequestPhase>('form');
  const values = signal<Readonly<Record<Name, string>>>(empty);
  const texts = createRefusedTexts();
  const refusal = signal<Refusal | null>(null);
  const refusals = signal(0);
  let runs = 0;
  /** What was typed before a reload, as far as it has not been shown. */
  let restored = restore();
  /** The request succeeded while the dialog was closed. */
  let hasUnseenSuccess = false;

  function restore(): Partial<Record<Name, string>> {
    const stored = Object.entries(draft.read() ?? {}).filter(
      ([name, text]) => isField(name) && typeof text === 'string',
    );
    return Object.fromEntries(stored) as Partial<Record<Name, string>>;
  }

  function removeMessages() {
    texts.clear();
    refusal.value = null;
  }

  /** Only for the reload that an ended session needs. */
  const storeDraft = () => draft.store(values.peek(), true);

  function refuse(failure: unknown, sent: Readonly<Record<Name, string>>) {
    if (!(failure instanceof CallFailed)) throw failure;
    const entries = Object.entries(failure.errors);
    const ofFields = entries.filter(([name]) => isField(name));
    const aboutForm = entries.filter(([name]) => !isField(name));
    texts.refuse(Object.fromEntries(ofFields), sent);
    if (failure.isExpired) storeDraft();
    // The shopper may have gone on typing.
    for (const name of fields) if (values.peek()[name] !== sent[name]) texts.type(name);
    if (aboutForm.length > 0)
      refusal.value = { is: 'shop-message', messages: aboutForm.flatMap(([, messages]) => messages) };
    else refusal.value = ofFields.length > 0 ? null : refusalOf(failure);
    refusals.value += 1;
  }

  async function submit(typed: Readonly<Record<string, string>>): Promise<void> {
    if (phase.peek() !== 'form') return;
    // Autofill may not have fired an event.
    const own = Object.entries(typed).filter(([name]) => isField(name));
    const sent = { ...values.peek(), ...Object.fromEntries(own) };
    const run = (runs += 1);
    values.value = sent;
    phase.value = 'sending';
    refusal.value = null;
    try {
      await onceAcrossTabs({ locks }, setup.name, [sent, setup.subject?.()], () => setup.send(sent));
      draft.forget();
      setup.onSent?.();
      if (run !== runs) return;
      removeMessages();
      values.value = empty;
      phase.value = 'done';
      hasUnseenSuccess = !isOpen.peek();
    } catch (failure) {
      if (run !== runs) return;
      phase.value = 'form';
      refuse(failure, sent);
    }
  }

  function leaveSuccess() {
    if (phase.peek() === 'done' && !hasUnseenSuccess) phase.value = 'form';
  }

  function edit(name: Name, value: string) {
    values.value = { ...values.peek(), [name]: value };
    texts.type(name);
    if (refusal.peek()?.is === 'expired') storeDraft();
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
      phase: phase.value,
      problems: fields.flatMap((field) => texts.errorsOf(field).map((message) => ({ field, message }))),
      refusals: refusals.value,
      refusal: refusal.value,
      onSubmit: (typed: Readonly<Record<string, string>>) => void submit(typed),
      onClose: close,
      onClosed: clearMessages,
    })),
    /** The props of a field. */
    field: (name: Name) => ({
      name,
      value: values.value[name],
      mark: texts.markOf(name),
      errors: texts.errorsOf(name),
      onChange: (value: string) => edit(name, value),
      onBlur: () => texts.leave(name, values.peek()[name]),
    }),
    isOpen: () => isOpen.peek(),
    isSending: () => phase.peek() === 'sending',
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
      runs += 1;
      hasUnseenSuccess = false;
      removeMessages();
      values.value = empty;
      phase.value = 'form';
    },
  };
}
