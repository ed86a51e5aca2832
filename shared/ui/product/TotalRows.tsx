import type { Elements } from 'react/jsx-runtime';
import type { createSumRow } from './create-sum-row.tsx';

interface Reduction {
  readonly name: string | null;
}

interface TotalRowsProps {
  readonly Row: ReturnType<typeof createSumRow>;
  readonly t: (key: 'discount' | 'powerCreditDiscount' | 'quotationDiscount' | 'total' | 'voucher' | 'due') => string;
  readonly cart: {
    readonly currentDiscount: Reduction | null;
    readonly currentVoucher: Reduction | null;
    readonly isPowerCreditDiscount: boolean;
  };
  /** In cents, and positive. */
  readonly sums: {
    readonly discount: number;
    readonly quotationDiscount: number;
    /** Before the voucher. */
    readonly total: number;
    readonly voucher: number;
    readonly due: number;
  };
  /** The control that removes the discount or voucher of this name. */
  readonly renderRemoval: (name: string) => Elements;
}

/** What is taken off, the total, and what a voucher leaves to be paid. */
export function TotalRows({ Row, t, cart, sums, renderRemoval }: TotalRowsProps) {
  const { currentDiscount, currentVoucher, isPowerCreditDiscount } = cart;
  const discountName = currentDiscount?.name ?? (isPowerCreditDiscount ? t('powerCreditDiscount') : null);
  return (
    <>
      {currentDiscount && (
        <Row term={t('discount')} name={discountName} isCredits={isPowerCreditDiscount} cents={-sums.discount}>
          {renderRemoval(discountName ?? t('discount'))}
        </Row>
      )}
      {sums.quotationDiscount > 0 && <Row term={t('quotationDiscount')} cents={-sums.quotationDiscount} />}
      <Row term={t('total')} cents={sums.total} isTotal />
      {currentVoucher && (
        <>
          <Row term={t('voucher')} name={currentVoucher.name} cents={-sums.voucher}>
            {renderRemoval(currentVoucher.name ?? t('voucher'))}
          </Row>
          <Row term={t('due')} cents={sums.due} isTotal />
        </>
      )}
    </>
  );
}
