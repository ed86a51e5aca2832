import { useText } from '../../shared/i18n/use-text.ts';
import type { Step } from './checkout.model.ts';
import type nl from './locales/nl.json';

/** The fourth is a page of the shop, reached by paying. */
const STEPS = [1, 2, 3, 4] as const;

/** The progress; completed steps are links back. */
export function Progress({ step, onGoTo }: { step: Step; onGoTo(step: Step): void }) {
  const t = useText<typeof nl>();
  return (
    <ol className="sw-checkout__progress" role="list" aria-label={t('progress')}>
      {STEPS.map((each) => (
        <li
          key={each}
          className={`sw-checkout__stage${each < step ? ' sw-checkout__stage--done' : ''}`}
          aria-current={each === step ? 'step' : undefined}
        >
          {each < step ? (
            <button type="button" className="sw-checkout__stage-name" onClick={() => onGoTo(each as Step)}>
              <StageName number={each} />
            </button>
          ) : (
            <span className="sw-checkout__stage-name">
              <StageName number={each} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function StageName({ number }: { number: (typeof STEPS)[number] }) {
  const t = useText<typeof nl>();
  return (
    <>
      <span className="sw-checkout__stage-number">{number}</span> <span>{t(`stage${number}`)}</span>
    </>
  );
}
