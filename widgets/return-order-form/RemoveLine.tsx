import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { LoadError } from '../../shared/ui/basics/LoadError.tsx';
import { useLazyComponent } from '../../shared/ui/basics/use-lazy-component.ts';
import type { ReturnOrderFormState } from './return-order-form.model.ts';
import type nl from './locales/nl.json';

/** Asks whether a line is to be removed. The dialog loads when it is first needed. */
export function RemoveLine({ model }: { model: ReturnOrderFormState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { line, isOpen } = model.question.value;
  const { Part, hasFailed, reach } = useLazyComponent(
    async () =>
      (await importWithRecovery('RemovalDialog', () => import('../../shared/ui/dialog/RemovalDialog.tsx')))
        .RemovalDialog,
    isOpen,
  );
  if (!Part) return isOpen && hasFailed ? <LoadError onRetry={reach} /> : null;
  return (
    <Part
      isOpen={isOpen}
      title={t('removeQuestion')}
      cancelLabel={t('cancel')}
      removeLabel={t('removeLine')}
      onClose={model.closeQuestion}
      onRemove={model.remove}
    >
      <p>{line?.orderLine.name}</p>
    </Part>
  );
}
