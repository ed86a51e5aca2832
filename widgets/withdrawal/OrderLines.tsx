import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx';
import { SelectField } from '../../shared/ui/form/SelectField.tsx';
import type { WithdrawalLine, WithdrawalOrder, WithdrawalState } from './withdrawal.model.ts';
import type nl from './locales/nl.json';

/** The products of an order. Without a tick the statement is about the whole order. */
export function OrderLines({ model, order }: { model: WithdrawalState; order: WithdrawalOrder }) {
  const t = useText<typeof nl>();
  if (order.lines.length === 0) return null;
  return (
    <fieldset className="sw-withdrawal__lines">
      <legend className="sw-withdrawal__legend">{t('parts')}</legend>
      {order.lines.map((line) => (
        <Line key={line.id} model={model} line={line} />
      ))}
    </fieldset>
  );
}

function Line({ model, line }: { model: WithdrawalState; line: WithdrawalLine }) {
  useSignals();
  const t = useText<typeof nl>();
  const { id, name, amount, notice } = line;
  const isChosen = model.isChosen(line);
  return (
    <div className="sw-withdrawal__line">
      <Checkbox
        name={`lines[${id}][chosen]`}
        isChecked={isChosen}
        hint={notice ?? undefined}
        onChange={(checked) => model.choosePieces(line, checked ? amount : 0)}
      >
        {amount > 1 ? t('several', { count: amount, name }) : name}
      </Checkbox>
      {isChosen && amount > 1 && (
        <SelectField
          name={`lines[${id}][amount]`}
          label={t('pieces', { name })}
          isRequired={null}
          value={String(model.piecesOf(line))}
          options={Array.from({ length: amount }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
          onChange={(value) => model.choosePieces(line, Number(value))}
        />
      )}
    </div>
  );
}
