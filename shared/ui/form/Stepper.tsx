import { usePartText } from '../../i18n/use-text.ts';
import { StepButton } from './StepButton.tsx';
import { useState, type KeyboardEvent } from 'react';

export interface StepperProps {
  readonly value: number;
  /** Part of both buttons' names, so that steppers in a list are distinguishable. */
  readonly productName: string;
  readonly min?: number;
  readonly max?: number;
  /** A change is being sent; both buttons are inactive. */
  readonly isBusy?: boolean;
  /** False for what exists once or is a gift. */
  readonly canIncrease?: boolean;
  readonly canDecrease?: boolean;
  /** Why a button is disabled, as its title. */
  readonly whyNotMore?: string | undefined;
  readonly whyNotLess?: string | undefined;
  onIncrease(): void;
  onDecrease(): void;
  /** Makes the quantity a field; receives a whole number from 1 that differs from the value. */
  onType?: ((quantity: number) => void) | undefined;
}

/** A quantity between two buttons. They stay focusable at the ends, so that the focus is never lost. */
export function Stepper({
  value,
  productName: name,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  isBusy = false,
  canIncrease = true,
  canDecrease = true,
  whyNotMore,
  whyNotLess,
  onIncrease,
  onDecrease,
  onType,
}: StepperProps) {
  const t = usePartText('quantity');
  const isIncreasable = canIncrease && value < max;
  const isDecreasable = canDecrease && value > min;
  return (
    <div className="sw-stepper" role="group" aria-label={t('quantityOf', { name })}>
      <StepButton
        icon="minus"
        label={t('oneLess', { name })}
        why={isDecreasable ? undefined : whyNotLess}
        onStep={isDecreasable && !isBusy ? onDecrease : null}
      />
      {onType ? (
        <QuantityInput label={t('quantityOf', { name })} value={value} isBusy={isBusy} onType={onType} />
      ) : (
        // The widget announces the result of a change, with the new totals.
        <output className="sw-stepper__value" aria-live="off">
          {value}
        </output>
      )}
      <StepButton
        icon="plus"
        label={t('oneMore', { name })}
        why={isIncreasable ? undefined : whyNotMore}
        onStep={isIncreasable && !isBusy ? onIncrease : null}
      />
    </div>
  );
}

interface QuantityInputProps {
  readonly label: string;
  readonly value: number;
  /** A change is being sent. */
  readonly isBusy: boolean;
  onType(quantity: number): void;
}

/**
 * A quantity that can be typed. It applies on Enter and when the field is left; whatever is not a whole number from 1
 * gives way to the value. A field of type `number` would also change when the page is scrolled.
 */
function QuantityInput({ label, value, isBusy, onType }: QuantityInputProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function apply() {
    const quantity = /^\s*\d{1,5}\s*$/.test(typed ?? '') ? Number(typed) : 0;
    setTyped(null);
    if (quantity > 0 && quantity !== value) onType(quantity);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') setTyped(null);
    if (event.key !== 'Enter') return;
    // The cart may be inside a form of the page.
    event.preventDefault();
    apply();
  }

  return (
    <input
      className="sw-stepper__value sw-stepper__input"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={typed ?? value}
      readOnly={isBusy}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={apply}
      onKeyDown={press}
    />
  );
}
