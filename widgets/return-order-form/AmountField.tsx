import { useText } from '../../shared/i18n/use-text.ts';
import { FieldFrame } from '../../shared/ui/form/FieldFrame.tsx';
import { ariaOf, useFieldId } from '../../shared/ui/form/use-field.ts';
import { AmountStepper } from '../../shared/ui/product/AmountStepper.tsx';
import type nl from './locales/nl.json';

interface AmountFieldProps {
  readonly name: string;
  readonly errors: readonly string[];
  readonly productName: string;
  readonly amount: number;
  readonly max: number;
  onStep(by: 1 | -1): void;
}

/** The number of pieces to return. A step below 1 removes the line after a confirmation. */
export function AmountField({ name, errors, ...stepper }: AmountFieldProps) {
  const t = useText<typeof nl>();
  const id = useFieldId(name);
  return (
    <FieldFrame id={id} label={t('amount')} errors={errors} need={null}>
      <AmountStepper
        {...stepper}
        canDecrease
        announcement={t('quantityNow', { count: stepper.amount })}
        className="sw-return-order-form__stepper"
        input={{ ...ariaOf(id, null, { errors }), id, name, className: 'sw-return-order-form__amount' }}
      />
    </FieldFrame>
  );
}
