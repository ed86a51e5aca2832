import { useSignals } from '@preact/signals-react/runtime';
import { useText, usePartText } from '../../shared/i18n/use-text.ts';
import { Loading } from '../../shared/ui/basics/Loading.tsx';
import { ReturnFrame } from '../../shared/ui/returns/ReturnFrame.tsx';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { Confirmation } from './Confirmation.tsx';
import type { ReturnSolutionWizardState } from './return-solution-wizard.model.ts';
import type nl from './locales/nl.json';
import { FirstError } from '../../shared/ui/form/FirstError.tsx';
import { ReturnActions } from '../../shared/ui/returns/ReturnActions.tsx';
import { ReturnProducts } from '../../shared/ui/returns/ReturnProducts.tsx';
import { SolutionChoice } from './SolutionChoice.tsx';
import { useId } from 'react';
import { Explanation } from '../../shared/ui/markup/Explanation.tsx';
import { ReturnFiles } from '../../shared/ui/returns/ReturnFiles.tsx';
import { ReturnSerial } from '../../shared/ui/returns/ReturnSerial.tsx';
import { TextArea } from '../../shared/ui/form/TextArea.tsx';

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

/** The products, with the solutions and fields of the selected one. */
function SolutionStep({ model }: { model: ReturnSolutionWizardState }) {
  useSignals();
  const t = usePartText('returns');
  const { wizard } = model;
  return (
    <ReturnProducts {...wizard.view.value} onSubmit={model.next}>
      <SolutionChoice model={model} />
      <SolutionFields model={model} />
      <FirstError count={wizard.refusals.value} />
      <ReturnActions label={t(wizard.nextAction.value)} />
    </ReturnProducts>
  );
}

/** The fields that the selected solution asks for. */
function SolutionFields({ model }: { model: ReturnSolutionWizardState }) {
  useSignals();
  const t = useText<typeof nl>();
  const ofReturns = usePartText('returns');
  const explanationId = useId();
  const product = model.wizard.product.value;
  const solution = model.solution.value;
  const files = model.wizard.files.value;
  const missing = model.wizard.missing.value;
  if (!product || !solution || !files) return null;
  const { serial_explanation_text: explanation } = product;
  return (
    <>
      {(solution.display_serial || solution.serial_required) && (
        <div className="sw-returns__serial">
          <ReturnSerial
            value={product.serial_number}
            isRequired={solution.serial_required}
            isMissing={missing.includes('serial_number')}
            describedBy={explanation ? explanationId : undefined}
            onChange={(text) => model.write('serial_number', text)}
          />
          {explanation && (
            <Explanation id={explanationId} html={explanation} videoTitle={t('video')} className="sw-returns__hint" />
          )}
        </div>
      )}
      <TextArea
        name="remark"
        label={solution.remark_label ?? ofReturns('remark')}
        value={product.remark}
        isRequired={solution.remark_required}
        errors={missing.includes('remark') ? [ofReturns('remarkRequired')] : []}
        isAnnounced
        onChange={(text) => model.write('remark', text)}
      />
      {solution.display_image && (
        <ReturnFiles label={ofReturns('images')} list={files.images.view.value} id="sw-return-solution-wizard-images" />
      )}
      {solution.display_video && (
        <ReturnFiles label={ofReturns('videos')} list={files.videos.view.value} id="sw-return-solution-wizard-videos" />
      )}
    </>
  );
}
