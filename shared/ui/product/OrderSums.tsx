import type { Elements } from 'react/jsx-runtime';
import type { ListedReduction } from '../../contract/cart.ts';
import type { CheckoutSums } from '../../rules/checkout-sums.ts';
import { IconButton, type IconButtonProps } from '../basics/Button.tsx';
import type { createSumRow } from './create-sum-row.tsx';

interface Reduction {
  readonly name: string | null;
}

type SumText =
  | 'subtotal'
  | 'shipping'
  | 'shippingUnknown'
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
    /** The shop computes the total; it is the amount due. */
    readonly total?: number | undefined;
    readonly discounts?: readonly ListedReduction[] | undefined;
  };
  readonly sums: Pick<CheckoutSums, 'shipping' | 'discount' | 'quotationDiscount' | 'total' | 'voucher' | 'due'>;
  /** Replaces the kit's word for free shipping. */
  readonly freeShipping?: string;
  /** The button that removes the discount or voucher, or one of several reductions by its code. */
  readonly removal: Pick<IconButtonProps, 'isBusy' | 'isDisabled'> & { onClick(code?: string): void };
  /** Rows of further costs. */
  readonly children?: Elements;
}

/** The amounts of a cart or an order: costs, what is taken off, the total, and what a voucher leaves to be paid. */
export function OrderSums({ className, Row, t, cart, sums, freeShipping, removal, children }: OrderSumsProps) {
  const { currentDiscount, currentVoucher, isPowerCreditDiscount, discounts = [] } = cart;
  const discountName = currentDiscount?.name ?? (isPowerCreditDiscount ? t('powerCreditDiscount') : null);
  const isShippingFree = sums.shipping === 0;
  const remove = (name: string, code?: string) => (
    <IconButton
      icon="close"
      label={t('removeReduction', { name })}
      {...removal}
      onClick={() => removal.onClick(code)}
    />
  );
  const total = <Row term={t('total')} cents={sums.total} isTotal />;
  const voucher = currentVoucher && (
    <Row term={t('voucher')} name={currentVoucher.name} cents={-sums.voucher}>
      {remove(currentVoucher.name ?? t('voucher'))}
    </Row>
  );
  return (
    <dl className={className}>
      <Row term={t('subtotal')} cents={cart.subtotal} />
      <Row
        term={t('shipping')}
        cents={sums.shipping ?? 0}
        isFree={isShippingFree}
        text={sums.shipping === null ? t('shippingUnknown') : (isShippingFree && freeShipping) || null}
      />
      {children}
      {currentDiscount && (
        <Row term={t('discount')} name={discountName} isCredits={isPowerCreditDiscount} cents={-sums.discount}>
          {remove(discountName ?? t('discount'))}
        </Row>
      )}
      {discounts.map(({ name, amount, code, removable }, at) => (
        <Row key={`${at} ${code ?? name}`} term={t('discount')} name={name} cents={-amount}>
          {removable && code !== undefined && remove(name ?? code, code)}
        </Row>
      ))}
      {sums.quotationDiscount > 0 && <Row term={t('quotationDiscount')} cents={-sums.quotationDiscount} />}
      {cart.total === undefined ? (
        <>
          {total}
          {voucher}
          {voucher && <Row term={t('due')} cents={sums.due} isTotal />}
        </>
      ) : (
        <>
          {voucher}
          {total}
        </>
      )}
    </dl>
  );
}
