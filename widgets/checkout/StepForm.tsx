import type { ReactNode } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { scrollToControl } from '../../shared/ui/form/scroll-to.ts';
import { Refusal } from './Refusal.tsx';
import type { CheckoutState } from './checkout.model.ts';

export interface StepFormProps {
  model: CheckoutState;
  /** The way on. */
  next: string;
  back: ReactNode;
  children: ReactNode;
}

/** One step as a form: Enter sends it, and the shop judges what is in it. */
export function StepForm({ model, next, back, children }: StepFormProps) {
  useSignals();

  /** Nothing was sent, and this is why. */
  function leadToConsent() {
    if (model.exemption.isMissing.peek()) scrollToControl('sw-checkout-tax_exemption_accepted');
  }

  return (
    <form
      className="sw-checkout__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.submit(typedIn(event.currentTarget)).then(leadToConsent);
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

/** What stands in the text fields now: a browser may have filled them in without telling anyone. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    const isText = form.querySelector(`input[name="${name}"]:not([type=checkbox], [type=radio], [role=combobox])`);
    if (isText && typeof value === 'string') typed[name] = value;
  }
  return typed;
}
