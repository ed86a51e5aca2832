import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { CallFailed } from '../contract/call-failed.ts';
import type { FieldErrors } from '../contract/field-errors.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Services } from '../runtime/services.ts';

/** `done`: the shop has it, and says thank you. */
export type RequestPhase = 'form' | 'sending' | 'done';

/** What the shop says about one field. */
export interface RequestProblem<Name extends string = string> {
  readonly field: Name;
  readonly message: string;
}

/** A form in a dialog by which a shopper asks the shop for something. */
export interface RequestFormState<Name extends string> {
  readonly isOpen: ReadonlySignal<boolean>;
  readonly phase: ReadonlySignal<RequestPhase>;
  /** What stands in each field. It outlives a refusal, a failure and the dialog, but no success. */
  readonly values: ReadonlySignal<Readonly<Record<Name, string>>>;
  /** What the shop says about fields that were not touched since, in the order of the fields. */
  readonly problems: ReadonlySignal<readonly RequestProblem<Name>[]>;
  /** Counts refused submissions. */
  readonly refusals: ReadonlySignal<number>;
  /** Why nothing was sent, where no field is to blame. */
  readonly refusal: ReadonlySignal<Refusal | null>;
  errorsOf(name: Name): readonly string[];
  edit(name: Name, value: string): void;
  /** Shows the form; what is given stands in its fields. */
  open(given?: Partial<Readonly<Record<Name, string>>>): void;
  close(): void;
  /** The closed dialog has faded: messages and thanks go. */
  reset(): void;
  /** Empties the form. An answer that is still on its way is nobody's any more. */
  renew(): void;
  /** Sends the form; nothing while it is being sent already. `typed` is what stands in the controls now. */
  submit(typed?: Readonly<Record<string, string>>): Promise<void>;
}

export interface RequestFormSetup<Name extends string> {
  /** Tells this request from others of the shop. */
  readonly name: string;
  /** The wire's keys, in the order in which the fields stand. */
  readonly fields: readonly Name[];
  /** Rejects with `CallFailed`. */
  send(values: Readonly<Record<Name, string>>): Promise<unknown>;
  /** What the request is about beside its fields, such as the product. */
  about?(): unknown;
  onSent?(): void;
}

/** Makes the form that a request is typed in (specification 002 §4 and §5: the shop judges, the form only shows). */
export function createRequestForm<Name extends string>(
  { onceAcrossTabs, refusalOf }: Pick<Services, 'onceAcrossTabs' | 'refusalOf'>,
  setup: RequestFormSetup<Name>,
): RequestFormState<Name> {
  const { fields } = setup;
  const empty = Object.fromEntries(fields.map((name) => [name, ''])) as Record<Name, string>;
  const isOpen = signal(false);
  const phase = signal<RequestPhase>('form');
  const values = signal<Readonly<Record<Name, string>>>(empty);
  const errors = signal<FieldErrors>({});
  const refusal = signal<Refusal | null>(null);
  const refusals = signal(0);
  let run = 0;
  /** The thanks came while nobody looked. */
  let isNews = false;

  function clearMessages() {
    errors.value = {};
    refusal.value = null;
  }

  function refuse(failure: unknown) {
    if (!(failure instanceof CallFailed)) throw failure;
    const known = Object.entries(failure.errors).filter(([name]) => fields.includes(name as Name));
    const others = Object.entries(failure.errors).filter(([name]) => !fields.includes(name as Name));
    errors.value = Object.fromEntries(known);
    if (others.length > 0) refusal.value = { is: 'said', messages: others.flatMap(([, messages]) => messages) };
    else refusal.value = known.length > 0 ? null : refusalOf(failure);
    refusals.value += 1;
  }

  async function send(): Promise<void> {
    const mine = (run += 1);
    const sent = values.peek();
    phase.value = 'sending';
    refusal.value = null;
    try {
      await onceAcrossTabs(setup.name, [sent, setup.about?.()], () => setup.send(sent));
      setup.onSent?.();
      if (mine !== run) return;
      clearMessages();
      values.value = empty;
      phase.value = 'done';
      isNews = !isOpen.peek();
    } catch (failure) {
      if (mine !== run) return;
      phase.value = 'form';
      refuse(failure);
    }
  }

  return {
    isOpen,
    phase,
    values,
    refusal,
    refusals,
    problems: computed(() =>
      fields.flatMap((field) => (errors.value[field] ?? []).map((message) => ({ field, message }))),
    ),
    errorsOf: (name) => errors.value[name] ?? [],
    edit(name, value) {
      values.value = { ...values.peek(), [name]: value };
      if (!errors.peek()[name]) return;
      const { [name]: _, ...others } = errors.peek() as Record<string, readonly string[]>;
      errors.value = others;
    },
    open(given = {}) {
      if (phase.peek() === 'done' && !isNews) phase.value = 'form';
      isNews = false;
      values.value = { ...values.peek(), ...given };
      isOpen.value = true;
    },
    close: () => (isOpen.value = false),
    reset() {
      if (isOpen.peek()) return;
      clearMessages();
      if (phase.peek() === 'done' && !isNews) phase.value = 'form';
    },
    renew() {
      run += 1;
      isNews = false;
      clearMessages();
      values.value = empty;
      phase.value = 'form';
    },
    async submit(typed = {}) {
      if (phase.peek() !== 'form') return;
      // A browser may have filled fields in without telling anyone.
      const own = Object.entries(typed).filter(([name]) => fields.includes(name as Name));
      values.value = { ...values.peek(), ...Object.fromEntries(own) };
      await send();
    },
  };
}
