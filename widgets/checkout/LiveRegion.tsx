import { useState } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { formatPrice } from '../../shared/format/price.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { usePartText, useText } from '../../shared/i18n/use-text.ts';
import type { CheckoutState } from './checkout.model.ts';
import type nl from './locales/nl.json';

/** The one polite live region of the checkout; loading states are also visible. */
export function LiveRegion({ model }: { model: CheckoutState }) {
  useSignals();
  const t = useText<typeof nl>();
  const ofAddress = usePartText('address');
  const { currency } = useSettings();
  const due = model.sums.value?.due ?? null;
  // What the page begins with is no news; what it changes back to is.
  const [first, setFirst] = useState(due);
  if (first !== null && due !== first) setFirst(null);
  const addresses = [model.addresses.billing, model.addresses.shipping];
  const step = model.step.value;
  const hasLookupFailed = addresses.some(({ shape }) => shape.value.hasLookupFailed);
  const isWaiting =
    step !== 'details' && (step === 'delivery' ? model.shipping : model.payment).status.value.is === 'loading';
  const news = [
    isWaiting && t(step === 'delivery' ? 'shippingLoading' : 'paymentLoading'),
    model.isSubmitting.value && t('submitting'),
    step === 'details' && hasLookupFailed && ofAddress('lookupFailed'),
    step === 'details' &&
      addresses
        .map(({ searchedLine }) => searchedLine.value)
        .filter(Boolean)
        .join('; '),
    model.review.changes.value && t('changedTitle'),
    due !== null && first === null && `${t('due')}: ${formatPrice(due, currency)}`,
  ];
  return (
    <p className={isWaiting ? 'sw-checkout__waiting' : 'sw-visually-hidden'} role="status">
      {news.filter(Boolean).join(' ')}
    </p>
  );
}
