import type { Elements } from 'react/jsx-runtime';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface ProgressStep {
  readonly name: string;
  /** Makes the step a link. */
  readonly href?: string | undefined;
  /** Makes the step a button. */
  readonly onClick?: (() => void) | undefined;
}

export interface StepProgressProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** Number of the current step; the first is 1. */
  readonly current: number;
  readonly steps: readonly ProgressStep[];
  readonly className: string;
}

/** The steps of a form; a completed one shows a check mark in the place of its number. Import `css/step-progress.css` in the widget's style sheet. */
export function StepProgress({ label, current, steps, className }: StepProgressProps) {
  return (
    <ol className={`sw-steps ${className}`} role="list" aria-label={label}>
      {steps.map((step, index) => {
        const number = index + 1;
        const isDone = number < current;
        return (
          <li
            key={number}
            className={`sw-steps__step${isDone ? ' sw-steps__step--done' : ''}`}
            aria-current={number === current ? 'step' : undefined}
          >
            <StepName {...step}>
              <span className="sw-steps__number">
                {isDone ? (
                  <>
                    <VisuallyHidden>{number}</VisuallyHidden>
                    <Icon name="check" />
                  </>
                ) : (
                  number
                )}
              </span>
              <span>{` ${step.name}`}</span>
            </StepName>
          </li>
        );
      })}
    </ol>
  );
}

function StepName({ href, onClick, children }: Omit<ProgressStep, 'name'> & { children: Elements }) {
  if (href)
    return (
      <a className="sw-steps__name" href={href}>
        {children}
      </a>
    );
  if (onClick)
    return (
      <button type="button" className="sw-steps__name" onClick={onClick}>
        {children}
      </button>
    );
  return <span className="sw-steps__name">{children}</span>;
}
