import { useId, type SyntheticEvent } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { PickerCard } from './PickerCard.tsx';
import type { ReturnPickerState } from './return-picker.model.ts';
import type nl from './locales/nl.json';

/** The products that the customer bought, to select from. */
export function ReturnPicker({ model }: { model: ReturnPickerState }) {
  useSignals();
  const t = useText<typeof nl>();
  const heading = useId();
  const cards = model.cards.value;
  const isBusy = model.isBusy.value;
  return (
    <section className="sw-return-picker" aria-labelledby={heading}>
      <h1 className="sw-return-picker__heading" id={heading}>
        {t('heading')}
      </h1>
      {cards.length === 0 ? (
        <Message kind="info" isAnnounced={false}>
          {t('none')}
        </Message>
      ) : (
        <form noValidate className="sw-return-picker__form" aria-busy={isBusy} onSubmit={submit}>
          <p className="sw-return-picker__lead">{t('lead')}</p>
          <ul className="sw-return-picker__list">
            {cards.map((card, at) => (
              <PickerCard key={`${at} ${card.product.id}`} card={card} model={model} />
            ))}
          </ul>
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
