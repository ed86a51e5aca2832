import { useId } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import type returns from '../../shared/i18n/returns/locales/nl.json';
import { usePartText, useText } from '../../shared/i18n/use-text.ts';
import { Explanation } from '../../shared/ui/markup/Explanation.tsx';
import { ReturnFiles } from '../../shared/ui/returns/ReturnFiles.tsx';
import { ReturnSerial } from '../../shared/ui/returns/ReturnSerial.tsx';
import { TextArea } from '../../shared/ui/form/TextArea.tsx';
import type { ReturnSolutionWizardState } from './return-solution-wizard.model.ts';
import type nl from './locales/nl.json';

/** The fields that the selected solution asks for. */
export function SolutionFields({ model }: { model: ReturnSolutionWizardState }) {
  useSignals();
  const t = useText<typeof nl>();
  const ofReturns = usePartText<typeof returns>('returns');
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
