import { batch, signal } from '@preact/signals-core';
import type { CallFailed } from '../contract/call-failed.ts';
import type { Refusal } from '../http/refusal.ts';
import { isSameText } from '../rules/same-text.ts';
import type { SortedErrors } from '../rules/sort-errors.ts';
import type { StateOf } from './state-of.ts';

/** An error message, with the control that corrects it. */
export interface FieldError<Control extends string> {
  /** Null for a message that belongs to no visible control. */
  readonly field: Control | null;
  /** The shop's message; null where the widget has its own text: for the VAT checkbox, and for an empty search. */
  readonly message: string | null;
}

/** The shop's errors of a form, as far as they still apply to the visible controls. */
export type FormValidation<Name extends string, Control extends string> = StateOf<
  typeof createFormValidation<Name, Control>
>;

export interface FormValidationSetup<Name extends string, Control extends string> {
  /** In the order of the form. */
  readonly names: readonly Name[];
  /** The control that corrects a field now; null while the field is hidden. */
  controlOf(name: Name): Control | null;
  /** All fields that this control fills in are empty: they are one problem together. */
  isEmpty(control: Control): boolean;
  /** The control holds text that fills no field yet. */
  isUnfinished(control: Control): boolean;
  /** The value of a field now. */
  valueOf(name: Name): unknown;
  /** The box about the VAT number is ticked. */
  isVatIgnored(): boolean;
  /** Known before anything was sent. */
  readonly isVatCheckImpossible?: boolean;
}

const VAT = ['vat_number', 'ignore_vat'];
const NO_ERRORS = { fields: {}, general: [], isVatCheckImpossible: false } as const;

/** The refusal to show when no control shows an error: the shop's messages, from any part of the answer. */
export function generalRefusal(
  { errors, messageForShopper }: CallFailed,
  { fields, general }: SortedErrors<string>,
  fallback: Refusal,
): Refusal {
  const messages = [...Object.values(fields), general].flatMap((list) => list ?? []);
  if (messages.length > 0) return { is: 'shop-message', messages };
  if (messageForShopper) return { is: 'shop-message', messages: [messageForShopper] };
  return Object.keys(errors).length > 0 ? { is: 'went-wrong' } : fallback;
}

/** @typeParam Name the fields of the wire, `vat_number` and its `ignore_vat` among them */
export function createFormValidation<Name extends string, Control extends string>({
  names,
  controlOf,
  isEmpty,
  isUnfinished,
  valueOf,
  isVatIgnored,
  isVatCheckImpossible: wasVatCheckImpossible = false,
}: FormValidationSetup<Name, Control>) {
  const shopErrors = signal<SortedErrors<Name>>(NO_ERRORS);
  const validated = signal<ReadonlySet<string>>(new Set());
  /** The fields that are being typed in, whose messages are about an earlier text. */
  const typing = signal<ReadonlySet<Name>>(new Set());
  /** The values that are being sent, and those that the shop has validated. */
  let sent: Partial<Record<Name, unknown>> = {};
  let refused = sent;
  const isUnfinishedRefused = signal(false);
  const isVatCheckImpossible = signal(wasVatCheckImpossible);
  let editedSinceSent = new Set<string>();

  const messagesOf = (name: Name) =>
    validated.value.has(name) || typing.value.has(name) ? (shopErrors.value.fields[name] ?? []) : [];
  const controls = () => [...new Set(names.map(controlOf).filter((control) => control !== null))];
  const namesAt = (control: Control) => names.filter((name) => controlOf(name) === control);

  /** A flag without a sentence is a problem too: the shopper has to tick the box. */
  function vatProblem(): readonly FieldError<Control>[] {
    const box = controlOf('ignore_vat' as Name);
    const isOpen = VAT.every((name) => validated.value.has(name)) && !isVatIgnored();
    const hasMessage = messagesOf('vat_number' as Name).length > 0;
    return box !== null && shopErrors.value.isVatCheckImpossible && isOpen && !hasMessage
      ? [{ field: box, message: null }]
      : [];
  }

  /** The shop itself refuses empty fields. */
  const holdsLostText = (control: Control) => isUnfinished(control) && !isEmpty(control);

  function problemsOf(control: Control): readonly FieldError<Control>[] {
    if (isUnfinishedRefused.value && holdsLostText(control)) return [{ field: control, message: null }];
    const wrong = namesAt(control).filter((name) => messagesOf(name).length > 0);
    if (wrong.length > 1 && isEmpty(control)) return [{ field: control, message: null }];
    return [...new Set(wrong.flatMap(messagesOf))].map((message) => ({ field: control, message }));
  }

  function clearErrors(those: readonly Name[]) {
    editedSinceSent = new Set([...editedSinceSent, ...those]);
    const isOther = (name: string) => !those.includes(name as Name);
    validated.value = new Set([...validated.peek()].filter(isOther));
    typing.value = new Set([...typing.peek()].filter(isOther));
  }

  function applyChange(change: () => readonly Name[]) {
    const before = names.map(controlOf);
    batch(() => {
      const changed = change();
      clearErrors([...changed, ...names.filter((name, at) => controlOf(name) !== before[at])]);
      if (!controls().some(holdsLostText)) isUnfinishedRefused.value = false;
    });
  }

  return {
    /** The shop could not check the VAT number once; that stays. */
    isVatCheckImpossible,
    /** Of a field that is being typed in, the messages about the refused text stay until the field is left. */
    errorsOf: (control: Control) => problemsOf(control).flatMap(({ message }) => message ?? []),
    /** Neutral before the shop has validated the control, and after it was edited, or hidden and shown again. */
    markOf(control: Control): 'neutral' | 'valid' | 'error' {
      const fields = namesAt(control);
      if (fields.some((name) => validated.value.has(name) && messagesOf(name).length > 0)) return 'error';
      // A field that another control fills in is never in error itself.
      const validatedFields =
        fields.length > 0
          ? fields
          : names.filter((name) => (name as string) === control && messagesOf(name).length === 0);
      return validatedFields.length > 0 && validatedFields.every((name) => validated.value.has(name))
        ? 'valid'
        : 'neutral';
    },
    /** In the order of the form; messages without a control come last. */
    problems() {
      const hidden = names.filter((name) => controlOf(name) === null).flatMap(messagesOf);
      const general = [...hidden, ...shopErrors.value.general].map((message) => ({ field: null, message }));
      return [...controls().flatMap(problemsOf), ...vatProblem(), ...general];
    },
    /** The current values are being sent; the answer does not apply to fields that are edited from now on. */
    markSent() {
      editedSinceSent = new Set();
      sent = Object.fromEntries(names.map((name) => [name, valueOf(name)])) as typeof sent;
    },
    /** @param scope the fields that the shop has validated; all by default */
    applyErrors(sorted: SortedErrors<Name>, scope: readonly Name[] = names) {
      batch(() => {
        isVatCheckImpossible.value ||= sorted.isVatCheckImpossible;
        const named = names.filter((name) => sorted.fields[name]?.length);
        const covered = new Set<Name>([...scope, ...named]);
        const elsewhere = Object.entries(shopErrors.peek().fields).filter(([name]) => !covered.has(name as Name));
        shopErrors.value = {
          ...sorted,
          fields: { ...(Object.fromEntries(elsewhere) as typeof sorted.fields), ...sorted.fields },
        };
        validated.value = new Set([...validated.peek(), ...covered].filter((name) => !editedSinceSent.has(name)));
        typing.value = new Set();
        refused = sent;
      });
    },
    /** Removes the errors and marks of these fields. */
    clearErrors,
    /** Makes a change, and clears the errors of the fields that it edits, shows, hides or moves to another control. */
    applyChange,
    /** Makes a change by typing in this field: its mark goes, and its messages stay until it is left. */
    applyTyping(name: Name, change: () => readonly Name[]) {
      const hadMessages = messagesOf(name).length > 0;
      batch(() => {
        applyChange(change);
        if (hadMessages && controlOf(name) !== null) typing.value = new Set([...typing.peek(), name]);
      });
    },
    /** The field was left: its messages stay if its text is the refused one. */
    leave(name: Name) {
      if (!typing.peek().has(name)) return;
      batch(() => {
        typing.value = new Set([...typing.peek()].filter((typed) => typed !== name));
        if (isSameText(valueOf(name), refused[name])) validated.value = new Set([...validated.peek(), name]);
      });
    },
    /**
     * Before the values are sent: a control whose text fills no field has a problem, because earlier values would be sent
     * instead. Returns whether there is one.
     */
    refuseUnfinished: () => (isUnfinishedRefused.value = controls().some(holdsLostText)),
    reset() {
      isUnfinishedRefused.value = false;
      shopErrors.value = NO_ERRORS;
      validated.value = new Set();
      typing.value = new Set();
      isVatCheckImpossible.value = false;
    },
  };
}
