import { useSignals } from '@preact/signals-react/runtime';
import type returns from '../../shared/i18n/returns/locales/nl.json';
import { usePartText, useText } from '../../shared/i18n/use-text.ts';
import { Explanation } from '../../shared/ui/markup/Explanation.tsx';
import { Field } from '../../shared/ui/form/Field.tsx';
import { ReturnFiles } from '../../shared/ui/returns/ReturnFiles.tsx';
import { TextArea } from '../../shared/ui/form/TextArea.tsx';
import type { ReturnSolutionWizardState } from './return-solution-wizard.model.ts';
import type nl from './locales/nl.json';

const PLACE = 'sw-return-solution-wizard';

/** What the chosen solution asks for; nothing before one is chosen. */
export function SolutionFields({ model }: { model: ReturnSolutionWizardState }) {
  useSignals();
  const t = useText<typeof nl>();
  const ofReturns = usePartText<typeof returns>('returns');
  const product = model.wizard.product.value;
  const solution = model.solution.value;
  const files = model.wizard.files.value;
  const missing = model.missing.value;
  if (!product || !solution || !files) return null;
  const { serial_explanation_text: whereItStands } = product;
  return (
    <>
      {(solution.display_serial || solution.serial_required) && (
        <div className="sw-returns__serial">
          <Field
            name="serial_number"
            label={ofReturns('serial')}
            value={product.serial_number}
            isRequired={solution.serial_required}
            errors={missing.includes('serial_number') ? [ofReturns('serialRequired')] : []}
            isAnnounced
            autoComplete="off"
            autoCapitalize="characters"
            onChange={(text) => model.write('serial_number', text)}
          />
          {whereItStands && <Explanation html={whereItStands} videoTitle={t('video')} className="sw-returns__hint" />}
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
        <ReturnFiles label={ofReturns('images')} list={files.images.view.value} place={`${PLACE}-images`} />
      )}
      {solution.display_video && (
        <ReturnFiles label={ofReturns('videos')} list={files.videos.view.value} place={`${PLACE}-videos`} />
      )}
    </>
  );
}
