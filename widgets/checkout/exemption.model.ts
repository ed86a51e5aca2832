import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { CheckoutStart, TaxExemptionCountry } from '../../shared/contract/checkout.ts';
import { chooseExemption } from '../../shared/contract/exemption.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import { createLock } from '../../shared/models/lock.ts';
import type { Services } from '../../shared/runtime/services.ts';
import type { Form } from './form.model.ts';

/** The VAT rate of 0 % for private buyers in some countries. */
export interface Exemption {
  /** The shop's texts for the invoice country; null when it has no exemption. */
  readonly country: ReadonlySignal<TaxExemptionCountry | null>;
  /** The consent checkbox is shown. */
  readonly isShown: ReadonlySignal<boolean>;
  /** The first step was sent without consent. */
  readonly isMissing: ReadonlySignal<boolean>;
  readonly isModalOpen: ReadonlySignal<boolean>;
  open(): void;
  close(): void;
  accept(isAccepted: boolean): void;
  /** Agrees in the modal: ticks the box and closes. */
  agree(): void;
  /** The page configures the URL that declines the exemption. */
  readonly canDecline: boolean;
  /** Declines the exemption and reloads the page. */
  decline(): Promise<unknown>;
  readonly isDeclining: ReadonlySignal<boolean>;
  readonly refusal: ReadonlySignal<Refusal | null>;
  /** A business loses the exemption. */
  readonly isWarningOpen: ReadonlySignal<boolean>;
  closeWarning(): void;
  /** Returns false, and marks the checkbox, when the required consent is missing. */
  checkConsent(): boolean;
  /** The shopper has switched between private and business. */
  handleTypeChange(): void;
}

interface Dependencies {
  readonly startData: ReadonlySignal<CheckoutStart | null>;
  readonly form: Form;
  readonly updateUrl: string | null;
}

export function createExemption(
  { call, page, settings, refusalOf }: Services,
  { startData, form, updateUrl }: Dependencies,
): Exemption {
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
    country,
    isShown,
    isMissing,
    isModalOpen,
    isWarningOpen,
    isDeclining: declining.isBusy,
    refusal,
    canDecline: updateUrl !== null,
    accept,
    open: () => (isModalOpen.value = true),
    close: () => (isModalOpen.value = false),
    agree() {
      batch(() => {
        accept(true);
        isModalOpen.value = false;
      });
    },
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
    checkConsent() {
      isConsentMissing.value = isShown.peek() && !form.data.peek().tax_exemption_accepted;
      return !isConsentMissing.peek();
    },
    handleTypeChange() {
      isWarningOpen.value = isPossible.peek() && form.data.peek().billing.type === 'business';
    },
  };
}

/** The exemption of a country, from the shop's list. */
export function exemptCountry(startData: CheckoutStart | null, country: string): TaxExemptionCountry | null {
  return startData?.taxExemptionCountries.find(({ country_code }) => country_code === country) ?? null;
}
