import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import type { FieldErrors } from '../http/field-errors.ts';
import { judgeAddress, NO_JUDGEMENT, type AddressErrorPart, type AddressJudgement } from '../rules/address-errors.ts';
import type { AddressFormValues } from '../rules/address-values.ts';

/** What was said of one part; a null is the flag for a VAT number that could not be checked. */
export interface AddressProblem {
  readonly part: AddressErrorPart | null;
  readonly message: string | null;
}

/** What the shop has said of an address, as far as it still holds. */
export interface AddressJudging {
  /** Counts refused attempts. */
  readonly refusals: ReadonlySignal<number>;
  /** The shop could not check the VAT number, or the customer goes on without; once there it stays. */
  readonly canIgnoreVat: ReadonlySignal<boolean>;
  /** Of fields that were not edited since; empty before the first attempt to save. */
  errors(): AddressJudgement['fields'];
  problems(): readonly AddressProblem[];
  /** Parts were edited: what was said of them no longer holds. */
  edit(parts: readonly (keyof AddressFormValues)[]): void;
  allowVatIgnored(): void;
  /** What stands in the fields now is what the shop will judge. */
  send(): void;
  /** The shop has nothing to say. */
  accept(): void;
  /** The shop's judgement of what was sent; what was edited meanwhile is not judged. */
  settle(errors: FieldErrors): void;
}

export function createAddressJudging(values: ReadonlySignal<AddressFormValues>): AddressJudging {
  const judgement = signal(NO_JUDGEMENT);
  const edited = signal<ReadonlySet<string>>(new Set());
  const isJudged = signal(false);
  const refusals = signal(0);
  const canIgnoreVat = signal(values.peek().ignore_vat);
  let editedSinceSent = new Set<string>();

  function errors(): AddressJudgement['fields'] {
    if (!isJudged.value) return {};
    const said = Object.entries(judgement.value.fields);
    return Object.fromEntries(said.filter(([part]) => !edited.value.has(part)));
  }

  return {
    refusals,
    canIgnoreVat,
    errors,
    problems() {
      if (!isJudged.value) return [];
      const isVatSettled = edited.value.has('ignore_vat') || edited.value.has('vat_number') || values.value.ignore_vat;
      return problemsIn(judgement.value, errors(), isVatSettled);
    },
    edit(parts) {
      editedSinceSent = new Set([...editedSinceSent, ...parts]);
      edited.value = new Set([...edited.peek(), ...parts]);
    },
    allowVatIgnored() {
      canIgnoreVat.value = true;
    },
    send() {
      editedSinceSent = new Set();
    },
    accept() {
      isJudged.value = true;
    },
    settle(found) {
      batch(() => {
        judgement.value = judgeAddress(found);
        isJudged.value = true;
        edited.value = editedSinceSent;
        canIgnoreVat.value ||= judgement.value.isVatCheckImpossible;
        if (Object.keys(found).length > 0) refusals.value += 1;
      });
    },
  };
}

/** A flag without a sentence is a problem too: the customer has to tick the box. */
function problemsIn(
  { fields, general, isVatCheckImpossible }: AddressJudgement,
  errors: AddressJudgement['fields'],
  isVatSettled: boolean,
): readonly AddressProblem[] {
  const ofVat = isVatCheckImpossible && !fields.vat_number && !isVatSettled;
  return [
    ...Object.entries(errors).flatMap(([part, messages]) =>
      messages.map((message) => ({ part: part as AddressErrorPart, message })),
    ),
    ...(ofVat ? [{ part: 'ignore_vat' as const, message: null }] : []),
    ...general.map((message) => ({ part: null, message })),
  ];
}
