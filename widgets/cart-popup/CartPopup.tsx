import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button, LinkButton } from '../../shared/ui/basics/Button.tsx';
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { Accessories } from './Accessories.tsx';
import { AddedItem } from './AddedItem.tsx';
import type { CartPopupState } from './cart-popup.model.ts';
import type nl from './locales/nl.json';

/** Shows the product that was added with its accessories, or why it was not added. */
export function CartPopup({ model }: { model: CartPopupState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { added, refused } = model.contents.value;
  const isAdding = model.adding.value.length > 0;
  const actions = (
    <>
      <Button variant="secondary" onClick={model.close}>
        {t('continue')}
      </Button>
      {refused ? (
        <Button variant="primary" isBusy={isAdding} onClick={model.retry}>
          {t('retry')}
        </Button>
      ) : (
        <LinkButton variant="primary" href={model.cartUrl}>
          {t('toCart')}
        </LinkButton>
      )}
    </>
  );
  return (
    <Dialog
      isOpen={model.isOpen.value}
      title={t(added ? 'title' : 'refused')}
      onClose={model.close}
      onClosed={model.reset}
      actions={(added || refused) && actions}
    >
      {refused && <RefusalMessage refusal={refused.refusal} />}
      {added && (
        <>
          <AddedItem added={added} />
          <Accessories model={model} accessories={added.accessories} />
          <Slot name="end" />
        </>
      )}
    </Dialog>
  );
}
