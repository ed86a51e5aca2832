import { formatPrice } from '../../shared/format/price.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { createSumRow } from '../../shared/ui/product/create-sum-row.tsx';
import { VatLine } from '../../shared/ui/product/VatLine.tsx';
import type { QuotationDetails } from './quotation.model.ts';
import type nl from './locales/nl.json';

const Sum = createSumRow('sw-quotation__sum', 'sw-quotation__sum-', 'small');

/** From subtotal to VAT. */
export function QuotationSums({ details }: { details: QuotationDetails }) {
  const t = useText<typeof nl>();
  const { subtotal, discount, shippingCosts, total } = details;
  return (
    <>
      <dl className="sw-quotation__sums">
        <Sum term={t('subtotal')} cents={subtotal} />
        <Sum term={t('discount')} cents={discount && -discount} />
        <Sum term={t('shipping')} cents={shippingCosts} isFree={shippingCosts === 0} />
        <Sum term={t('total')} cents={total} isTotal />
      </dl>
      <VatLines details={details} />
      <AmountsAnnouncement details={details} />
    </>
  );
}

/** One line per rate. */
function VatLines({ details: { vat } }: { details: QuotationDetails }) {
  const t = useText<typeof nl>();
  const { currency } = useSettings();
  if (vat.length === 0) return null;
  return (
    <ul className="sw-quotation__vat" role="list">
      {vat.map(({ rate, cents }, at) => (
        <li key={`${at} ${rate}`}>
          {rate === null ? t('vat', { amount: formatPrice(cents, currency) }) : <VatLine rate={rate} cents={cents} />}
        </li>
      ))}
    </ul>
  );
}

/** Announces the new total, because all amounts change at once. */
function AmountsAnnouncement({ details: { isExempt, total, hasSwitched } }: { details: QuotationDetails }) {
  const t = useText<typeof nl>();
  const { currency } = useSettings();
  return (
    <p className="sw-visually-hidden" role="status">
      {hasSwitched && t(isExempt ? 'nowExempt' : 'nowWithVat', { amount: formatPrice(total, currency) })}
    </p>
  );
}
