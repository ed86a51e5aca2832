import { batch, computed, signal } from '@preact/signals-core';
import type { CustomerDetails } from '../../shared/contract/returns.ts';
import type { CallFailed } from '../../shared/contract/call-failed.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import { createRefusedTexts } from '../../shared/models/refused-texts.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { DETAILS, problemsIn, readDetails, type DetailName } from './details.rules.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

export type { DetailName, Problem } from './details.rules.ts';

/** The customer's e-mail address and return address, and the shop's messages about them. */
export type DetailsState = StateOf<typeof createDetails>;

/** The name of a detail on the wire. */
const keyOf = (name: DetailName) => `customerDetails.${name}`;

const EMPTY: CustomerDetails = { email: '', address: '', zip_code: '', city: '' };

export function createDetails({ refusalOf }: Services) {
  const values = signal<CustomerDetails>(EMPTY);
  const changed = signal<Readonly<Record<string, string>>>({});
  const isEditing = signal(false);
  const texts = createRefusedTexts();
  const refusal = signal<Refusal | null>(null);
  const refusals = signal(0);

  function clearMessages() {
    texts.clear((name) => name === 'general');
    refusal.value = null;
  }

  function write(name: DetailName, text: string) {
    batch(() => {
      values.value = { ...values.peek(), [name]: text };
      changed.value = { ...changed.peek(), [name]: text };
      clearMessages();
      texts.type(keyOf(name));
    });
  }

  return {
    values,
    /** The values that the shopper changed, by name. */
    changed,
    isEditing,
    refusal,
    /** Counts refused submissions. */
    refusals,
    /** Replaces the submit button until a value changes; null when there is none. */
    general: computed(() => texts.errorsOf('general')[0] ?? null),
    /** The messages of the shop, in the order of the fields. */
    problems: computed(() => problemsIn(texts.errors())),
    /** @param stored changed values from a draft, which can be of any type */
    load(details: CustomerDetails, stored: unknown) {
      changed.value = readDetails(stored);
      values.value = { ...details, ...changed.peek() };
    },
    edit: () => (isEditing.value = true),
    write,
    /** A field was left: its messages go if its text has changed. */
    leave: (name: DetailName) => texts.leave(keyOf(name), values.peek()[name]),
    markOf: (name: DetailName) => texts.markOf(keyOf(name)),
    /** Takes the values of the controls: autofill may not have fired an event. */
    take(typed: Readonly<Record<string, string>>) {
      for (const name of DETAILS) {
        const text = typed[name];
        if (text !== undefined && text !== values.peek()[name]) write(name, text);
      }
    },
    /** Removes all messages but those about fields. */
    clearMessages,
    refuse(error: unknown) {
      const failure = error as CallFailed;
      const hasErrors = Object.keys(failure.errors).length > 0;
      batch(() => {
        texts.refuse(failure.errors, Object.fromEntries(DETAILS.map((name) => [keyOf(name), values.peek()[name]])));
        // After any failure, the shopper can check the address again.
        isEditing.value = true;
        if (!hasErrors) refusal.value = refusalOf(error);
        refusals.value += 1;
      });
    },
    errorsOf: (name: DetailName) => texts.errorsOf(keyOf(name)),
  };
}
