import { useState } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { formatDate } from '../../shared/format/date.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Choice } from '../../shared/ui/form/Choice.tsx';
import { ChoiceList } from '../../shared/ui/form/ChoiceList.tsx';
import { Field } from '../../shared/ui/form/Field.tsx';
import { TextArea } from '../../shared/ui/form/TextArea.tsx';
import type { WithdrawalLine, WithdrawalOrder } from '../../shared/contract/withdrawal.ts';
import type { WithdrawalState } from './withdrawal.model.ts';
import type nl from './locales/nl.json';
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx';
import { SelectField } from '../../shared/ui/form/SelectField.tsx';

/** A longer list starts with its newest orders. */
const FIRST = 5;

/** What identifies the contract: an order of the list, or a number. */
export function ContractFields({ model }: { model: WithdrawalState }) {
  useSignals();
  const orders = model.orders.value;
  return orders.length === 0 ? <TypedOrder model={model} /> : <OrderChoices model={model} orders={orders} />;
}

function OrderChoices({ model, orders }: { model: WithdrawalState; orders: readonly WithdrawalOrder[] }) {
  useSignals();
  const t = useText<typeof nl>();
  const { locale } = useSettings();
  const [isWhole, setWhole] = useState(orders.length <= FIRST + 1);
  const choice = model.choice.value;
  const chosen = choice?.is === 'order' ? choice.order : null;
  const shown = isWhole ? orders : orders.filter((order, at) => at < FIRST || order === chosen);
  const { errors } = model.field('order_number');
  return (
    <ChoiceList legend={t('which')} name="order" errors={choice?.is === 'typed' ? [] : errors}>
      {shown.map((order) => (
        <Choice
          key={order.number}
          name="order"
          value={order.number}
          isChecked={order === chosen}
          onChoose={() => model.choose({ is: 'order', order })}
          title={t('order', { number: order.number })}
          aside={order.date === null ? undefined : formatDate(order.date, locale)}
          text={order.notice ?? undefined}
        >
          <OrderLines model={model} order={order} />
        </Choice>
      ))}
      {!isWhole && (
        <Button className="sw-withdrawal__more" onClick={() => setWhole(true)}>
          {t('all', { count: orders.length })}
        </Button>
      )}
      <Choice
        name="order"
        value=""
        isChecked={choice?.is === 'typed'}
        onChoose={() => model.choose({ is: 'typed' })}
        title={t('other')}
      >
        <TypedOrder model={model} />
      </Choice>
    </ChoiceList>
  );
}

function TypedOrder({ model }: { model: WithdrawalState }) {
  useSignals();
  const t = useText<typeof nl>();
  return (
    <div className="sw-withdrawal__typed">
      <Field
        {...model.field('order_number')}
        label={t('number')}
        hint={t('numberHint')}
        isRequired
        autoComplete="off"
        autoCapitalize="characters"
      />
      <TextArea {...model.field('part')} label={t('part')} hint={t('partHint')} rows={2} />
    </div>
  );
}

/** The products of an order. Without a tick the statement is about the whole order. */
function OrderLines({ model, order }: { model: WithdrawalState; order: WithdrawalOrder }) {
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
