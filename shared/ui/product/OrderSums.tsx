import type { Elements } from 'react/jsx-runtime';
import { IconButton, type IconButtonProps } from '../basics/Button.tsx';
import type { createSumRow } from './create-sum-row.tsx';

interface Reduction {
  readonly name: string | null;
}

type SumText =
  | 'subtotal'
  | 'shipping'
  | 'discount'
  | 'powerCreditDiscount'
  | 'quotationDiscount'
  | 'total'
  | 'voucher'
  | 'due'
  | 'removeReduction';

interface OrderSumsProps {
  readonly className: string;
  readonly Row: ReturnType<typeof createSumRow>;
  /** The texts of the widget; `removeReduction` has the value `name`. */
  readonly t: (key: SumText, values?: { readonly name: string }) => string;
  readonly cart: {
    readonly subtotal: number;
    readonly currentDiscount: Reduction | null;
    readonly currentVoucher: Reduction | null;
    readonly isPowerCreditDiscount: boolean;
  };
  /** In cents, and positive. */
  readonly sums: {
    readonly shipping: number;
    readonly discount: number;
    readonly quotationDiscount: number;
    /** Before the voucher. */
    readonly total: number;
    readonly voucher: number;
    readonly due: number;
  };
  /** Replaces the kit's word for free shipping. */
  readonly freeShipping?: string;
  /** The button that removes the discount or voucher. */
  readonly removal: Pick<IconButtonProps, 'isBusy' | 'isDisabled' | 'onClick'>;
  /** Rows of further costs. */
  readonly children?: Elements;
}

/** The amounts of a cart or an order: costs, what is taken off, the total, and what a voucher leaves to be paid. */
export function OrderSums({ className, Row, t, cart, sums, freeShipping, removal, children }: OrderSumsProps) {
  const { currentDiscount, currentVoucher, isPowerCreditDiscount } = cart;
  const discountName = currentDiscount?.name ?? (isPowerCreditDiscount ? t('powerCreditDiscount') : null);
  const isShippingFree = sums.shipping === 0;
  const remove = (name: string) => <IconButton icon="close" label={t('removeReduction', { name })} {...removal} />;
  return (
    <dl className={className}>
      <Row term={t('subtotal')} cents={cart.subtotal} />
      <Row
        term={t('shipping')}
        cents={sums.shipping}
        isFree={isShippingFree}
        text={(isShippingFree && freeShipping) || null}
      />
      {children}
      {currentDiscount && (
        <Row term={t('discount')} name={discountName} isCredits={isPowerCreditDiscount} cents={-sums.discount}>
          {remove(discountName ?? t('discount'))}
        </Row>
      )}
      {sums.quotationDiscount > 0 && <Row term={t('quotationDiscount')} cents={-sums.quotationDiscount} />}
      <Row term={t('total')} cents={sums.total} isTotal />
      {currentVoucher && (
        <>
          <Row term={t('voucher')} name={currentVoucher.name} cents={-sums.voucher}>
            {remove(currentVoucher.name ?? t('voucher'))}
          </Row>
          <Row term={t('due')} cents={sums.due} isTotal />
        </>
      )}
    </dl>
  );
}
