import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import type { ExemptionState } from './exemption.model.ts';
import type nl from './locales/nl.json';

/** Informs a business that it buys with VAT. */
export function BusinessWarning({ model }: { model: ExemptionState }) {
  useSignals();
  const t = useText<typeof nl>();
  const text = model.country.value?.business_warning_text;
  return (
    <Dialog
      isOpen={model.isWarningOpen.value}
      title={t('businessWarning')}
      size="small"
      onClose={model.closeWarning}
      actions={
        <Button variant="primary" onClick={model.closeWarning}>
          {t('confirm')}
        </Button>
      }
    >
      {text && <Html html={text} />}
    </Dialog>
  );
}
