import type { BookAddress } from '../../shared/contract/address-book.ts';
import type { WireId } from '../../shared/contract/wire.ts';
import { readKeptAddress, type AddressFormValues } from '../../shared/island/address-form.ts';
import type { Services } from '../../shared/island/services.ts';

interface KeptForm {
  /** Null for a new address. */
  readonly id: string | null;
  readonly values: Partial<AddressFormValues>;
}

/** The form that was typed in last in this tab, until it is saved or left. */
export interface Kept {
  /** What was kept for this customer; what was kept for another one is forgotten. */
  read(addresses: readonly BookAddress[]): KeptForm | null;
  keep(id: WireId | null, values: AddressFormValues, addresses: readonly BookAddress[]): void;
  forget(id: WireId | null): void;
}

export function createKept({ draft }: Pick<Services, 'draft'>): Kept {
  return {
    read(addresses) {
      const found = draft.read();
      const id = typeof found?.['id'] === 'string' ? found['id'] : null;
      const isThere = id === null || addresses.some((address) => String(address.id) === id);
      if (found && isThere && found['whose'] === owner(addresses))
        return { id, values: readKeptAddress(found['values']) };
      draft.forget();
      return null;
    },
    keep(id, values, addresses) {
      draft.keep({ id: textOf(id), values, whose: owner(addresses) });
    },
    forget(id) {
      if ((draft.read()?.['id'] ?? null) === textOf(id)) draft.forget();
    },
  };
}

function textOf(id: WireId | null): string | null {
  return id === null ? null : String(id);
}

/** One customer is told from another by the address that stands first. */
function owner(addresses: readonly BookAddress[]): string {
  return String(addresses[0]?.id ?? '');
}
