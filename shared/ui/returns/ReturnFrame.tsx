import { useEffect, useRef } from 'react';
import type { Elements } from 'react/jsx-runtime';
import type returns from '../../i18n/returns/locales/nl.json';
import { usePartText } from '../../i18n/use-text.ts';
import type { AccordionItem } from '../basics/Accordion.tsx';
import { Heading } from '../basics/Heading.tsx';
import { Message } from '../basics/Message.tsx';
import { usePageTitle } from '../basics/use-page-title.ts';
import { ReturnFaq } from './ReturnFaq.tsx';
import { ReturnOverview, type ReturnOverviewProps } from './ReturnOverview.tsx';
import { ReturnProgress, type ReturnProgressProps } from './ReturnProgress.tsx';

export interface ReturnFrameProps extends ReturnProgressProps, Pick<ReturnOverviewProps, 'products' | 'next'> {
  /** Heading of the current step; it takes the focus when the step changes. */
  readonly heading: string;
  /** Index of the selected product. */
  readonly selected: number;
  /** Questions about the selected product. */
  readonly faq: readonly AccordionItem[];
  /** Name of the product that was removed last; it is announced. */
  readonly removedName: string | null;
  readonly isBusy: boolean;
  readonly isDone: boolean;
  /** A draft from this tab was restored. */
  readonly wasRestored: boolean;
  /** Below the message that the return was submitted. */
  readonly receiptEnd?: Elements;
  onStartOver(): void;
  /** The current step. */
  readonly children: Elements;
}

/**
 * Layout of the return wizards: title, progress, the current step, and the overview and questions around it. Import
 * `css/returns.css` in the widget's style sheet.
 */
export function ReturnFrame(props: ReturnFrameProps) {
  const { step, heading, products, removedName, isBusy, isDone, onBack } = props;
  const t = usePartText<typeof returns>('returns');
  const headingRef = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  usePageTitle(heading);
  const isEmpty = products.length === 0;
  const isChoosing = step === 2 && !isDone;
  const announcement = step === 2 && removedName !== null ? t('removed', { name: removedName }) : '';

  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    headingRef.current?.closest('.sw-returns')?.scrollIntoView({ block: 'start' });
    headingRef.current?.focus({ preventScroll: true });
    headingRef.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);

  return (
    <section className="sw-returns" aria-label={t('title')} aria-busy={isBusy}>
      <Heading className="sw-returns__title">{t('title')}</Heading>
      <ReturnProgress step={step} problemUrl={props.problemUrl} onBack={isDone ? undefined : onBack} />
      <div className="sw-returns__columns">
        <div className="sw-returns__step">
          <Heading below={1} ref={headingRef} className="sw-returns__heading" tabIndex={-1}>
            {heading}
          </Heading>
          {isChoosing && props.wasRestored && (
            <Message kind="info" isAnnounced={false} action={{ label: t('startOver'), onClick: props.onStartOver }}>
              {t('restored')}
            </Message>
          )}
          {isEmpty && <p className="sw-returns__empty">{t('empty')}</p>}
          {!isEmpty && (isDone ? <Message kind="success">{t('done')}</Message> : props.children)}
          {!isEmpty && isDone && props.receiptEnd}
        </div>
        {isChoosing && !isEmpty && <ReturnOverview products={products} next={props.next} />}
      </div>
      {!isDone && <ReturnFaq key={props.selected} items={props.faq} />}
      <p className="sw-visually-hidden" role="status">
        {isBusy ? t('sending') : announcement}
      </p>
    </section>
  );
}
