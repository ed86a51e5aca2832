import { useEffect, useId, useRef, type ReactNode } from 'react';
import type returns from '../../i18n/returns/locales/nl.json';
import { usePartText } from '../../i18n/use-text.ts';
import { Message } from '../basics/Message.tsx';
import { ReturnProgress, type ReturnProgressProps } from './ReturnProgress.tsx';

export interface ReturnFrameProps extends ReturnProgressProps {
  /** Of the present step; it takes the focus when the step changes. */
  readonly heading: string;
  /** What happened last, heard politely. */
  readonly spoken: string;
  readonly isBusy: boolean;
  /** What was given earlier in this tab was filled in again. */
  readonly wasRestored: boolean;
  onStartOver(): void;
  /** Beside the step. */
  readonly aside?: ReactNode;
  /** Below both. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/**
 * What the wizards of returns stand in: title, progress, the present step and what is beside and below it. The style
 * sheet of a widget that uses it imports `css/returns.css`.
 */
export function ReturnFrame(props: ReturnFrameProps) {
  const { step, heading, aside, below, wasRestored, onStartOver } = props;
  const t = usePartText<typeof returns>('returns');
  const id = useId();
  const place = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);

  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    place.current?.closest('.sw-returns')?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [step]);

  return (
    <section className="sw-returns" aria-labelledby={id} aria-busy={props.isBusy}>
      <h1 id={id} className="sw-returns__title">
        {t('title')}
      </h1>
      <ReturnProgress step={step} problemUrl={props.problemUrl} onBack={props.onBack} />
      <div className="sw-returns__columns">
        <div className="sw-returns__step">
          <h2 ref={place} className="sw-returns__heading" tabIndex={-1}>
            {heading}
          </h2>
          {wasRestored && (
            <Message kind="info" isAnnounced={false} action={{ label: t('startOver'), onClick: onStartOver }}>
              {t('restored')}
            </Message>
          )}
          {props.children}
        </div>
        {aside}
      </div>
      {below}
      <p className="sw-visually-hidden" role="status">
        {props.spoken}
      </p>
    </section>
  );
}
