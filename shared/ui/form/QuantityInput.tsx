import { useState, type KeyboardEvent } from 'react';

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
export function QuantityInput({ label, value, isBusy, onType }: QuantityInputProps) {
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
