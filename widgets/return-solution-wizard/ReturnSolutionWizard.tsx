import { useSignals } from '@preact/signals-react/runtime';
import type returns from '../../shared/i18n/returns/locales/nl.json';
import { usePartText, useText } from '../../shared/i18n/use-text.ts';
import { Loading } from '../../shared/ui/basics/Loading.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { ReturnFaq } from '../../shared/ui/returns/ReturnFaq.tsx';
import { ReturnFrame } from '../../shared/ui/returns/ReturnFrame.tsx';
import { ReturnOverview } from '../../shared/ui/returns/ReturnOverview.tsx';
import { Confirmation } from './Confirmation.tsx';
import { SolutionStep } from './SolutionStep.tsx';
import type { ReturnSolutionWizardState } from './return-solution-wizard.model.ts';
import type nl from './locales/nl.json';

/** A return: a solution for each product, then where it is fetched. */
export function ReturnSolutionWizard({ model }: { model: ReturnSolutionWizardState }) {
  useSignals();
  const t = useText<typeof nl>();
  const ofReturns = usePartText<typeof returns>('returns');
  if (!model.isLoaded.value) return <Loading label={t('loading')} />;
  const { wizard } = model;
  const step = model.step.value;
  const removed = wizard.removed.value;
  const isEmpty = wizard.listed.value.length === 0;
  const isDone = model.isDone.value;
  const hasOverview = step === 2 && !isEmpty;
  const isReady = hasOverview && wizard.way.value === 'next';
  return (
    <ReturnFrame
      step={step}
      problemUrl={model.problemUrl}
      onBack={isDone ? undefined : model.back}
      heading={t(step === 2 ? 'heading' : 'confirmTitle')}
      spoken={spoken()}
      isBusy={model.isSubmitting.value}
      wasRestored={step === 2 && wizard.wasRestored.value}
      onStartOver={wizard.startOver}
      aside={hasOverview && <ReturnOverview products={wizard.listed.value} onNext={isReady ? model.next : undefined} />}
      below={!isDone && <ReturnFaq key={wizard.selected.value} items={wizard.faq.value} />}
    >
      {content()}
    </ReturnFrame>
  );

  function content() {
    if (isEmpty) return <p className="sw-returns__empty">{ofReturns('empty')}</p>;
    if (isDone) return <Message kind="success">{ofReturns('done')}</Message>;
    return step === 2 ? <SolutionStep model={model} /> : <Confirmation model={model} />;
  }

  function spoken(): string {
    if (model.isSubmitting.value) return ofReturns('sending');
    return step === 2 && removed !== null ? ofReturns('removed', { name: removed }) : '';
  }
}
