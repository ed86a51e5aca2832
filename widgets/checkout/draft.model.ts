import type { CheckoutUser } from '../../shared/contract/checkout.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { isPassword, type FieldName, type Patch } from './field-names.rules.ts';
import { readDraftValues } from './fields.rules.ts';
import type { Form } from './form.model.ts';

export interface KeptDraft {
  readonly values: Patch;
  readonly wantsAccount: boolean;
}

const GUEST = 'guest';

export const NOTHING_KEPT: KeptDraft = { values: {}, wantsAccount: false };

/** What the shopper typed in this tab, kept until the order is placed. */
export interface CheckoutDraft {
  /** What was kept for this shopper; what was kept for another one is forgotten. */
  read(user: CheckoutUser | null): KeptDraft;
  /** Keeps the fields that the shopper touched, but never a password. */
  keep(form: Pick<Form, 'data' | 'touched' | 'wantsAccount'>): void;
  forget(): void;
}

export function createDraft({ draft }: Pick<Services, 'draft'>): CheckoutDraft {
  let whose: string | null = null;

  return {
    read(user) {
      whose = owner(user);
      const kept = draft.read();
      if (kept && kept['whose'] === whose)
        return { values: readDraftValues(kept['values']), wantsAccount: kept['wantsAccount'] === true };
      draft.forget();
      return NOTHING_KEPT;
    },
    keep({ data, touched, wantsAccount }) {
      const names = [...touched()].filter((name) => !isPassword(name));
      const values = Object.fromEntries(names.map((name: FieldName) => [name, data.peek()[name]]));
      draft.keep({ whose, values, wantsAccount: wantsAccount.peek() }, whose === GUEST);
    },
    forget: () => draft.forget(),
  };
}

/** A guest is nobody; one customer is told from another by the address that stands first. */
function owner(user: CheckoutUser | null): string {
  return user ? `customer ${user.defaultBillingAddress ?? user.addresses[0]?.id ?? ''}` : GUEST;
}
