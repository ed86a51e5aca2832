import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import type { ReturnPickerState, Card } from './return-picker.model.ts';
import type nl from './locales/nl.json';
import { useId, type SyntheticEvent } from 'react';
import { formatDate } from '../../shared/format/date.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { PickerCard } from './PickerCard.tsx';
import type { Order } from './return-picker.rules.ts';

/** The products that the customer bought, by order, to select from. */
export function ReturnPicker({ model }: { model: ReturnPickerState }) {
  useSignals();
  const t = useText<typeof nl>();
  const orders = model.orders.value;
  const isBusy = model.isBusy.value;
  return (
    <section className="sw-return-picker" aria-label={t('heading')}>
      <Heading className="sw-return-picker__heading">{t('heading')}</Heading>
      {orders.length === 0 ? (
        <Message kind="info" isAnnounced={false}>
          {t('none')}
        </Message>
      ) : (
        <form noValidate className="sw-return-picker__form" aria-busy={isBusy} onSubmit={submit}>
          <p className="sw-return-picker__lead">{t('lead')}</p>
          {orders.map((order, at) => (
            <PickerOrder key={at} order={order} model={model} />
          ))}
          <Next model={model} />
        </form>
      )}
    </section>
  );

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void model.submit();
  }
}

function Next({ model }: { model: ReturnPickerState }) {
  useSignals();
  const t = useText<typeof nl>();
  const selected = model.selected.value;
  return (
    <div className="sw-return-picker__next">
      <p className="sw-return-picker__count" role="status">
        {selected > 0 && t('chosen', { count: selected })}
      </p>
      <Button type="submit" variant="confirm" isBusy={model.isBusy.value} isDisabled={selected === 0}>
        <span>{t('next')}</span>
        {/* The status beside it says it in words. */}
        {selected > 0 && <span aria-hidden="true">{` (${selected})`}</span>}
      </Button>
    </div>
  );
}

/** The products of one order under its number and date. */
function PickerOrder({ order, model }: { order: Order<Card>; model: ReturnPickerState }) {
  const t = useText<typeof nl>();
  const { locale } = useSettings();
  const id = useId();
  const { number, date, items } = order;
  const placed = date === null ? '' : t('orderedOn', { date: formatDate(date, locale) });
  const title = number === null ? placed : t('order', { number });
  return (
    <div
      className="sw-return-picker__order"
      role={title ? 'group' : undefined}
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <Heading below={1} className="sw-return-picker__order-title" id={id}>
          <span>{title}</span>
          {number !== null && placed && <span className="sw-return-picker__order-date">{` ${placed}`}</span>}
        </Heading>
      )}
      <ul className="sw-return-picker__list">
        {items.map((card, at) => (
          <PickerCard key={`${at} ${card.product.id}`} card={card} model={model} />
        ))}
      </ul>
    </div>
  );
}
