import { batch, signal } from '@preact/signals-core';
import { CallFailed } from '../contract/call-failed.ts';
import type { Refusal } from '../http/refusal.ts';
import { joined } from '../rules/joined.ts';
import type { Services } from '../runtime/services.ts';
import { createRefusedTexts } from './refused-texts.ts';

export interface TextFormSetup<Name extends string> {
  /** The texts of the fields at first, by name, in the order of the form. */
  readonly values: Readonly<Record<Name, string>>;
  /** The name of a field in the shop's errors; by default that of the field. */
  errorKeyOf?(name: Name): string;
  /** A field was edited. */
  onEdit(name: Name): void;
}

/** Text fields that the shop validates: their values, its messages about them, and why it has refused the form. */
export function createTextForm<Name extends string>(
  { refusalOf }: Pick<Services, 'refusalOf'>,
  { values: initial, errorKeyOf = (name) => name, onEdit }: TextFormSetup<Name>,
) {
  const names = Object.keys(initial) as Name[];
  const values = signal(initial);
  const texts = createRefusedTexts();
  const refusal = signal<Refusal | null>(null);
  const refusals = signal(0);

  function edit(name: Name, text: string) {
    batch(() => {
      values.value = { ...values.peek(), [name]: text };
      texts.type(errorKeyOf(name));
      onEdit(name);
    });
  }

  /** The props of a field. */
  const field = (name: Name) => ({
    name,
    value: values.value[name],
    mark: texts.markOf(errorKeyOf(name)),
    errors: texts.errorsOf(errorKeyOf(name)),
    onChange: (text: string) => edit(name, text),
    onBlur: () => texts.leave(errorKeyOf(name), values.peek()[name]),
  });

  return {
    values,
    /** The shop's messages by field. */
    texts,
    /** Why the form was refused, when no field is the reason. */
    refusal,
    /** Counts refused submissions. */
    refusals,
    field,
    /** The props of a field whose messages are shown as one line. */
    fieldWithOneLine: (name: Name) => ({ ...field(name), errors: joined(texts.errorsOf(errorKeyOf(name))) }),
    /** Takes the values of the controls: autofill may not have fired an event. */
    take(typed: Readonly<Record<string, string>>) {
      for (const name of names) {
        const text = typed[name];
        if (text !== undefined && text !== values.peek()[name]) edit(name, text);
      }
    },
    /** @param sent the values that the shop has refused; the shopper may have gone on typing */
    refuse(failure: unknown, sent: Readonly<Record<Name, string>> = values.peek()) {
      if (!(failure instanceof CallFailed)) throw failure;
      const { errors } = failure;
      batch(() => {
        texts.refuse(errors, Object.fromEntries(names.map((name) => [errorKeyOf(name), sent[name]])));
        for (const name of names) if (values.peek()[name] !== sent[name]) texts.type(errorKeyOf(name));
        refusal.value = Object.keys(errors).length > 0 ? null : refusalOf(failure);
        refusals.value += 1;
      });
    },
  };
}
