import { useId } from 'react';
import { formatDate } from '../../shared/format/date.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import { PickerCard } from './PickerCard.tsx';
import type { Card, ReturnPickerState } from './return-picker.model.ts';
import type { Order } from './return-picker.rules.ts';
import type nl from './locales/nl.json';

/** The products of one order under its number and date. */
export function PickerOrder({ order, model }: { order: Order<Card>; model: ReturnPickerState }) {
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
