import { useEffect, useEffectEvent } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useKitText, useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { prepareHtml } from '../../shared/ui/markup/Html.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { plainText } from '../../shared/ui/markup/plain-text.ts';
import { useLazyComponent } from '../../shared/ui/basics/use-lazy-component.ts';
import type { InstallerRequestState } from './installer-request.model.ts';
import type nl from './locales/nl.json';

/** A button, where the shop offers an installer; the form behind it is fetched when somebody reaches for it. */
export function InstallerRequest({ model }: { model: InstallerRequestState }) {
  useSignals();
  const t = useText<typeof nl>();
  const kit = useKitText();
  const { Part: InstallerDialog, hasFailed, reach } = useLazyComponent(() => loadDialog(model));
  const isOpen = model.form.isOpen.value;
  const reachNow = useEffectEvent(reach);
  useEffect(() => {
    // A command opens it without anybody reaching for the button.
    if (isOpen) reachNow();
  }, [isOpen]);
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
        {plainText(model.words.value?.button_text ?? '') || t('button')}
      </Button>
      {isWaiting && hasFailed && (
        <Message kind="error" action={{ label: kit('retry'), onClick: reach }}>
          {kit('wentWrong')}
        </Message>
      )}
      {InstallerDialog && <InstallerDialog model={model} />}
    </div>
  );
}

/** With what its texts need to be seen at once. */
async function loadDialog({ words }: InstallerRequestState) {
  const { title, text, thanks_title, thanks_text } = words.peek() ?? {};
  const [{ InstallerDialog }] = await Promise.all([
    import('./InstallerDialog.tsx'),
    prepareHtml(title, text, thanks_title, thanks_text),
  ]);
  return InstallerDialog;
}
