import {
  Button,
  Message,
  ProductName,
  ResponsiveImage,
  Slot,
  VisuallyHidden,
  useEffect,
  useId,
  useSignals,
  useText,
} from '../../shared/kit/view.ts';
import type { StockReminder } from '../../shared/contract/stock-reminders.ts';
import type { StockRemindersState } from './stock-reminders.model.ts';
import type nl from './locales/nl.json';

const EMPTY = 'sw-stock-reminders-empty';

/** The stock reminders of a customer. */
export function StockReminders({ model }: { model: StockRemindersState }) {
  useSignals();
  const t = useText<typeof nl>();
  const reminders = model.reminders.value;
  const removed = model.removed.value;
  useEffect(() => {
    if (removed) document.getElementById(removed.next === null ? EMPTY : idOf(removed.next))?.focus();
  }, [removed]);
  if (reminders === null) return null;
  return (
    <div className="sw-stock-reminders">
      <Slot name="top" />
      <div role="status">
        {removed && (
          <Message kind="success" isAnnounced={false}>
            {t('removed', { name: removed.name })}
          </Message>
        )}
      </div>
      {reminders.length === 0 ? (
        <p id={EMPTY} className="sw-stock-reminders__empty" tabIndex={-1}>
          {t('empty')}
        </p>
      ) : (
        <table className="sw-stock-reminders__table" aria-label={t('reminders')}>
          <thead>
            <tr>
              <th scope="col" className="sw-stock-reminders__head">
                {t('image')}
              </th>
              <th scope="col" className="sw-stock-reminders__head">
                {t('product')}
              </th>
              <th scope="col" className="sw-stock-reminders__head">
                <VisuallyHidden>{t('remove')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {reminders.map((reminder) => (
              <Row key={String(reminder.id)} model={model} reminder={reminder} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function Row({ model, reminder }: { model: StockRemindersState; reminder: StockReminder }) {
  useSignals();
  const t = useText<typeof nl>();
  const name = useId();
  const { id, image, product } = reminder;
  return (
    <tr className="sw-stock-reminders__row">
      <td className="sw-stock-reminders__cell sw-stock-reminders__cell--image">
        <ResponsiveImage src={image} alt="" width={80} height={80} className="sw-stock-reminders__image" />
      </td>
      <td id={name} className="sw-stock-reminders__cell sw-stock-reminders__cell--product" translate="no">
        {product.url ? (
          <a className="sw-stock-reminders__link" href={product.url}>
            <ProductName name={product.name} />
          </a>
        ) : (
          <ProductName name={product.name} />
        )}
      </td>
      <td className="sw-stock-reminders__cell sw-stock-reminders__cell--way">
        <Button
          id={idOf(id)}
          variant="danger-quiet"
          icon="trash"
          aria-describedby={name}
          isDisabled={model.isBusy.value}
          onClick={() => void model.remove(reminder)}
        >
          {t('remove')}
        </Button>
      </td>
    </tr>
  );
}

function idOf(id: StockReminder['id']): string {
  return `sw-stock-reminders-${id}`;
}
