import { useText } from '../../shared/i18n/use-text.ts';
import { StepProgress } from '../../shared/ui/basics/StepProgress.tsx';
import type { Step } from './checkout.model.ts';
import type nl from './locales/nl.json';

/** The fourth step is a page of the shop, shown after the payment. */
const STEPS = [1, 2, 3, 4] as const;

/** The steps of the checkout; completed steps are buttons. */
export function Progress({ step, onGoTo }: { step: Step; onGoTo(step: Step): void }) {
  const t = useText<typeof nl>();
  return (
    <StepProgress
      label={t('progress')}
      current={step}
      steps={STEPS.map((number) => ({
        name: t(`stage${number}`),
        onClick: number < step ? () => onGoTo(number as Step) : undefined,
      }))}
      className="sw-checkout__progress"
    />
  );
}
