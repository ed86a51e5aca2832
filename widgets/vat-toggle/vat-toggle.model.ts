import { signal } from '@preact/signals-core';
import { chooseExemption } from '../../shared/contract/exemption.ts';
import type { Services } from '../../shared/runtime/services.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

interface Inputs {
  readonly updateUrl: string;
  readonly vatRate?: number | undefined;
  readonly selected?: boolean | undefined;
}

/** The choice between the standard rate and 0 %. */
export type VatToggleState = StateOf<typeof createVatToggle>;

export function createVatToggle(
  { call, page, settings, signal: unmounted }: Pick<Services, 'call' | 'page' | 'settings' | 'signal'>,
  { updateUrl, vatRate = settings.vatRate, selected = settings.taxExemptionSelected }: Inputs,
) {
  const isExempt = signal(selected);
  const isBusy = signal(false);

  // A page from the back/forward cache has the prices of the choice that it was rendered with.
  page.onPageRestore(() => {
    isExempt.value = selected;
    isBusy.value = false;
  });

  return {
    /** The shopper buys without VAT. */
    isExempt,
    /** The standard rate as a percentage. */
    rate: vatRate,
    /** The choice is sent, then the page reloads; further choices are ignored. */
    isBusy,
    async choose(next: boolean) {
      if (isBusy.peek() || next === isExempt.peek()) return;
      isExempt.value = next;
      isBusy.value = true;
      // Also after a failure: the reloaded page shows the choice that the shop has stored.
      await call(chooseExemption(updateUrl), { tax_exemption_selected: next }).catch(() => {});
      if (!unmounted.aborted) page.reload();
    },
  };
}
