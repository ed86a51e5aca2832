import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { CheckoutStart, TaxExemptionCountry } from '../../shared/contract/checkout.ts';
import { chooseExemption } from '../../shared/contract/exemption.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import { createLock } from '../../shared/models/lock.ts';
import type { StateOf } from '../../shared/models/state-of.ts';
import type { Services } from '../../shared/runtime/services.ts';
import type { Form } from './form.model.ts';

export type Exemption = StateOf<typeof createExemption>;

interface Dependencies {
  readonly startData: ReadonlySignal<CheckoutStart | null>;
  readonly form: Form;
  readonly updateUrl: string | null;
}

/** The VAT rate of 0 % for private buyers in some countries. */
export function createExemption(
  { call, page, settings, refusalOf }: Services,
  { startData, form, updateUrl }: Dependencies,
) {
  const isConsentMissing = signal(false);
  const isModalOpen = signal(false);
  const isWarningOpen = signal(false);
  const declining = createLock(page);
  const refusal = signal<Refusal | null>(null);
  const country = computed(() => exemptCountry(startData.value, form.data.value.billing.country));
  const isPossible = computed(() => settings.taxExemptionSelected && country.value !== null);
  const isShown = computed(() => isPossible.value && form.data.value.billing.type === 'private');
  const isMissing = computed(() => isConsentMissing.value && isShown.value && !form.data.value.tax_exemption_accepted);

  function accept(isAccepted: boolean) {
    form.edit('tax_exemption_accepted', isAccepted);
    if (isAccepted) isConsentMissing.value = false;
  }

  return {
    /** The shop's texts for the invoice country; null when it has no exemption. */
    country,
    /** The consent checkbox is shown. */
    isShown,
    /** The first step was sent without consent. */
    isMissing,
    isModalOpen,
    /** A business loses the exemption. */
    isWarningOpen,
    isDeclining: declining.isBusy,
    refusal,
    /** The page configures the URL that declines the exemption. */
    canDecline: updateUrl !== null,
    accept,
    open: () => (isModalOpen.value = true),
    close: () => (isModalOpen.value = false),
    /** Agrees in the modal: ticks the box and closes. */
    agree() {
      batch(() => {
        accept(true);
        isModalOpen.value = false;
      });
    },
    /** Declines the exemption and reloads the page. */
    decline: () =>
      declining.run(async () => {
        if (updateUrl === null) return undefined;
        refusal.value = null;
        return call(chooseExemption(updateUrl), { tax_exemption_selected: false }).then(
          () => {
            page.reload();
            return 'leaving';
          },
          (error) => void (refusal.value = refusalOf(error)),
        );
      }),
    closeWarning: () => (isWarningOpen.value = false),
    /** Returns false, and marks the checkbox, when the required consent is missing. */
    checkConsent() {
      isConsentMissing.value = isShown.peek() && !form.data.peek().tax_exemption_accepted;
      return !isConsentMissing.peek();
    },
    /** The shopper has switched between private and business. */
    handleTypeChange() {
      isWarningOpen.value = isPossible.peek() && form.data.peek().billing.type === 'business';
    },
  };
}

/** The exemption of a country, from the shop's list. */
export function exemptCountry(startData: CheckoutStart | null, country: string): TaxExemptionCountry | null {
  return startData?.taxExemptionCountries.find(({ country_code }) => country_code === country) ?? null;
}
