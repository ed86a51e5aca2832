import { useSignals } from '@preact/signals-react/runtime';
import type { CheckoutCart } from '../../shared/contract/checkout.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { createSumRow } from '../../shared/ui/product/create-sum-row.tsx';
import { OrderSums } from '../../shared/ui/product/OrderSums.tsx';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';
import { VatLine } from '../../shared/ui/product/VatLine.tsx';
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
        removal={{ isBusy: discount.isBusy.value, onClick: () => void discount.remove() }}
      >
        {sums.payment > 0 && <Sum term={t('payment')} cents={sums.payment} />}
      </OrderSums>
      {refusal && <RefusalMessage refusal={refusal} />}
      <VatLines cart={cart} />
    </>
  );
}

/** One line per rate. */
function VatLines({ cart: { extraVatLines, vatRate, vat } }: { cart: CheckoutCart }) {
  const lines = Object.entries(extraVatLines);
  if (lines.length > 0)
    return (
      <ul className="sw-checkout__vat" role="list">
        {lines.map(([rate, cents]) => (
          <li key={rate}>
            <VatLine rate={Number(rate)} cents={cents} />
          </li>
        ))}
      </ul>
    );
  if (vatRate === null) return null;
  return (
    <p className="sw-checkout__vat">
      <VatLine rate={vatRate} cents={vat} />
    </p>
  );
}
