import { useContext } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { WidgetContext } from '../../shared/i18n/use-text.ts';
import { ErrorSummary, type SummaryItem } from '../../shared/ui/form/ErrorSummary.tsx';
import type { ReturnOrderFormState } from './return-order-form.model.ts';

/** The server's error messages, with links to the fields that the form has. */
export function FormErrors({ model }: { model: ReturnOrderFormState }) {
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
