import type { CheckoutUser } from '../../shared/contract/checkout.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { isPassword, type Patch } from './field-names.rules.ts';
import { readDraftValues } from './fields.rules.ts';
import type { Form } from './form.model.ts';

/** An order that was sent, and may have been placed. */
export interface OrderAttempt {
  readonly key: string;
  /** Recognises the order. */
  readonly of: string;
}

type DraftForm = Pick<Form, 'fields' | 'touched' | 'wantsAccount'>;

export interface StoredDraft {
  readonly values: Patch;
  readonly wantsAccount: boolean;
}

const GUEST = 'guest';

export const EMPTY_DRAFT: StoredDraft = { values: {}, wantsAccount: false };

/** The shopper's input in this tab, stored until the order is placed. */
export function createDraft({ draft }: Pick<Services, 'draft'>) {
  let ownerKey: string | null = null;
  let attempt: OrderAttempt | null = null;

  /** Stores the fields that the shopper has changed, but never a password. */
  function store({ fields, touched, wantsAccount }: DraftForm) {
    const names = [...touched()].filter((name) => !isPassword(name));
    const values = Object.fromEntries(names.map((name) => [name, fields.peek()[name]]));
    const stored = { whose: ownerKey, values, wantsAccount: wantsAccount.peek(), ...(attempt && { attempt }) };
    draft.store(stored, ownerKey === GUEST);
  }

  function forget() {
    attempt = null;
    draft.forget();
  }

  return {
    /** The draft of this shopper; the draft of another one is deleted. */
    read(user: CheckoutUser | null): StoredDraft {
      ownerKey = owner(user);
      const stored = draft.read();
      attempt = null;
      if (stored && stored['whose'] === ownerKey) {
        attempt = attemptIn(stored['attempt']);
        return { values: readDraftValues(stored['values']), wantsAccount: stored['wantsAccount'] === true };
      }
      draft.forget();
      return EMPTY_DRAFT;
    },
    store,
    /** The last attempt to order, also of the page before it was loaded again. */
    attempt: () => attempt,
    storeAttempt(next: OrderAttempt, form: DraftForm) {
      attempt = next;
      store(form);
    },
    forget,
  };
}

function attemptIn(stored: unknown): OrderAttempt | null {
  const { key, of } = (stored ?? {}) as Partial<OrderAttempt>;
  return typeof key === 'string' && typeof of === 'string' ? { key, of } : null;
}

/** Customers are distinguished by their default or first address. */
function owner(user: CheckoutUser | null): string {
  return user ? `customer ${user.defaultBillingAddress ?? user.addresses[0]?.id ?? ''}` : GUEST;
}
