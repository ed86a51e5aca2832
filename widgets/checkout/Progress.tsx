import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { StepProgress } from '../../shared/ui/basics/StepProgress.tsx';
import type { CheckoutState } from './checkout.model.ts';
import type nl from './locales/nl.json';

/** With the keys of their texts. The last step is a page of the shop, shown after the payment. */
const STEPS = [
  ['details', 'stage1'],
  ['delivery', 'stage2'],
  ['payment', 'stage3'],
  ['done', 'stage4'],
] as const;

/** The steps of the checkout; completed steps are buttons. */
export function Progress({ model }: { model: CheckoutState }) {
  useSignals();
  const t = useText<typeof nl>();
  return (
    <StepProgress
      label={t('progress')}
      current={STEPS.findIndex(([step]) => step === model.step.value) + 1}
      steps={STEPS.map(([step, name]) => ({
        name: t(name),
        onClick: step !== 'done' && model.isPassed(step) ? () => model.goTo(step) : undefined,
      }))}
      className="sw-checkout__progress"
    />
  );
}
