import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { AddressForm } from '../../shared/ui/AddressForm.tsx';
import { Message } from '../../shared/ui/Message.tsx';
import type { AddressBookState, OpenForm } from './address-book.model.ts';
import type nl from './locales/nl.json';

/** The form in the place of its address. */
export function EditForm({ model, open }: { model: AddressBookState; open: OpenForm }) {
  useSignals();
  const t = useText<typeof nl>();
  const { form, id, isRestored } = open;
  return (
    <div className="sw-address-book__edit">
      <h2 id="sw-address-book-form-place" className="sw-address-book__title" tabIndex={-1}>
        {t(id === null ? 'newAddress' : 'editAddress')}
      </h2>
      {isRestored && <Message kind="info">{t('restored')}</Message>}
      <AddressForm shown={form.shown.value} form={form} onCancel={model.cancel} />
    </div>
  );
}
