import { useSignals } from '@preact/signals-react/runtime';
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { Opener } from '../../shared/ui/dialog/Opener.tsx';
import type { ConceptStoreState } from './concept-store-modal.model.ts';

/** A dialog about the store, and the control that opens it. */
export function ConceptStoreModal({ model }: { model: ConceptStoreState }) {
  useSignals();
  const isOpen = model.isOpen.value;
  return (
    <>
      <Opener printed={model.opener} isOpen={isOpen} onOpen={model.open}>
        {model.label}
      </Opener>
      <Dialog isOpen={isOpen} title={<Html html={model.title} as="span" />} width="762px" onClose={model.close}>
        <Html html={model.content} className="sw-concept-store-modal" />
      </Dialog>
    </>
  );
}
