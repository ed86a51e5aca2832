import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx';
import type { AddressBookState, BookAddress } from './address-book.model.ts';
import type nl from './locales/nl.json';

interface RemoveDialogProps {
  model: AddressBookState;
  isOpen: boolean;
  /** The one to delete; it stays after the dialog has closed. */
  address: BookAddress | null;
  onClose(): void;
}

/** Asks whether an address is to be deleted. */
export function RemoveDialog({ model, isOpen, address, onClose }: RemoveDialogProps) {
  const t = useText<typeof nl>();
  function remove() {
    onClose();
    if (address) void model.remove(address);
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={t('confirmRemove')}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" onClick={remove}>
            {t('remove')}
          </Button>
        </>
      }
    >
      {address && (
        <p>
          {[model.nameOf(address), model.streetOf(address), `${address.zip_code} ${address.city}`.trim()]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
    </Dialog>
  );
}
