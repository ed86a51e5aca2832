import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { CustomerDetails } from '../../shared/contract/returns.ts';
import type { CallFailed } from '../../shared/contract/call-failed.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { DETAILS, joined, problemsIn, readDetails, type DetailName, type Problem } from './details.rules.ts';

export type { DetailName, Problem } from './details.rules.ts';

/** Whom the answer reaches and where the products are fetched, and what the shop says about it. */
export interface DetailsState {
  readonly values: ReadonlySignal<CustomerDetails>;
  /** What the shopper changed, by name. */
  readonly kept: ReadonlySignal<Readonly<Record<string, string>>>;
  readonly isEditing: ReadonlySignal<boolean>;
  /** What the shop does not accept, in the order of the fields. */
  readonly problems: ReadonlySignal<readonly Problem[]>;
  /** Takes the place of the button until something is changed; null when there is none. */
  readonly general: ReadonlySignal<string | null>;
  readonly refusal: ReadonlySignal<Refusal | null>;
  /** The session has ended: the page has to be loaded again. */
  readonly isExpired: ReadonlySignal<boolean>;
  /** Counts refused submissions. */
  readonly refusals: ReadonlySignal<number>;
  begin(details: CustomerDetails): void;
  restore(kept: unknown): void;
  edit(): void;
  write(name: DetailName, text: string): void;
  /** What stands in the controls: a browser may have filled them in without telling anyone. */
  take(typed: Readonly<Record<string, string>>): void;
  calm(): void;
  refused(error: unknown): void;
  errorsOf(name: DetailName): readonly string[];
}

const NOBODY: CustomerDetails = { email: '', address: '', zip_code: '', city: '' };

export function createDetails({ refusalOf }: Services): DetailsState {
  const values = signal<CustomerDetails>(NOBODY);
  const changed = signal<Readonly<Record<string, string>>>({});
  const isEditing = signal(false);
  const errors = signal<Readonly<Record<string, readonly string[]>>>({});
  const refusal = signal<Refusal | null>(null);
  const isExpired = signal(false);
  const refusals = signal(0);

  function calm() {
    const { general: _, ...others } = errors.peek();
    errors.value = others;
    refusal.value = null;
    isExpired.value = false;
  }

  function write(name: DetailName, text: string) {
    batch(() => {
      values.value = { ...values.peek(), [name]: text };
      changed.value = { ...changed.peek(), [name]: text };
      calm();
      const { [`customerDetails.${name}`]: _, ...others } = errors.peek();
      errors.value = others;
    });
  }

  return {
    values,
    kept: changed,
    isEditing,
    refusal,
    isExpired,
    refusals,
    general: computed(() => errors.value['general']?.[0] ?? null),
    problems: computed(() => problemsIn(errors.value)),
    begin: (details) => (values.value = details),
    restore(kept) {
      changed.value = readDetails(kept);
      values.value = { ...values.peek(), ...changed.peek() };
    },
    edit: () => (isEditing.value = true),
    write,
    take(typed) {
      for (const name of DETAILS) {
        const text = typed[name];
        if (text !== undefined && text !== values.peek()[name]) write(name, text);
      }
    },
    calm,
    refused(error) {
      const failure = error as CallFailed;
      batch(() => {
        const isJudged = Object.keys(failure.errors).length > 0;
        errors.value = failure.errors;
        // Whatever went wrong, the address can be looked at again (specification 001 §4.2).
        isEditing.value = true;
        if (!isJudged) refusal.value = refusalOf(error);
        isExpired.value = !isJudged && failure.isExpired;
        refusals.value += 1;
      });
    },
    errorsOf: (name) => joined(errors.value[`customerDetails.${name}`]),
  };
}
