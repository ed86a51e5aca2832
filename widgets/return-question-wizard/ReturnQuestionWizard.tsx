import { useSignals } from '@preact/signals-react/runtime';
import type returns from '../../shared/i18n/returns/locales/nl.json';
import { usePartText, useText } from '../../shared/i18n/use-text.ts';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { ReturnFaq } from '../../shared/ui/returns/ReturnFaq.tsx';
import { ReturnFrame } from '../../shared/ui/returns/ReturnFrame.tsx';
import { ReturnOverview } from '../../shared/ui/returns/ReturnOverview.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import type { ReturnQuestionWizardState } from './return-question-wizard.model.ts';
import type nl from './locales/nl.json';

/** A return: for each product questions, of which one leads to the next. */
export function ReturnQuestionWizard({ model }: { model: ReturnQuestionWizardState }) {
  useSignals();
  const t = useText<typeof nl>();
  const ofReturns = usePartText<typeof returns>('returns');
  const { wizard, errorText } = model;
  if (errorText !== '')
    return (
      <div className="sw-returns">
        <Html html={errorText} className="sw-returns__error" />
      </div>
    );
  const listed = wizard.listed.value;
  const removed = wizard.removed.value;
  const isSubmitting = model.isSubmitting.value;
  const isDone = model.isDone.value;
  const isReady = wizard.way.value === 'next';
  return (
    <ReturnFrame
      step={2}
      heading={t('heading')}
      spoken={isSubmitting ? ofReturns('sending') : removed === null ? '' : ofReturns('removed', { name: removed })}
      isBusy={isSubmitting}
      wasRestored={wizard.wasRestored.value && !isDone}
      onStartOver={wizard.startOver}
      aside={
        listed.length > 0 &&
        !isDone && (
          <ReturnOverview
            products={listed}
            onNext={isReady ? () => void model.next() : undefined}
            isBusy={isSubmitting}
            isDisabled={wizard.isUploading.value}
          />
        )
      }
      below={!isDone && <ReturnFaq key={wizard.selected.value} items={wizard.faq.value} />}
    >
      {content()}
    </ReturnFrame>
  );

  function content() {
    if (listed.length === 0) return <p className="sw-returns__empty">{ofReturns('empty')}</p>;
    if (isDone) return <Message kind="success">{ofReturns('done')}</Message>;
    return <QuestionStep model={model} />;
  }
}
