import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { LoadError } from '../../shared/ui/basics/LoadError.tsx';
import { useLazyComponent } from '../../shared/ui/basics/use-lazy-component.ts';
import { prepareHtml } from '../../shared/ui/markup/Html.tsx';
import { plainText } from '../../shared/ui/markup/plain-text.ts';
import type { InstallerRequestState } from './installer-request.model.ts';
import type nl from './locales/nl.json';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';

/** A button, if the shop offers an installer. The code of the form loads on hover, focus or opening. */
export function InstallerRequest({ model }: { model: InstallerRequestState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { isOpen } = model.form.view.value;
  const { Part: InstallerDialog, hasFailed, reach } = useLazyComponent(() => loadDialog(model), isOpen);
  if (!model.isOffered.value) return null;

  const isWaiting = isOpen && !InstallerDialog;
  return (
    <div className="sw-installer-request">
      <Button
        aria-haspopup="dialog"
        isBusy={isWaiting && !hasFailed}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={model.open}
      >
        {plainText(model.texts.value?.button_text ?? '') || t('button')}
      </Button>
      {isWaiting && hasFailed && <LoadError onRetry={reach} />}
      {InstallerDialog && <InstallerDialog model={model} />}
    </div>
  );
}

/** Also loads the sanitiser when the texts of the dialog need it. */
async function loadDialog({ texts }: InstallerRequestState) {
  const { title, text, thanks_title, thanks_text } = texts.peek() ?? {};
  const [{ InstallerDialog }] = await Promise.all([
    importWithRecovery('InstallerDialog', () => import('./InstallerDialog.tsx')),
    prepareHtml(title, text, thanks_title, thanks_text),
  ]);
  return InstallerDialog;
}
