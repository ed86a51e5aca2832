import type { CheckoutUser } from '../../shared/contract/checkout.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { isPassword, type Patch } from './field-names.rules.ts';
import { readDraftValues } from './fields.rules.ts';
import type { Form } from './form.model.ts';

export interface StoredDraft {
  readonly values: Patch;
  readonly wantsAccount: boolean;
}

const GUEST = 'guest';

export const EMPTY_DRAFT: StoredDraft = { values: {}, wantsAccount: false };

/** The shopper's input in this tab, stored until the order is placed. */
export interface CheckoutDraft {
  /** The draft of this shopper; the draft of another one is deleted. */
  read(user: CheckoutUser | null): StoredDraft;
  /** Stores the fields that the shopper has changed, but never a password. */
  store(form: Pick<Form, 'fields' | 'touched' | 'wantsAccount'>): void;
  forget(): void;
}

export function createDraft({ draft }: Pick<Services, 'draft'>): CheckoutDraft {
  let ownerKey: string | null = null;

  return {
    read(user) {
      ownerKey = owner(user);
      const stored = draft.read();
      if (stored && stored['whose'] === ownerKey)
        return { values: readDraftValues(stored['values']), wantsAccount: stored['wantsAccount'] === true };
      draft.forget();
      return EMPTY_DRAFT;
    },
    store({ fields, touched, wantsAccount }) {
      const names = [...touched()].filter((name) => !isPassword(name));
      const values = Object.fromEntries(names.map((name) => [name, fields.peek()[name]]));
      draft.store({ whose: ownerKey, values, wantsAccount: wantsAccount.peek() }, ownerKey === GUEST);
    },
    forget: () => draft.forget(),
  };
}

/** Customers are distinguished by their default or first address. */
function owner(user: CheckoutUser | null): string {
  return user ? `customer ${user.defaultBillingAddress ?? user.addresses[0]?.id ?? ''}` : GUEST;
}
