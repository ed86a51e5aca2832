import { useSignals } from '@preact/signals-react/runtime';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';
import type { CheckoutState } from './checkout.model.ts';

/** Why the step was not accepted, when no field has an error. Shown next to the submit button. */
export function Refusal({ model }: { model: CheckoutState }) {
  useSignals();
  const refusal = model.refusal.value;
  const general = model.problems.value.flatMap(({ field, message }) => (field === null && message) || []);
  if (refusal) return <RefusalMessage refusal={refusal} />;
  return general.length > 0 && <RefusalMessage refusal={{ is: 'shop-message', messages: general }} />;
}
