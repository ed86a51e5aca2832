import { useSignals } from '@preact/signals-react/runtime';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { usePartText, useText } from '../../shared/i18n/use-text.ts';
import { Button, LinkButton } from '../../shared/ui/basics/Button.tsx';
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { Accessories } from './Accessories.tsx';
import { AddedItem } from './AddedItem.tsx';
import type { CartPopupState } from './cart-popup.model.ts';
import type nl from './locales/nl.json';

/** Shows the product that was added with its accessories, or why it was not added; or leads to the cart to find out. */
export function CartPopup({ model }: { model: CartPopupState }) {
  useSignals();
  const t = useText<typeof nl>();
  const buyingText = usePartText('buying');
  // Before 0.4.0 these texts stood in those of the popup, where a shop may still word them.
  const own = useSettings().texts['cart-popup'] ?? {};
  const buying = (key: Parameters<typeof buyingText>[0]) => own[key] || buyingText(key);
  const { added, refused, isUnsure } = model.contents.value;
  const isAdding = model.adding.value.length > 0;
  const actions = (
    <>
      <Button variant="secondary" onClick={model.close}>
        {t('continue')}
      </Button>
      {refused && refused.refusal.is !== 'expired' && (
        <Button variant={isUnsure ? 'secondary' : 'primary'} isBusy={isAdding} onClick={refused.retry}>
          {t('retry')}
        </Button>
      )}
      {(isUnsure || !refused) && (
        <LinkButton variant="primary" href={model.cartUrl}>
          {buying('toCart')}
        </LinkButton>
      )}
    </>
  );
  return (
    <Dialog
      isOpen={model.isOpen.value}
      title={t(added ? 'title' : isUnsure ? 'unsureTitle' : 'refused')}
      onClose={model.close}
      onClosed={model.reset}
      actions={(added || refused || isUnsure) && actions}
    >
      {isUnsure && <Message kind="error">{buying('unsure')}</Message>}
      {added && !added.answer && <p role="status">{t('count', { count: added.count })}</p>}
      {refused && <RefusalMessage refusal={refused.refusal} />}
      {added?.answer && (
        <>
          <AddedItem added={added.answer} />
          <Accessories model={model} accessories={added.answer.accessories} />
          <Slot name="end" />
        </>
      )}
    </Dialog>
  );
}
