import { useSignals } from '@preact/signals-react/runtime';
import { LoadError } from '../../shared/ui/basics/LoadError.tsx';
import { useLazyComponent } from '../../shared/ui/basics/use-lazy-component.ts';
import { Opener } from '../../shared/ui/dialog/Opener.tsx';
import type { PriceMatchState } from './price-match.model.ts';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';

/** The control that opens the form, if there is one. The code of the form loads on hover, focus or opening. */
export function PriceMatch({ model }: { model: PriceMatchState }) {
  useSignals();
  const { isOpen } = model.form.view.value;
  const { Part: PriceMatchDialog, hasFailed, reach } = useLazyComponent(loadDialog, isOpen);
  return (
    <div className="sw-price-match" onPointerEnter={reach} onFocus={reach}>
      <Opener printed={model.opener} isOpen={isOpen} onOpen={model.open}>
        {model.label}
      </Opener>
      {isOpen && !PriceMatchDialog && hasFailed && <LoadError onRetry={reach} />}
      {PriceMatchDialog && <PriceMatchDialog model={model} />}
    </div>
  );
}

async function loadDialog() {
  return (await importWithRecovery('PriceMatchDialog', () => import('./PriceMatchDialog.tsx'))).PriceMatchDialog;
}
