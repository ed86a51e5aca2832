import { formatDate } from '../../shared/format/date.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import type { QuotationDetails } from './quotation.model.ts';
import type nl from './locales/nl.json';

/** For whom the quotation is, its date and its last day. */
export function QuotationFacts({ details: { customer, date, validUntil } }: { details: QuotationDetails }) {
  const t = useText<typeof nl>();
  const { locale } = useSettings();
  const facts = [
    { term: t('customer'), value: customer },
    { term: t('date'), value: date && formatDate(date, locale) },
    { term: t('validUntil'), value: validUntil && formatDate(validUntil, locale) },
  ].filter(({ value }) => value !== null);
  if (facts.length === 0) return null;
  return (
    <dl className="sw-quotation__facts">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className="sw-quotation__facts-term">{term}</dt>
          <dd className="sw-quotation__facts-value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
