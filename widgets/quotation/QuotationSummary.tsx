import { useText } from '../../shared/i18n/use-text.ts';
import { LinkButton } from '../../shared/ui/basics/Button.tsx';
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import type { QuotationDetails, QuotationState } from './quotation.model.ts';
import type nl from './locales/nl.json';
import { formatPrice } from '../../shared/format/price.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { createSumRow } from '../../shared/ui/product/create-sum-row.tsx';
import { VatLine } from '../../shared/ui/product/VatLine.tsx';

/** The amounts and validity of the quotation, and the links to answer it. */
export function QuotationSummary({ model, details }: { model: QuotationState; details: QuotationDetails }) {
  const t = useText<typeof nl>();
  const { status, validDays, isExempt, isExemptionAllowed, agreeText } = details;
  return (
    <div className="sw-quotation__summary">
      <Heading below={1} className="sw-quotation__summary-heading">
        {t('summary')}
      </Heading>
      <QuotationSums details={details} />
      {isExemptionAllowed && (
        <div className="sw-quotation__exemption">
          <Checkbox
            name={model.exemptionParam}
            isChecked={isExempt}
            isDisabled={status !== 'open'}
            onChange={model.exempt}
          >
            {agreeText === null ? t('agree') : <Html as="span" html={agreeText} />}
          </Checkbox>
        </div>
      )}
      {validDays !== null && <p className="sw-quotation__validity">{t('validDays', { count: validDays })}</p>}
      <Actions details={details} />
      <Slot name="summary-end" />
    </div>
  );
}

function Actions({ details: { isOnAccount, acceptUrl, declineUrl, downloadUrl } }: { details: QuotationDetails }) {
  const t = useText<typeof nl>();
  if (acceptUrl === null && declineUrl === null && downloadUrl === null) return null;
  return (
    <div className="sw-quotation__ways">
      {acceptUrl !== null && (
        <LinkButton href={acceptUrl} variant="primary" isWide icon={isOnAccount ? 'check' : 'cart'}>
          {t(isOnAccount ? 'accept' : 'toCart')}
        </LinkButton>
      )}
      {declineUrl !== null && (
        <LinkButton href={declineUrl} isWide>
          {t('decline')}
        </LinkButton>
      )}
      {downloadUrl !== null && (
        <LinkButton href={downloadUrl} variant="quiet" isWide>
          {t('download')}
        </LinkButton>
      )}
    </div>
  );
}

const Sum = createSumRow('sw-quotation__sum', 'sw-quotation__sum-', 'small');

/** From subtotal to VAT. */
function QuotationSums({ details }: { details: QuotationDetails }) {
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
