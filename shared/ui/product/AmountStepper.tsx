import { useState, type ComponentProps } from 'react';
import { usePartText } from '../../i18n/use-text.ts';
import { StepButton } from '../form/StepButton.tsx';

interface AmountStepperProps extends Pick<ComponentProps<'div'>, 'role'> {
  readonly productName: string;
  readonly amount: number;
  readonly max: number;
  readonly canDecrease?: boolean;
  readonly isDisabled?: boolean;
  /** Announced after a step. */
  readonly announcement: string;
  readonly className: string;
  /** Attributes of the read-only number input. */
  readonly input: Omit<ComponentProps<'input'>, 'children' | 'className'>;
  onStep(by: 1 | -1): void;
}

/** A number input that only its two buttons change. */
export function AmountStepper(props: AmountStepperProps) {
  const { productName: name, amount, max, canDecrease = amount > 1, isDisabled = false, input, onStep } = props;
  const t = usePartText('quantity');
  const [hasStepped, setHasStepped] = useState(false);

  function step(by: 1 | -1) {
    setHasStepped(true);
    onStep(by);
  }

  return (
    <div
      className={`sw-stepper ${props.className}`}
      role={props.role}
      aria-label={props.role && t('quantityOf', { name })}
    >
      <StepButton
        icon="minus"
        label={t('oneLess', { name })}
        onStep={isDisabled || !canDecrease ? null : () => step(-1)}
      />
      <input
        {...input}
        className="sw-stepper__value sw-stepper__number"
        type="number"
        value={amount}
        min={1}
        max={max}
        readOnly
        disabled={isDisabled}
      />
      <StepButton
        icon="plus"
        label={t('oneMore', { name })}
        onStep={isDisabled || amount >= max ? null : () => step(1)}
      />
      <span className="sw-visually-hidden" role="status">
        {hasStepped && props.announcement}
      </span>
    </div>
  );
}
