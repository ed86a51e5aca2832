import { useSignals } from '@preact/signals-react/runtime';
import { useText, usePartText } from '../../shared/i18n/use-text.ts';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { ReturnFrame } from '../../shared/ui/returns/ReturnFrame.tsx';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import type { ReturnQuestionWizardState } from './return-question-wizard.model.ts';
import type nl from './locales/nl.json';
import { ReturnActions } from '../../shared/ui/returns/ReturnActions.tsx';
import { ReturnForm } from '../../shared/ui/returns/ReturnForm.tsx';
import { ReturnAnswers } from '../../shared/ui/returns/ReturnAnswers.tsx';
import { ReturnProducts } from '../../shared/ui/returns/ReturnProducts.tsx';
import { Questions } from './Questions.tsx';
import { FirstError } from '../../shared/ui/form/FirstError.tsx';
import { ReturnFiles } from '../../shared/ui/returns/ReturnFiles.tsx';
import { ReturnSerial } from '../../shared/ui/returns/ReturnSerial.tsx';

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

/** The products, with the questions and fields of the selected one; once all are complete, the answers to check. */
function QuestionStep({ model }: { model: ReturnQuestionWizardState }) {
  useSignals();
  const t = usePartText('returns');
  const { wizard } = model;
  const isAllComplete = wizard.nextAction.value === 'next';
  return (
    <>
      <ReturnProducts {...wizard.view.value} onSubmit={() => void (model.isFinal.peek() && model.next())}>
        <Questions model={model} />
        <ProductFields model={model} />
        {model.isFinal.value && !isAllComplete && <ReturnActions label={t('save')} />}
      </ReturnProducts>
      {isAllComplete && <CheckAnswers model={model} />}
    </>
  );
}

/** All answers, and the button that sends the return. */
function CheckAnswers({ model }: { model: ReturnQuestionWizardState }) {
  useSignals();
  const t = usePartText('returns');
  const { wizard } = model;
  return (
    <ReturnForm onSubmit={() => void model.next()}>
      <ReturnAnswers products={model.answers.value} onChange={wizard.select} />
      <ReturnActions
        label={t('next')}
        hint={t('submits', { button: t('next') })}
        isBusy={wizard.isSubmitting.value}
        isUploading={wizard.isUploading.value}
      />
    </ReturnForm>
  );
}

const REQUIRED = { images: 'imagesRequired', videos: 'videosRequired' } as const;

/** The fields that the answers ask for. */
function ProductFields({ model }: { model: ReturnQuestionWizardState }) {
  useSignals();
  const t = usePartText('returns');
  const { wizard } = model;
  const displays = model.displays.value;
  const missing = wizard.missing.value;
  const product = wizard.product.value;
  const files = wizard.files.value;
  if (!product || !files) return null;
  return (
    <>
      {displays.serial_number !== 'hidden' && (
        <ReturnSerial
          value={product.serial_number}
          isRequired={displays.serial_number === 'required'}
          isMissing={missing.includes('serial_number')}
          onChange={model.writeSerial}
        />
      )}
      {(['images', 'videos'] as const).map(
        (each) =>
          displays[each] !== 'hidden' && (
            <ReturnFiles
              key={each}
              label={t(each)}
              isRequired={displays[each] === 'required'}
              errors={missing.includes(each) ? [t(REQUIRED[each])] : []}
              list={files[each].view.value}
              id={`sw-return-question-wizard-${each}`}
            />
          ),
      )}
      <FirstError count={wizard.refusals.value} />
    </>
  );
}
