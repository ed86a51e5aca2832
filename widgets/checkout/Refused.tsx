import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { ErrorSummary } from '../../shared/ui/ErrorSummary.tsx';
import { Message } from '../../shared/ui/Message.tsx';
import { RefusalMessage } from '../../shared/ui/RefusalMessage.tsx';
import { placeOf } from './PlaceFields.tsx';
import type { CheckoutState, Step } from './checkout.model.ts';
import type { FieldName, Problem } from './form.model.ts';
import type nl from './locales/nl.json';

export interface RefusedProps {
  model: CheckoutState;
  /** The shopper goes to a field of another step. */
  onFollow(field: FieldName, step: Step): void;
}

/** Why the step was not accepted: each problem leads to where it is mended. */
export function Refused({ model, onFollow }: RefusedProps) {
  useSignals();
  const t = useText<typeof nl>();
  const problems = model.problems.value;
  const refusal = model.refusal.value;
  return (
    <>
      {problems.length > 0 && (
        <ErrorSummary
          title={t('problems')}
          count={model.refusals.value}
          items={problems.map((problem, index) => ({
            key: `${problem.field} ${index}`,
            message: problem.message,
            ...wayTo(problem),
          }))}
        />
      )}
      {refusal && !model.isExpired.value && <RefusalMessage refusal={refusal} />}
      {model.isExpired.value && (
        <Message kind="error" action={{ label: t('reload'), onClick: model.reload }}>
          {t('expired')}
        </Message>
      )}
    </>
  );

  function wayTo({ field, step }: Problem) {
    if (!field) return {};
    if (step !== model.step.value) return { onClick: () => onFollow(field, step) };
    return { href: `#sw-checkout-${placeOf(model, field)}` };
  }
}
