import { useText } from '../../shared/i18n/use-text.ts';
import { LinkButton } from '../../shared/ui/basics/Button.tsx';
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import { QuotationSums } from './QuotationSums.tsx';
import type { QuotationDetails, QuotationState } from './quotation.model.ts';
import type nl from './locales/nl.json';

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
