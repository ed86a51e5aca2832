import type returns from '../../i18n/returns/locales/nl.json';
import { usePartText } from '../../i18n/use-text.ts';
import { Icon } from '../basics/Icon.tsx';

export interface ReturnProgressProps {
  readonly step: 2 | 3;
  /** Where the problems are chosen; without it nothing leads there. */
  readonly problemUrl?: string | undefined;
  /** Leads from the third step to the second. */
  readonly onBack?: (() => void) | undefined;
}

const STEPS = [1, 2, 3] as const;

/** Where in a return the shopper is; steps that are done lead back. */
export function ReturnProgress({ step, problemUrl, onBack }: ReturnProgressProps) {
  const t = usePartText<typeof returns>('returns');
  return (
    <ol className="sw-returns__progress" role="list" aria-label={t('progress')}>
      {STEPS.map((each) => (
        <li
          key={each}
          className={`sw-returns__stage${each < step ? ' sw-returns__stage--done' : ''}`}
          aria-current={each === step ? 'step' : undefined}
        >
          {wayTo(each)}
        </li>
      ))}
    </ol>
  );

  function wayTo(each: (typeof STEPS)[number]) {
    const name = (
      <>
        <span className="sw-returns__stage-number">{each < step ? <Icon name="check" /> : each}</span>
        <span>{t(`step${each}`)}</span>
      </>
    );
    if (each === 1 && problemUrl)
      return (
        <a className="sw-returns__stage-name" href={problemUrl}>
          {name}
        </a>
      );
    if (each === 2 && step === 3 && onBack)
      return (
        <button type="button" className="sw-returns__stage-name" onClick={onBack}>
          {name}
        </button>
      );
    return <span className="sw-returns__stage-name">{name}</span>;
  }
}
