import { useState } from 'react';
import { useKitText, useText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import type nl from './locales/nl.json';

interface QuantityStepperProps {
  /** Of the product. */
  readonly name: string;
  readonly value: number;
  readonly most: number;
  readonly isDisabled: boolean;
  onStep(by: 1 | -1): void;
}

/** A quantity that is read, and changed by two buttons only; the field carries its bounds (specification 001 §4.1). */
export function QuantityStepper({ name, value, most, isDisabled, onStep }: QuantityStepperProps) {
  const t = useKitText();
  const own = useText<typeof nl>();
  const [hasStepped, setHasStepped] = useState(false);
  return (
    <div className="sw-stepper sw-return-picker__stepper" role="group" aria-label={t('quantityOf', { name })}>
      <Step icon="minus" label={t('oneLess', { name })} isInert={isDisabled || value <= 1} onStep={() => step(-1)} />
      <input
        className="sw-stepper__value sw-return-picker__quantity"
        type="number"
        aria-label={t('quantityOf', { name })}
        value={value}
        min={1}
        max={most}
        readOnly
        disabled={isDisabled}
      />
      <Step icon="plus" label={t('oneMore', { name })} isInert={isDisabled || value >= most} onStep={() => step(1)} />
      <span className="sw-visually-hidden" role="status">
        {hasStepped && own('quantityNow', { count: value })}
      </span>
    </div>
  );

  function step(by: 1 | -1) {
    setHasStepped(true);
    onStep(by);
  }
}

interface StepProps {
  icon: 'minus' | 'plus';
  label: string;
  isInert: boolean;
  onStep(): void;
}

/** It stays focusable at the ends, so that the focus is never lost. */
function Step({ icon, label, isInert, onStep }: StepProps) {
  return (
    <button
      type="button"
      className="sw-stepper__step"
      aria-label={label}
      aria-disabled={isInert || undefined}
      onClick={isInert ? undefined : onStep}
    >
      <Icon name={icon} />
    </button>
  );
}
