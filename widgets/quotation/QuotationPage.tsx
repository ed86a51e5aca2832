import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { Loading } from '../../shared/ui/basics/Loading.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { QuotationLines } from './QuotationLines.tsx';
import { QuotationSummary } from './QuotationSummary.tsx';
import type { QuotationDetails, QuotationState } from './quotation.model.ts';
import type nl from './locales/nl.json';
import { formatDate } from '../../shared/format/date.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';

/** A quotation: its products, amounts and the links to answer it. */
export function QuotationPage({ model }: { model: QuotationState }) {
  useSignals();
  const t = useText<typeof nl>();
  const details = model.details.value;
  if (details === null) return <Loading label={t('loading')} />;
  const { displayId, version, content, lines } = details;
  const title = t('heading', { id: displayId });
  return (
    <section className="sw-quotation" aria-label={title}>
      <header className="sw-quotation__head">
        <Heading className="sw-quotation__heading">{title}</Heading>
        {version !== null && <p className="sw-quotation__version">{t('version', { version })}</p>}
      </header>
      <QuotationFacts details={details} />
      <StatusMessage details={details} />
      <div className="sw-quotation__columns">
        <div className="sw-quotation__main">
          {content !== null && <Html html={content} className="sw-quotation__content" />}
          {lines.length > 0 && <QuotationLines lines={lines} />}
        </div>
        <QuotationSummary model={model} details={details} />
      </div>
    </section>
  );
}

/** Whether the quotation was accepted, or is closed. */
function StatusMessage({ details: { status } }: { details: QuotationDetails }) {
  const t = useText<typeof nl>();
  if (status === 'open') return null;
  return (
    <div className="sw-quotation__standing">
      <Message kind={status === 'accepted' ? 'success' : 'warning'} isAnnounced={false}>
        {t(status)}
      </Message>
    </div>
  );
}

/** For whom the quotation is, its date and its last day. */
function QuotationFacts({ details: { customer, date, validUntil } }: { details: QuotationDetails }) {
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
