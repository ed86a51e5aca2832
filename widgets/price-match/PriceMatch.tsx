import { useEffect, useEffectEvent } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useKitText } from '../../shared/i18n/use-text.ts';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { Opener } from '../../shared/ui/dialog/Opener.tsx';
import { useLazyComponent } from '../../shared/ui/basics/use-lazy-component.ts';
import type { PriceMatchState } from './price-match.model.ts';

/** What opens the form, if the page has it here; the form is fetched when it opens. */
export function PriceMatch({ model }: { model: PriceMatchState }) {
  useSignals();
  const kit = useKitText();
  const { Part: PriceMatchDialog, hasFailed, reach } = useLazyComponent(loadDialog);
  const isOpen = model.form.isOpen.value;
  const reachNow = useEffectEvent(reach);
  useEffect(() => {
    if (isOpen) reachNow();
  }, [isOpen]);
  return (
    <div className="sw-price-match" onPointerEnter={reach} onFocus={reach}>
      {(model.opener || model.label !== '') && (
        <Opener printed={model.opener} isOpen={isOpen} onOpen={model.open}>
          {model.label}
        </Opener>
      )}
      {isOpen && !PriceMatchDialog && hasFailed && (
        <Message kind="error" action={{ label: kit('retry'), onClick: reach }}>
          {kit('wentWrong')}
        </Message>
      )}
      {PriceMatchDialog && <PriceMatchDialog model={model} />}
    </div>
  );
}

async function loadDialog() {
  const { PriceMatchDialog } = await import('./PriceMatchDialog.tsx');
  return PriceMatchDialog;
}
