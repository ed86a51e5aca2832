import type { Elements } from 'react/jsx-runtime';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Price } from '../../shared/ui/product/Price.tsx';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';
import { focusControl } from '../../shared/ui/form/focus-control.ts';
import { typedValues } from '../../shared/ui/form/typed-values.ts';
import { OrderChanges } from './OrderChanges.tsx';
import type { CheckoutState } from './checkout.model.ts';
import type nl from './locales/nl.json';

export interface StepFormProps {
  model: CheckoutState;
  /** Label of the submit button. */
  next: string;
  back: Elements;
  children: Elements;
}

/** One step as a form: Enter submits it, and the shop validates it. */
export function StepForm({ model, next, back, children }: StepFormProps) {
  useSignals();

  /** Focuses the missing consent. */
  function focusConsent() {
    if (model.exemption.isMissing.peek()) focusControl('sw-checkout-tax_exemption_accepted');
  }

  return (
    <form
      className="sw-checkout__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.submit(typedValues(event.currentTarget)).then(focusConsent);
      }}
    >
      {children}
      <OrderChanges model={model} />
      <Refusal model={model} />
      <div className="sw-checkout__actions">
        <div className="sw-checkout__go">
          <Due model={model} />
          <Button type="submit" variant="primary" isBusy={model.isSubmitting.value || model.review.isNew.value}>
            {next}
          </Button>
        </div>
        {back}
      </div>
    </form>
  );
}

/** On a phone: what is to be paid, beside the button that stays at the lower edge of the window. */
function Due({ model }: { model: CheckoutState }) {
  useSignals();
  const t = useText<typeof nl>();
  const due = model.sums.value?.due;
  if (due === undefined) return null;
  return (
    <p className="sw-checkout__go-due">
      <span>{`${t('due')} `}</span>
      <Price cents={due} />
    </p>
  );
}

/** Why the step was not accepted, when no field has an error. Shown next to the submit button. */
function Refusal({ model }: { model: CheckoutState }) {
  useSignals();
  const refusal = model.refusal.value;
  const general = model.problems.value.flatMap(({ field, message }) => (field === null && message) || []);
  if (refusal) return <RefusalMessage refusal={refusal} />;
  return general.length > 0 && <RefusalMessage refusal={{ is: 'shop-message', messages: general }} />;
}
