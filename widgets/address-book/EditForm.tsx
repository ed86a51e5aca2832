import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import type { AddressFormProps } from '../../shared/ui/address/AddressForm.tsx';
import { useNews } from '../../shared/ui/basics/use-news.ts';
import { LoadError } from '../../shared/ui/basics/LoadError.tsx';
import { Loading } from '../../shared/ui/basics/Loading.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import type { LazyComponent } from '../../shared/ui/basics/use-lazy-component.ts';
import type { AddressBookState, OpenForm } from './address-book.model.ts';
import type nl from './locales/nl.json';

interface EditFormProps {
  model: AddressBookState;
  open: OpenForm;
  /** The lazily loaded form. */
  late: LazyComponent<AddressFormProps>;
}

/** The form in the place of its address. */
export function EditForm({ model, open, late: { Part: AddressForm, hasFailed, reach } }: EditFormProps) {
  useSignals();
  const t = useText<typeof nl>();
  const { form, id, isRestored } = open;
  const news = useNews(AddressForm ? t('formLoaded') : '');
  return (
    <div className="sw-address-book__edit">
      <h2 id="sw-address-book-form-place" className="sw-address-book__title" tabIndex={-1}>
        {t(id === null ? 'newAddress' : 'editAddress')}
      </h2>
      {isRestored && <Message kind="info">{t('restored')}</Message>}
      {AddressForm ? (
        <AddressForm shown={form.shown.value} form={form} onCancel={model.cancel} />
      ) : hasFailed ? (
        <LoadError onRetry={reach} />
      ) : (
        <Loading shape="text" />
      )}
      <span className="sw-visually-hidden" role="status">
        {news}
      </span>
    </div>
  );
}
