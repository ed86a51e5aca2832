import type { SyntheticEvent } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { PickerOrder } from './PickerOrder.tsx';
import type { ReturnPickerState } from './return-picker.model.ts';
import type nl from './locales/nl.json';

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
      <Button type="submit" variant="primary" isBusy={model.isBusy.value} isDisabled={selected === 0}>
        {t('next')}
      </Button>
    </div>
  );
}
