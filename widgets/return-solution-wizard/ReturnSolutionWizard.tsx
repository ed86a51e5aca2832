import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Loading } from '../../shared/ui/basics/Loading.tsx';
import { ReturnFrame } from '../../shared/ui/returns/ReturnFrame.tsx';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { Confirmation } from './Confirmation.tsx';
import { SolutionStep } from './SolutionStep.tsx';
import type { ReturnSolutionWizardState } from './return-solution-wizard.model.ts';
import type nl from './locales/nl.json';

/** A return in which the shopper chooses a solution for each product, then confirms the address. */
export function ReturnSolutionWizard({ model }: { model: ReturnSolutionWizardState }) {
  useSignals();
  const t = useText<typeof nl>();
  if (!model.isLoaded.value) return <Loading label={t('loading')} />;
  const { wizard } = model;
  const step = model.step.value;
  return (
    <ReturnFrame
      {...wizard.view.value}
      receiptEnd={<Slot name="receipt-end" />}
      step={step}
      problemUrl={model.problemUrl}
      onBack={model.back}
      heading={t(step === 2 ? 'heading' : 'confirmTitle')}
      next={wizard.nextAction.value === 'next' ? { onClick: model.next } : null}
    >
      {step === 2 ? <SolutionStep model={model} /> : <Confirmation model={model} />}
    </ReturnFrame>
  );
}
