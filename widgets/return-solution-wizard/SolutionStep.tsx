import { useSignals } from '@preact/signals-react/runtime';
import type returns from '../../shared/i18n/returns/locales/nl.json';
import { usePartText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { FirstError } from '../../shared/ui/form/FirstError.tsx';
import { ReturnProducts } from '../../shared/ui/returns/ReturnProducts.tsx';
import { SolutionChoice } from './SolutionChoice.tsx';
import { SolutionFields } from './SolutionFields.tsx';
import type { ReturnSolutionWizardState } from './return-solution-wizard.model.ts';

/** The products, and what is asked about the selected one. */
export function SolutionStep({ model }: { model: ReturnSolutionWizardState }) {
  useSignals();
  const t = usePartText<typeof returns>('returns');
  const { wizard } = model;
  return (
    <ReturnProducts
      products={wizard.listed.value}
      selected={wizard.selected.value}
      canRemove={wizard.canRemove.value}
      moves={wizard.moves.value}
      removed={wizard.removed.value}
      onSelect={wizard.select}
      onRemove={wizard.remove}
      onRestore={wizard.restore}
    >
      <form
        key={wizard.selected.value}
        className="sw-returns__fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          model.next();
        }}
      >
        <SolutionChoice model={model} />
        <SolutionFields model={model} />
        <FirstError count={wizard.refusals.value} />
        <div className="sw-returns__actions">
          <Button type="submit" variant="primary">
            {t(wizard.way.value)}
          </Button>
        </div>
      </form>
    </ReturnProducts>
  );
}
