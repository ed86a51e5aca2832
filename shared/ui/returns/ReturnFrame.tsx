import { useEffect, useRef, useId } from 'react';
import type { Elements } from 'react/jsx-runtime';
import { usePartText } from '../../i18n/use-text.ts';
import type { Question } from '../../rules/questions.ts';
import { Heading } from '../basics/Heading.tsx';
import { Message } from '../basics/Message.tsx';
import { usePageTitle } from '../basics/use-page-title.ts';
import { Accordion } from '../basics/Accordion.tsx';
import { StepProgress } from '../basics/StepProgress.tsx';
import { Button } from '../basics/Button.tsx';
import type { ReturnedProduct } from './ReturnProducts.tsx';
import { ReturnAmount } from './ReturnAmount.tsx';
import { ReturnState } from './ReturnState.tsx';

export interface ReturnFrameProps extends ReturnProgressProps, Pick<ReturnOverviewProps, 'products' | 'next'> {
  /** Heading of the current step; it takes the focus when the step changes. */
  readonly heading: string;
  /** Index of the selected product. */
  readonly selected: number;
  /** Questions about the selected product. */
  readonly faq: readonly Question[];
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
  const t = usePartText('returns');
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

/** Questions about the selected product; nothing when there are none. */
function ReturnFaq({ items }: { items: readonly Question[] }) {
  const t = usePartText('returns');
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className="sw-returns__faq" aria-labelledby={id}>
      <Heading below={1} id={id} className="sw-returns__heading">
        {t('faq')}
      </Heading>
      <Accordion name={id} items={items} />
    </section>
  );
}

interface ReturnProgressProps {
  readonly step: 2 | 3;
  /** The page of the first step; without it the step is not a link. */
  readonly problemUrl?: string | undefined;
  /** Goes from the third step to the second. */
  readonly onBack?: (() => void) | undefined;
}

/** The steps of a return. */
function ReturnProgress({ step, problemUrl, onBack }: ReturnProgressProps) {
  const t = usePartText('returns');
  return (
    <StepProgress
      label={t('progress')}
      current={step}
      steps={[
        { name: t('step1'), href: problemUrl },
        { name: t('step2'), onClick: step === 3 ? onBack : undefined },
        { name: t('step3') },
      ]}
      className="sw-returns__progress"
    />
  );
}

interface ReturnOverviewProps {
  readonly products: readonly ReturnedProduct[];
  /** The button to the next step; null while a product is incomplete. */
  readonly next: { readonly isBusy?: boolean; readonly isDisabled?: boolean; onClick(): void } | null;
}

/** Summary of the products in a return, next to the list. */
function ReturnOverview({ products, next }: ReturnOverviewProps) {
  const t = usePartText('returns');
  const id = useId();
  return (
    <aside className="sw-returns__overview" aria-labelledby={id}>
      <Heading below={1} id={id} className="sw-returns__heading">
        {t('overview')}
      </Heading>
      <ul className="sw-returns__lines" role="list">
        {products.map(({ index, name, amount, isComplete }) => (
          <li key={index} className="sw-returns__line">
            <span className="sw-returns__about">
              <span className="sw-returns__name" translate="no">
                {name}
              </span>
              <ReturnState isComplete={isComplete} />
            </span>
            <ReturnAmount amount={amount} />
          </li>
        ))}
      </ul>
      {next && (
        // The button of the product itself is the primary one.
        <Button isWide {...next}>
          {t('next')}
        </Button>
      )}
      <p className="sw-returns__note">{t('solarSets')}</p>
    </aside>
  );
}
