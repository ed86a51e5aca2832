import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';
import type { CheckoutState } from './checkout.model.ts';
import type nl from './locales/nl.json';

/** Why the step was not accepted, when no field has an error. Shown next to the submit button. */
export function Refusal({ model }: { model: CheckoutState }) {
  useSignals();
  const t = useText<typeof nl>();
  const refusal = model.refusal.value;
  const general = model.problems.value.flatMap(({ field, message }) => (field === null && message) || []);
  if (model.isExpired.value)
    return (
      <Message kind="error" action={{ label: t('reload'), onClick: model.reload }}>
        {t('expired')}
      </Message>
    );
  if (refusal) return <RefusalMessage refusal={refusal} />;
  return general.length > 0 && <RefusalMessage refusal={{ is: 'shop-message', messages: general }} />;
}
