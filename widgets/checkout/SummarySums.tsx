import { useSignals } from '@preact/signals-react/runtime';
import type { CheckoutCart } from '../../shared/contract/checkout.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { createSumRow } from '../../shared/ui/product/create-sum-row.tsx';
import { OrderSums } from '../../shared/ui/product/OrderSums.tsx';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';
import { VatLines } from '../../shared/ui/product/VatLines.tsx';
import type { CheckoutState } from './checkout.model.ts';
import type nl from './locales/nl.json';

const Sum = createSumRow('sw-checkout__sum', 'sw-checkout__');

/** The amounts of the order, with the chosen methods. */
export function SummarySums({ model, cart }: { model: CheckoutState; cart: CheckoutCart }) {
  useSignals();
  const t = useText<typeof nl>();
  const sums = model.sums.value;
  if (!sums) return null;
  const { discount } = model;
  const refusal = discount.isOpen.value ? null : discount.refusal.value;
  return (
    <>
      <OrderSums
        className="sw-checkout__sums"
        Row={Sum}
        t={t}
        cart={cart}
        sums={sums}
        removal={{ isBusy: discount.isBusy.value, onClick: (code) => void discount.remove(code) }}
      >
        {sums.payment > 0 && <Sum term={t('payment')} cents={sums.payment} />}
      </OrderSums>
      {refusal && <RefusalMessage refusal={refusal} />}
      <VatLines className="sw-checkout__vat" byRate={cart.extraVatLines} rate={cart.vatRate} cents={cart.vat} />
      {model.isVatUnknown.value && <p className="sw-checkout__vat">{t('vatUnknown')}</p>}
    </>
  );
}
