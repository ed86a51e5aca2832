import { useSignals } from '@preact/signals-react/runtime';
import type { OrderReturn } from '../../shared/contract/returns.ts';
import { useText, WidgetContext } from '../../shared/i18n/use-text.ts';
import { usePrinted } from '../../shared/ui/basics/printed-context.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import { Loading } from '../../shared/ui/basics/Loading.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { RequiredNote } from '../../shared/ui/form/RequiredNote.tsx';
import { OrderLines } from './OrderLines.tsx';
import { ReturnLines } from './ReturnLines.tsx';
import type { ReturnOrderFormState } from './return-order-form.model.ts';
import type nl from './locales/nl.json';
import { useContext, type SyntheticEvent } from 'react';
import { ErrorSummary, type SummaryItem } from '../../shared/ui/form/ErrorSummary.tsx';

/** The lines of an order, and a form for the lines to return, which the browser sends to the page's server. */
export function ReturnOrderForm({ model }: { model: ReturnOrderFormState }) {
  useSignals();
  const t = useText<typeof nl>();
  const order = model.order.value;
  if (order === null) return <Loading label={t('loading')} />;
  const title = t('heading', { id: model.displayId });
  return (
    <section className="sw-return-order-form" aria-label={title}>
      <Heading className="sw-return-order-form__heading">{title}</Heading>
      <FormErrors model={model} />
      {order.order_lines.length > 0 && <OrderLines model={model} lines={order.order_lines} />}
      {model.canReturn.value ? (
        <Form model={model} order={order} />
      ) : (
        <Message kind="info" isAnnounced={false}>
          {t(order.order_lines.length > 0 ? 'nothingMore' : 'none')}
        </Message>
      )}
    </section>
  );
}

function Form({ model, order }: { model: ReturnOrderFormState; order: OrderReturn }) {
  useSignals();
  const t = useText<typeof nl>();
  return (
    <form
      noValidate
      className="sw-return-order-form__form"
      action={model.action}
      method="post"
      encType="multipart/form-data"
      onSubmit={(event) => submit(event, model)}
    >
      <Token token={model.token()} />
      <ReturnLines model={model} order={order} />
      {model.lines.value.length > 0 && <RequiredNote />}
      <div className="sw-return-order-form__send">
        <Button type="submit" variant="confirm" isBusy={model.isBusy.value}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

/** A script of the page may have renewed the token. */
function submit(event: SyntheticEvent<HTMLFormElement>, model: ReturnOrderFormState): void {
  const field = event.currentTarget.elements.namedItem('_token');
  if (field instanceof HTMLInputElement) field.value = model.token() ?? '';
  if (!model.submit()) event.preventDefault();
}

/** A server draws a frame for every visitor, so it has no token. */
function Token({ token }: { token: string | null }) {
  const printed = usePrinted();
  return token === null || printed ? null : <input type="hidden" name="_token" defaultValue={token} />;
}

/** The server's error messages, with links to the fields that the form has. */
function FormErrors({ model }: { model: ReturnOrderFormState }) {
  useSignals();
  const widget = useContext(WidgetContext);
  const ids = new Set(model.lines.value.map(({ orderLine }) => String(orderLine.id)));
  const items = Object.entries(model.errors()).map(([key, [message = '']]): SummaryItem => {
    const [, id = '', field = ''] = key.split('.');
    const href = ids.has(id) && model.isField(field) ? `#sw-${widget}-rmaLines[${id}][${field}]` : undefined;
    return { key, message, href };
  });
  return <ErrorSummary count={model.refusals.value} items={items} />;
}
