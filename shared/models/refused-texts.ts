import { batch, signal } from '@preact/signals-core';
import type { FieldErrors } from '../contract/field-errors.ts';
import { isSameText } from '../rules/same-text.ts';
import type { StateOf } from './state-of.ts';

/** The shop's messages about the fields of a short form. Each lasts until its field is left with another value. */
export type RefusedTexts = StateOf<typeof createRefusedTexts>;

export function createRefusedTexts() {
  const errors = signal<FieldErrors>({});
  const typing = signal<ReadonlySet<string>>(new Set());
  let refused: Readonly<Record<string, unknown>> = {};
  const errorsOf = (name: string) => errors.value[name] ?? [];

  function clear(isCleared: (name: string) => boolean = () => true) {
    errors.value = Object.fromEntries(Object.entries(errors.peek()).filter(([name]) => !isCleared(name)));
  }

  return {
    /** All messages that still hold, by field. */
    errors: () => errors.value,
    errorsOf,
    /** `error` while the field holds the refused text, `neutral` while another one is typed. */
    markOf: (name: string): 'neutral' | 'error' =>
      errorsOf(name).length > 0 && !typing.value.has(name) ? 'error' : 'neutral',
    /** @param values the texts that the shop has refused */
    refuse(errorsByField: FieldErrors, values: Readonly<Record<string, unknown>>) {
      batch(() => {
        errors.value = errorsByField;
        typing.value = new Set();
      });
      refused = values;
    },
    /** The field is being typed in: its mark goes, and its messages stay until it is left. */
    type(name: string) {
      if (errors.peek()[name]) typing.value = new Set([...typing.peek(), name]);
    },
    /** The field was left: its messages stay if its text is the refused one. */
    leave(name: string, value: unknown) {
      if (!typing.peek().has(name)) return;
      batch(() => {
        typing.value = new Set([...typing.peek()].filter((typed) => typed !== name));
        if (!isSameText(value, refused[name])) clear((key) => key === name);
      });
    },
    /** Removes the messages of these fields; of all by default. */
    clear,
  };
}
