import { useEffect, useState } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import type { AddressFormProps } from '../../shared/ui/address/AddressForm.tsx';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { LoadError } from '../../shared/ui/basics/LoadError.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { useLazyComponent, type LazyComponent } from '../../shared/ui/basics/use-lazy-component.ts';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { AddressCard } from './AddressCard.tsx';
import { EditForm } from './EditForm.tsx';
import type { AddressBookState, BookAddress, FocusTarget } from './address-book.model.ts';
import type nl from './locales/nl.json';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';

interface Removal {
  readonly address: BookAddress | null;
  readonly isAsking: boolean;
}

/** The addresses of a customer; each is edited in place. */
export function AddressBook({ model }: { model: AddressBookState }) {
  useSignals();
  const t = useText<typeof nl>();
  const addresses = model.addresses.value;
  const open = model.open.value;
  /** Its code loads on the first pointer or focus, or when a form is already open. */
  const late = useLazyComponent(
    async () =>
      (await importWithRecovery('AddressForm', () => import('../../shared/ui/address/AddressForm.tsx'))).AddressForm,
    open !== null,
  );
  /** The address that the customer is asked about; it stays while the dialog closes. */
  const [{ address: toRemove, isAsking }, setRemoval] = useState<Removal>({ address: null, isAsking: false });
  const question = useLazyComponent(
    async () => (await importWithRecovery('RemoveDialog', () => import('./RemoveDialog.tsx'))).RemoveDialog,
    isAsking,
  );
  const Question = question.Part;
  useFocusTarget(model);
  if (addresses === null) return null;
  const isNew = open !== null && !addresses.some(({ id }) => String(id) === open.id);
  return (
    <div className="sw-address-book" onPointerEnter={late.reach} onFocus={late.reach}>
      <Slot name="top" />
      <Notice model={model} />
      {isNew ? (
        <div className="sw-address-book__card">
          <EditForm model={model} open={open} late={late} />
        </div>
      ) : (
        <p className="sw-address-book__add">
          <Button
            id={idOf({ at: 'add' })}
            variant="secondary"
            icon="plus"
            isDisabled={model.isSaving.value}
            onClick={model.add}
          >
            {t('add')}
          </Button>
        </p>
      )}
      {addresses.length === 0 ? (
        !isNew && <p className="sw-address-book__empty">{t('empty')}</p>
      ) : (
        <ul className="sw-address-book__list">
          {addresses.map((address) => (
            <Entry
              key={String(address.id)}
              model={model}
              address={address}
              late={late}
              onRemove={() => setRemoval({ address, isAsking: true })}
            />
          ))}
        </ul>
      )}
      {Question && (
        <Question
          model={model}
          isOpen={isAsking}
          address={toRemove}
          onClose={() => setRemoval({ address: toRemove, isAsking: false })}
        />
      )}
      {isAsking && question.hasFailed && <LoadError onRetry={question.reach} />}
    </div>
  );
}

interface EntryProps {
  model: AddressBookState;
  address: BookAddress;
  late: LazyComponent<AddressFormProps>;
  onRemove(): void;
}

/** One address, or its form. */
function Entry({ model, address, late, onRemove }: EntryProps) {
  useSignals();
  const open = model.open.value;
  const id = String(address.id);
  return (
    <li id={idOf({ at: 'address', id })} className="sw-address-book__card" tabIndex={-1}>
      {open?.id === id ? (
        <EditForm model={model} open={open} late={late} />
      ) : (
        <AddressCard model={model} address={address} editId={idOf({ at: 'edit', id })} onRemove={onRemove} />
      )}
    </li>
  );
}

/** What has happened to the list. */
function Notice({ model }: { model: AddressBookState }) {
  useSignals();
  const t = useText<typeof nl>();
  const notice = model.notice.value;
  const words = { saved: 'saved', removed: 'removed', shipping: 'nowShipping', billing: 'nowBilling' } as const;
  return (
    <div className="sw-address-book__news" role="status">
      {notice && (
        <Message kind="success" isAnnounced={false}>
          {t(words[notice.is], { address: notice.address })}
        </Message>
      )}
    </div>
  );
}

/** Moves the focus to the target. */
function useFocusTarget(model: AddressBookState): void {
  useSignals();
  const target = model.focusTarget.value;
  useEffect(() => {
    const element = target && document.getElementById(idOf(target));
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  }, [target]);
}

function idOf(target: FocusTarget): string {
  return ['sw-address-book', target.at, 'id' in target ? target.id : 'place'].join('-');
}
