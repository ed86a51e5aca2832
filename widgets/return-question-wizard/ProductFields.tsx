import { useSignals } from '@preact/signals-react/runtime';
import type returns from '../../shared/i18n/returns/locales/nl.json';
import { usePartText } from '../../shared/i18n/use-text.ts';
import { FirstError } from '../../shared/ui/form/FirstError.tsx';
import { ReturnFiles } from '../../shared/ui/returns/ReturnFiles.tsx';
import { ReturnSerial } from '../../shared/ui/returns/ReturnSerial.tsx';
import type { ReturnQuestionWizardState } from './return-question-wizard.model.ts';

const REQUIRED = { images: 'imagesRequired', videos: 'videosRequired' } as const;

/** The fields that the answers ask for. */
export function ProductFields({ model }: { model: ReturnQuestionWizardState }) {
  useSignals();
  const t = usePartText<typeof returns>('returns');
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
