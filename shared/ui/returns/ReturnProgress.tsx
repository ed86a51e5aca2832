import type returns from '../../i18n/returns/locales/nl.json';
import { usePartText } from '../../i18n/use-text.ts';
import { StepProgress } from '../basics/StepProgress.tsx';

export interface ReturnProgressProps {
  readonly step: 2 | 3;
  /** The page of the first step; without it the step is not a link. */
  readonly problemUrl?: string | undefined;
  /** Goes from the third step to the second. */
  readonly onBack?: (() => void) | undefined;
}

/** The steps of a return. */
export function ReturnProgress({ step, problemUrl, onBack }: ReturnProgressProps) {
  const t = usePartText<typeof returns>('returns');
  return (
    <StepProgress
      label={t('progress')}
      current={step}
      steps={[
        { name: t('step1'), href: problemUrl },
        { name: t('step2'), onClick: step === 3 ? onBack : undefined },
        { name: t('step3') },
      ]}
      className="sw-returns__progress"
    />
  );
}
