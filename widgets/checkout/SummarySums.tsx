import type { ReactNode } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import type { CheckoutCart } from '../../shared/contract/checkout.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { IconButton } from '../../shared/ui/basics/Button.tsx';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { Price } from '../../shared/ui/product/Price.tsx';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';
import { VatLine } from '../../shared/ui/product/VatLine.tsx';
import type { CheckoutState } from './checkout.model.ts';
import type { DiscountState } from './discount.model.ts';
import type nl from './locales/nl.json';

/** What the order comes to, with the chosen methods. */
export function SummarySums({ model, cart }: { model: CheckoutState; cart: CheckoutCart }) {
  useSignals();
  const t = useText<typeof nl>();
  const sums = model.sums.value;
  if (!sums) return null;
  const { discount } = model;
  const { currentDiscount, currentVoucher } = cart;
  const refusal = discount.isOpen.value ? null : discount.refusal.value;
  return (
    <>
      <dl className="sw-checkout__sums">
        <Sum term={t('subtotal')} cents={cart.subtotal} />
        <Sum term={t('shipping')} cents={sums.shipping} isFree={sums.shipping === 0} />
        {sums.payment > 0 && <Sum term={t('payment')} cents={sums.payment} />}
        {currentDiscount && (
          <Sum
            term={t('discount')}
            name={currentDiscount.name ?? (cart.isPowerCreditDiscount ? t('powerCreditDiscount') : null)}
            isCredits={cart.isPowerCreditDiscount}
            cents={-sums.discount}
            removal={discount}
          />
        )}
        {sums.quotationDiscount > 0 && <Sum term={t('quotationDiscount')} cents={-sums.quotationDiscount} />}
        <Sum term={t('total')} cents={sums.total} isTotal />
        {currentVoucher && (
          <>
            <Sum term={t('voucher')} name={currentVoucher.name} cents={-sums.voucher} removal={discount} />
            <Sum term={t('due')} cents={sums.due} isTotal />
          </>
        )}
      </dl>
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

interface SumProps {
  term: string;
  /** Of the code or card. */
  name?: string | null;
  cents: number;
  isFree?: boolean;
  isTotal?: boolean;
  isCredits?: boolean;
  /** What takes it away again. */
  removal?: DiscountState;
}

function Sum({ term, name, cents, isFree = false, isTotal = false, isCredits = false, removal }: SumProps) {
  return (
    <div className={`sw-checkout__sum${isTotal ? ' sw-checkout__sum--total' : ''}`}>
      <dt className="sw-checkout__term">
        {isCredits && <Icon name="sun" />}
        {term}
        {name && <span className="sw-checkout__code"> {name}</span>}
      </dt>
      <dd className="sw-checkout__amount">
        <Price cents={cents} isFree={isFree} size={isTotal ? 'large' : 'medium'} />
        {removal && <Removal model={removal} name={name ?? term} />}
      </dd>
    </div>
  );
}

function Removal({ model, name }: { model: DiscountState; name: string }): ReactNode {
  useSignals();
  const t = useText<typeof nl>();
  return (
    <IconButton
      icon="close"
      label={t('removeReduction', { name })}
      isBusy={model.isBusy.value}
      onClick={() => void model.remove()}
    />
  );
}
