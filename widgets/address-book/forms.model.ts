import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { AddressBook as Book, AddressFields, BookAddress } from '../../shared/contract/address-book.ts';
import { createAddressForm, type AddressForm } from '../../shared/models/address-form.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { DEFAULT_COUNTRY } from '../../shared/rules/address.ts';
import { idOf } from './address-book.rules.ts';
import { readAddressDraft, type AddressFormValues } from '../../shared/rules/address-values.ts';

/** The one form that is open. */
export interface OpenForm {
  /** Of its address, as text; null for a new one. */
  readonly id: string | null;
  readonly form: AddressForm;
  /** Its values come from a draft of an earlier page load. */
  readonly isRestored: boolean;
}

interface Dependencies {
  readonly book: ReadonlySignal<Book | null>;
  readonly postcodeKey: string;
  /** Rejects with the errors of the fields. */
  save(fields: AddressFields, id: string | null): Promise<void>;
}

/** The forms of a book: one is open, and the others keep their values. */
export function createForms(services: Services, { book, postcodeKey, save }: Dependencies) {
  const open = signal<OpenForm | null>(null);
  const drafts = createAddressDrafts(services);
  const forms = new Map<string | null, AddressForm>();
  const addresses = () => book.peek()?.addresses ?? [];

  function formOf(address: BookAddress | null, draft: Partial<AddressFormValues> = {}): AddressForm {
    const id = idOf(address);
    const known = forms.get(id);
    if (known) return known;
    const form = createAddressForm(services, {
      address,
      draft,
      countries: computed(() => book.value?.allowedCountries ?? []),
      defaultCountry: book.peek()?.defaultCountry || DEFAULT_COUNTRY,
      postcodeKey,
      onChange: (values) => drafts.store(id, values, addresses()),
      save: (fields) => save(fields, id),
    });
    forms.set(id, form);
    return form;
  }

  return {
    open,
    /** @param address null for a new one */
    show(address: BookAddress | null) {
      open.value = { id: idOf(address), form: formOf(address), isRestored: false };
    },
    /** Opens the form of this customer's draft. */
    restore() {
      const restored = drafts.read(addresses());
      if (!restored) return;
      const address = addresses().find((item) => idOf(item) === restored.id) ?? null;
      open.value = { id: idOf(address), form: formOf(address, restored.values), isRestored: true };
    },
    /** The form is done with. Another one may be open by now. */
    close(id: string | null) {
      forms.delete(id);
      drafts.forget(id);
      if (open.peek()?.id === id) open.value = null;
    },
  };
}

/** The form that was edited last in this tab, until it is saved or closed. */
function createAddressDrafts({ draft }: Pick<Services, 'draft'>) {
  return {
    /** The draft of this customer; the draft of another one is deleted. */
    read(addresses: readonly BookAddress[]) {
      const stored = draft.read();
      const id = typeof stored?.['id'] === 'string' ? stored['id'] : null;
      const isThere = id === null || addresses.some((address) => String(address.id) === id);
      if (stored && isThere && stored['whose'] === owner(addresses))
        return { id, values: readAddressDraft(stored['values']) };
      draft.forget();
      return null;
    },
    store(id: string | null, values: AddressFormValues, addresses: readonly BookAddress[]) {
      draft.store({ id, values, whose: owner(addresses) });
    },
    forget(id: string | null) {
      if ((draft.read()?.['id'] ?? null) === id) draft.forget();
    },
  };
}

/** Customers are distinguished by their first address. */
function owner(addresses: readonly BookAddress[]): string {
  return String(addresses[0]?.id ?? '');
}
