import { useSignals } from '@preact/signals-react/runtime';
import type { OrderReturn } from '../../shared/contract/returns.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { IconButton } from '../../shared/ui/basics/Button.tsx';
import { SelectField } from '../../shared/ui/form/SelectField.tsx';
import { TextArea } from '../../shared/ui/form/TextArea.tsx';
import type { FieldName } from './old-input.rules.ts';
import type { ReturnLine } from './return-lines.rules.ts';
import type { ReturnOrderFormState } from './return-order-form.model.ts';
import type nl from './locales/nl.json';
import { FieldFrame } from '../../shared/ui/form/FieldFrame.tsx';
import { ariaOf, useFieldId } from '../../shared/ui/form/use-field.ts';
import { AmountStepper } from '../../shared/ui/product/AmountStepper.tsx';
import { ProductName } from '../../shared/ui/product/ProductName.tsx';

interface ReturnLineFieldsProps {
  model: ReturnOrderFormState;
  order: OrderReturn;
  line: ReturnLine;
}

/** One line of the return: amount, reason, solution and a picture. */
export function ReturnLineFields({ model, order, line }: ReturnLineFieldsProps) {
  useSignals();
  const t = useText<typeof nl>();
  const { orderLine, amount, rma_reason_id, rma_solution_id, reason, isReloaded } = line;
  const { id, name } = orderLine;
  return (
    <li className="sw-return-order-form__return-line">
      <fieldset className="sw-return-order-form__fields">
        <legend className="sw-return-order-form__legend" translate="no">
          <ProductName name={name} />
        </legend>
        <input type="hidden" name={`rmaLines[${id}][order_line_id]`} value={id} />
        <AmountField
          {...field('amount')}
          productName={name}
          amount={amount}
          max={model.availableOf(orderLine)}
          onStep={(by) => (by === 1 ? model.add(orderLine) : model.decrease(line))}
        />
        <SelectField
          {...field('rma_reason_id')}
          label={t('why')}
          value={rma_reason_id}
          options={optionsOf(order.rma_reasons)}
          isRequired
          onChange={(value) => model.choose(line, 'rma_reason_id', value)}
        />
        <SelectField
          {...field('rma_solution_id')}
          label={t('solution')}
          value={rma_solution_id}
          options={optionsOf(order.rma_solutions)}
          isRequired
          onChange={(value) => model.choose(line, 'rma_solution_id', value)}
        />
        <TextArea
          {...field('reason')}
          label={t('reason')}
          value={reason}
          isRequired
          onChange={(text) => model.explain(line, text)}
          onBlur={() => model.leaveReason(line)}
        />
        <PictureField
          {...field('image')}
          hint={isReloaded ? t('imageAgain') : undefined}
          onChange={() => model.pictureChanged(line)}
        />
      </fieldset>
      <IconButton
        icon="trash"
        label={t('remove', { name })}
        className="sw-return-order-form__remove"
        onClick={() => model.askRemoval(line)}
      />
    </li>
  );

  function field(key: FieldName) {
    return {
      name: `rmaLines[${id}][${key}]`,
      mark: model.markOf(line, key),
      errors: model.errorsOf(line, key),
    };
  }

  function optionsOf(choices: OrderReturn['rma_reasons']) {
    return [
      { value: '', label: t('choose') },
      ...choices.map((choice) => ({ value: String(choice.id), label: choice.name })),
    ];
  }
}

interface AmountFieldProps {
  readonly name: string;
  readonly errors: readonly string[];
  readonly productName: string;
  readonly amount: number;
  readonly max: number;
  onStep(by: 1 | -1): void;
}

/** The number of pieces to return. A step below 1 removes the line after a confirmation. */
function AmountField({ name, errors, ...stepper }: AmountFieldProps) {
  const t = useText<typeof nl>();
  const id = useFieldId(name);
  return (
    <FieldFrame id={id} label={t('amount')} errors={errors} need={null}>
      <AmountStepper
        {...stepper}
        canDecrease
        announcement={t('quantityNow', { count: stepper.amount })}
        className="sw-return-order-form__stepper"
        input={{ ...ariaOf(id, null, { errors }), id, name }}
      />
    </FieldFrame>
  );
}

interface PictureFieldProps {
  readonly name: string;
  readonly errors: readonly string[];
  readonly hint: string | undefined;
  onChange(): void;
}

/** A native file input. After a reload, the customer has to choose the picture again. */
function PictureField({ name, errors, hint, onChange }: PictureFieldProps) {
  const t = useText<typeof nl>();
  const id = useFieldId(name);
  return (
    <FieldFrame id={id} label={t('image')} hint={hint} errors={errors} need={null}>
      <input
        {...ariaOf(id, null, { hint, errors })}
        className="sw-field__control sw-return-order-form__file"
        id={id}
        name={name}
        type="file"
        accept="image/*"
        onChange={onChange}
      />
    </FieldFrame>
  );
}
