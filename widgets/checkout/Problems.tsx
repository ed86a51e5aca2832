import { useSignals } from '@preact/signals-react/runtime';
import { usePartText, useText } from '../../shared/i18n/use-text.ts';
import { ErrorSummary } from '../../shared/ui/form/ErrorSummary.tsx';
import type { CheckoutState, Step } from './checkout.model.ts';
import type { ControlName, Problem } from './form.model.ts';
import type nl from './locales/nl.json';

export interface ProblemsProps {
  model: CheckoutState;
  /** The shopper follows a link to a field of another step. */
  onFollow(field: ControlName, step: Step): void;
}

/** The errors of the form; each links to its field. */
export function Problems({ model, onFollow }: ProblemsProps) {
  useSignals();
  const t = useText<typeof nl>();
  const ofAddress = usePartText('address');
  const problems = model.problems.value.filter(({ field }) => field !== null);
  return (
    <ErrorSummary
      count={model.refusals.value}
      items={problems.map((problem, index) => ({
        key: `${problem.field} ${index}`,
        section: sectionOf(problem),
        message: problem.message ?? ofAddress(problem.field === 'ignore_vat' ? 'ignoreVatHint' : 'searchMissing'),
        ...linkTo(problem),
      }))}
    />
  );

  /** With two addresses on the screen, a message says which of them it is about. */
  function sectionOf({ field, step }: Problem) {
    if (!field || step !== 'details' || model.form.data.value.shipping_address_same_as_billing_address)
      return undefined;
    const kind = model.addressOf(field);
    return kind ? t(kind === 'billing' ? 'billingAddress' : 'shippingAddress') : undefined;
  }

  function linkTo({ field, step }: Problem) {
    if (!field) return {};
    if (step !== model.step.value) return { onClick: () => onFollow(field, step) };
    return { href: `#sw-checkout-${field}` };
  }
}
