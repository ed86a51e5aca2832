import { signal, type ReadonlySignal } from '@preact/signals-core';
import { chooseExemption } from '../../shared/contract/exemption.ts';
import type { Services } from '../../shared/runtime/services.ts';

interface Inputs {
  readonly updateUrl: string;
  readonly vatRate?: number | undefined;
  readonly selected?: boolean | undefined;
}

/** The choice between the standard rate and 0 % (specification 002 §2.10). */
export interface VatToggleState {
  /** The shopper buys without VAT. */
  readonly isExempt: ReadonlySignal<boolean>;
  /** The standard rate as a percentage. */
  readonly rate: number;
  /** The choice is on its way, and then the page with its prices; another choice has to wait for it. */
  readonly isBusy: ReadonlySignal<boolean>;
  choose(isExempt: boolean): Promise<void>;
}

export function createVatToggle(
  { call, page, settings, signal: mounted }: Pick<Services, 'call' | 'page' | 'settings' | 'signal'>,
  { updateUrl, vatRate = settings.vatRate, selected = settings.taxExemptionSelected }: Inputs,
): VatToggleState {
  const isExempt = signal(selected);
  const isBusy = signal(false);

  // A page that comes back as it was left has prices for what was chosen when it was printed.
  page.onReturn(() => {
    isExempt.value = selected;
    isBusy.value = false;
  });

  return {
    isExempt,
    rate: vatRate,
    isBusy,
    async choose(wish) {
      if (isBusy.peek() || wish === isExempt.peek()) return;
      isExempt.value = wish;
      isBusy.value = true;
      // Whatever became of it, the page that comes shows what the shop knows (specification 002 §4).
      await call(chooseExemption(updateUrl), { tax_exemption_selected: wish }).catch(() => {});
      if (!mounted.aborted) page.reload();
    },
  };
}
