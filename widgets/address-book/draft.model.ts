import type { BookAddress } from '../../shared/contract/address-book.ts';
import { readAddressDraft, type AddressFormValues } from '../../shared/rules/address-values.ts';
import type { Services } from '../../shared/runtime/services.ts';

interface StoredForm {
  /** Of the address, as text; null for a new one. */
  readonly id: string | null;
  readonly values: Partial<AddressFormValues>;
}

/** The form that was edited last in this tab, until it is saved or closed. */
export interface AddressDrafts {
  /** The draft of this customer; the draft of another one is deleted. */
  read(addresses: readonly BookAddress[]): StoredForm | null;
  store(id: string | null, values: AddressFormValues, addresses: readonly BookAddress[]): void;
  forget(id: string | null): void;
}

export function createAddressDrafts({ draft }: Pick<Services, 'draft'>): AddressDrafts {
  return {
    read(addresses) {
      const stored = draft.read();
      const id = typeof stored?.['id'] === 'string' ? stored['id'] : null;
      const isThere = id === null || addresses.some((address) => String(address.id) === id);
      if (stored && isThere && stored['whose'] === owner(addresses))
        return { id, values: readAddressDraft(stored['values']) };
      draft.forget();
      return null;
    },
    store(id, values, addresses) {
      draft.store({ id, values, whose: owner(addresses) });
    },
    forget(id) {
      if ((draft.read()?.['id'] ?? null) === id) draft.forget();
    },
  };
}

/** Customers are distinguished by their first address. */
function owner(addresses: readonly BookAddress[]): string {
  return String(addresses[0]?.id ?? '');
}
