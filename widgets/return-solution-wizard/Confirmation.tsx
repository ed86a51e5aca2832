import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { ErrorSummary } from '../../shared/ui/form/ErrorSummary.tsx';
import { Conditions } from './Conditions.tsx';
import { Details } from './Details.tsx';
import { Sending } from './Sending.tsx';
import type { Problem } from './details.model.ts';
import type { ReturnSolutionWizardState } from './return-solution-wizard.model.ts';
import type nl from './locales/nl.json';

/** Where the answer goes, on which conditions, and the way to send it. */
export function Confirmation({ model }: { model: ReturnSolutionWizardState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { details } = model;
  return (
    <form
      className="sw-returns__fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.submit(typedIn(event.currentTarget));
      }}
    >
      <ErrorSummary
        title={t('problems')}
        count={details.refusals.value}
        items={details.problems.value.map((problem) => ({
          key: problem.key,
          message: problem.message,
          ...wayTo(problem),
        }))}
      />
      {model.canDecline && (
        <button type="button" className="sw-returns__link" onClick={() => void model.decline()}>
          {t('decline')}
        </button>
      )}
      <Details details={details} />
      <Conditions conditions={model.conditions.value} />
      <Sending model={model} />
    </form>
  );

  function wayTo({ field, product }: Problem) {
    if (field) return { href: `#sw-return-solution-wizard-${field}` };
    if (product === null) return {};
    return {
      onClick() {
        model.wizard.select(product);
        model.back();
      },
    };
  }
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >;
}
