import { useSignals } from '@preact/signals-react/runtime';
import type returns from '../../shared/i18n/returns/locales/nl.json';
import { usePartText } from '../../shared/i18n/use-text.ts';
import { FirstError } from '../../shared/ui/form/FirstError.tsx';
import { ReturnActions } from '../../shared/ui/returns/ReturnActions.tsx';
import { ReturnProducts } from '../../shared/ui/returns/ReturnProducts.tsx';
import { SolutionChoice } from './SolutionChoice.tsx';
import { SolutionFields } from './SolutionFields.tsx';
import type { ReturnSolutionWizardState } from './return-solution-wizard.model.ts';

/** The products, with the solutions and fields of the selected one. */
export function SolutionStep({ model }: { model: ReturnSolutionWizardState }) {
  useSignals();
  const t = usePartText<typeof returns>('returns');
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
