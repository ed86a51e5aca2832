import { computed, signal } from '@preact/signals-core';
import type { CustomerDetails } from '../../shared/contract/returns.ts';
import { createTextForm } from '../../shared/models/text-form.ts';
import { storedTexts } from '../../shared/rules/stored-texts.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { DETAILS, errorKeyOf, problemsIn, type DetailName } from './details.rules.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

/** The customer's e-mail address and return address, and the shop's messages about them. */
export type DetailsState = StateOf<typeof createDetails>;

const EMPTY: CustomerDetails = { email: '', address: '', zip_code: '', city: '' };

export function createDetails(services: Pick<Services, 'refusalOf'>) {
  const changed = signal<Partial<CustomerDetails>>({});
  const isEditing = signal(false);
  const { values, texts, refusal, refusals, fieldWithOneLine, take, refuse } = createTextForm<DetailName>(services, {
    values: EMPTY,
    errorKeyOf,
    onEdit(name) {
      changed.value = { ...changed.peek(), [name]: values.peek()[name] };
      clearMessages();
    },
  });

  function clearMessages() {
    texts.clear((name) => name === 'general');
    refusal.value = null;
  }

  return {
    values,
    /** The values that the shopper changed, by name. */
    changed,
    isEditing,
    refusal,
    refusals,
    /** Replaces the submit button until a value changes; null when there is none. */
    general: computed(() => texts.errorsOf('general')[0] ?? null),
    /** The messages of the shop, in the order of the fields. */
    problems: computed(() => problemsIn(texts.errors())),
    /** @param stored changed values from a draft, which can be of any type */
    load(details: CustomerDetails, stored: unknown) {
      changed.value = storedTexts(DETAILS, stored);
      values.value = { ...details, ...changed.peek() };
    },
    edit: () => (isEditing.value = true),
    fieldWithOneLine,
    take,
    /** Removes all messages but those about fields. */
    clearMessages,
    /** After any failure, the shopper can check the address again. */
    refuse(failure: unknown) {
      isEditing.value = true;
      refuse(failure);
    },
  };
}
