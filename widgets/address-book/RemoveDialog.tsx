import { useText } from '../../shared/i18n/use-text.ts';
import { RemovalDialog } from '../../shared/ui/dialog/RemovalDialog.tsx';
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
  return (
    <RemovalDialog
      isOpen={isOpen}
      title={t('confirmRemove')}
      cancelLabel={t('cancel')}
      removeLabel={t('remove')}
      onClose={onClose}
      onRemove={() => address && void model.remove(address)}
    >
      {address && (
        <p>
          {[model.nameOf(address), model.streetOf(address), `${address.zip_code} ${address.city}`.trim()]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
    </RemovalDialog>
  );
}
