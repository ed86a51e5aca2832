import { useSignals } from '@preact/signals-react/runtime';
import type returns from '../../shared/i18n/returns/locales/nl.json';
import { usePartText } from '../../shared/i18n/use-text.ts';
import { Field } from '../../shared/ui/form/Field.tsx';
import { FirstError } from '../../shared/ui/form/FirstError.tsx';
import { ReturnFiles } from '../../shared/ui/returns/ReturnFiles.tsx';
import type { ReturnQuestionWizardState } from './return-question-wizard.model.ts';

const REQUIRED = { images: 'imagesRequired', videos: 'videosRequired' } as const;

/** What the answers ask for beside themselves. */
export function GivenFields({ model }: { model: ReturnQuestionWizardState }) {
  useSignals();
  const t = usePartText<typeof returns>('returns');
  const displays = model.displays.value;
  const missing = model.missing.value;
  const product = model.wizard.product.value;
  const files = model.wizard.files.value;
  if (!product || !files) return null;
  return (
    <>
      {displays.serial_number !== 'hidden' && (
        <Field
          name="serial_number"
          label={t('serial')}
          value={product.serial_number}
          isRequired={displays.serial_number === 'required'}
          errors={missing.includes('serial_number') ? [t('serialRequired')] : []}
          isAnnounced
          autoComplete="off"
          autoCapitalize="characters"
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
              place={`sw-return-question-wizard-${each}`}
            />
          ),
      )}
      <FirstError count={model.wizard.refusals.value} />
    </>
  );
}
