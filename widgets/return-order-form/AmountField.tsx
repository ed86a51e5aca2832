import { useState } from 'react';
import { useKitText, useText } from '../../shared/i18n/use-text.ts';
import { FieldFrame } from '../../shared/ui/form/FieldFrame.tsx';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { ariaOf, useFieldId } from '../../shared/ui/form/use-field.ts';
import type nl from './locales/nl.json';

interface AmountFieldProps {
  readonly name: string;
  readonly errors: readonly string[];
  /** Of the product. */
  readonly product: string;
  readonly amount: number;
  /** Pieces that are available. */
  readonly most: number;
  onIncrease(): void;
  onDecrease(): void;
}

/** How many pieces go back. One less than one takes the line away, if the customer says so. */
export function AmountField({ name, errors, product, amount, most, onIncrease, onDecrease }: AmountFieldProps) {
  const t = useText<typeof nl>();
  const kit = useKitText();
  const id = useFieldId(name);
  const [hasStepped, setHasStepped] = useState(false);
  return (
    <FieldFrame id={id} label={t('amount')} errors={errors} need={null}>
      <div className="sw-stepper sw-return-order-form__stepper">
        <button
          type="button"
          className="sw-stepper__step"
          aria-label={kit('oneLess', { name: product })}
          onClick={() => step(onDecrease)}
        >
          <Icon name="minus" />
        </button>
        <input
          {...ariaOf(id, null, { errors })}
          className="sw-stepper__value sw-return-order-form__amount"
          id={id}
          name={name}
          type="number"
          value={amount}
          min={1}
          max={most}
          readOnly
        />
        <button
          type="button"
          className="sw-stepper__step"
          aria-label={kit('oneMore', { name: product })}
          aria-disabled={amount >= most || undefined}
          onClick={() => step(onIncrease)}
        >
          <Icon name="plus" />
        </button>
        <span className="sw-visually-hidden" role="status">
          {hasStepped && t('quantityNow', { count: amount })}
        </span>
      </div>
    </FieldFrame>
  );

  function step(act: () => void) {
    setHasStepped(true);
    act();
  }
}
