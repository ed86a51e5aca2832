import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { ReturnFrame } from '../../shared/ui/returns/ReturnFrame.tsx';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import type { ReturnQuestionWizardState } from './return-question-wizard.model.ts';
import type nl from './locales/nl.json';

/** A return in which the shopper answers questions about each product; an answer leads to the next question. */
export function ReturnQuestionWizard({ model }: { model: ReturnQuestionWizardState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { wizard, errorText } = model;
  if (errorText !== '')
    return (
      <div className="sw-returns">
        <Html html={errorText} className="sw-returns__error" />
      </div>
    );
  return (
    // Its overview has no button: the answers are checked above the one that sends them.
    <ReturnFrame
      {...wizard.view.value}
      receiptEnd={<Slot name="receipt-end" />}
      step={2}
      heading={t('heading')}
      next={null}
    >
      <QuestionStep model={model} />
    </ReturnFrame>
  );
}
