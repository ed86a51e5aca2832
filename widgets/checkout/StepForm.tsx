import type { ReactNode } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { scrollToControl } from '../../shared/ui/form/scroll-to.ts';
import { typedValues } from '../../shared/ui/form/typed-values.ts';
import { Refusal } from './Refusal.tsx';
import type { CheckoutState } from './checkout.model.ts';

export interface StepFormProps {
  model: CheckoutState;
  /** Label of the submit button. */
  next: string;
  back: ReactNode;
  children: ReactNode;
}

/** One step as a form: Enter submits it, and the shop validates it. */
export function StepForm({ model, next, back, children }: StepFormProps) {
  useSignals();

  /** Focuses the missing consent. */
  function focusConsent() {
    if (model.exemption.isMissing.peek()) scrollToControl('sw-checkout-tax_exemption_accepted');
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
      <Refusal model={model} />
      <div className="sw-checkout__actions">
        {back}
        <Button type="submit" variant="primary" isBusy={model.isSubmitting.value}>
          {next}
        </Button>
      </div>
    </form>
  );
}
