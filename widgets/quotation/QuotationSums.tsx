import { formatPrice } from '../../shared/format/price.ts';
import { formatRate } from '../../shared/format/rate.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useKitText, useText } from '../../shared/i18n/use-text.ts';
import { Price } from '../../shared/ui/Price.tsx';
import type { Offer } from './quotation.model.ts';
import type { VatSum } from './quotation.rules.ts';
import type nl from './locales/nl.json';

/** From subtotal to VAT, in the order of the specification. */
export function QuotationSums({ offer }: { offer: Offer }) {
  const t = useText<typeof nl>();
  const { subtotal, discount, shippingCosts, total, vat, isExempt } = offer;
  return (
    <>
      <dl className="sw-quotation__sums">
        <Sum term={t('subtotal')} cents={subtotal} />
        <Sum term={t('discount')} cents={discount === null ? null : -discount} />
        <Sum term={t('shipping')} cents={shippingCosts} isFree={shippingCosts === 0} />
        <Sum term={t('total')} cents={total} kind="total" />
        {vat.map(({ rate, cents }) => (
          <Sum key={rate} term={vatTerm(rate)} cents={cents} kind="vat" />
        ))}
      </dl>
      {isExempt && vat.length === 0 && <ExemptLine />}
      <Told offer={offer} />
    </>
  );

  function vatTerm(rate: VatSum['rate']): string {
    return rate === '' ? t('vat') : t('vatAt', { rate: typeof rate === 'number' ? formatRate(rate) : rate });
  }
}

interface SumProps {
  term: string;
  /** Null where the shop says none. */
  cents: number | null;
  isFree?: boolean;
  kind?: 'total' | 'vat';
}

function Sum({ term, cents, isFree = false, kind }: SumProps) {
  if (cents === null) return null;
  return (
    <div className={`sw-quotation__sum${kind ? ` sw-quotation__sum--${kind}` : ''}`}>
      <dt className="sw-quotation__sum-term">{term}</dt>
      <dd className="sw-quotation__sum-amount">
        <Price cents={cents} isFree={isFree} size={kind === 'total' ? 'large' : 'small'} />
      </dd>
    </div>
  );
}

function ExemptLine() {
  return <p className="sw-quotation__exempt">{useKitText()('vatExempt')}</p>;
}

/** All amounts change at once: whoever hears the page is told the one that matters. */
function Told({ offer: { isExempt, total, hasSwitched } }: { offer: Offer }) {
  const t = useText<typeof nl>();
  const { currency } = useSettings();
  return (
    <p className="sw-visually-hidden" role="status">
      {hasSwitched && t(isExempt ? 'nowExempt' : 'nowWithVat', { amount: formatPrice(total, currency) })}
    </p>
  );
}
