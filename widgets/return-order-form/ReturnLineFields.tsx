import { useSignals } from '@preact/signals-react/runtime';
import type { OrderReturn } from '../../shared/contract/returns.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { IconButton } from '../../shared/ui/basics/Button.tsx';
import { SelectField } from '../../shared/ui/form/SelectField.tsx';
import { TextArea } from '../../shared/ui/form/TextArea.tsx';
import { AmountField } from './AmountField.tsx';
import { PictureField } from './PictureField.tsx';
import type { FieldName, ReturnLine, ReturnOrderFormState } from './return-order-form.model.ts';
import type nl from './locales/nl.json';

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
          {name}
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
