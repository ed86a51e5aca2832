import { batch, computed, signal } from '@preact/signals-core';
import {
  chooseDefaultAddress,
  deleteAddress,
  readAddressBook,
  storeAddress,
  type AddressFields,
  type AddressBook as Book,
  type BookAddress,
} from '../../shared/contract/address-book.ts';
import { createLock } from '../../shared/models/lock.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { formatOf, provinceName } from '../../shared/rules/address-format.ts';
import { streetLineOf } from '../../shared/rules/address.ts';
import { added, countryOf, idOf, nameOf, nextAfter } from './address-book.rules.ts';
import { createForms } from './forms.model.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

export type { BookAddress } from '../../shared/contract/address-book.ts';
export type { OpenForm } from './forms.model.ts';

/** What has just happened to which address. */
export interface Notice {
  readonly is: 'saved' | 'removed' | 'shipping' | 'billing';
  /** Its street, because all of them may be of one person. The name where the shop answers no street. */
  readonly address: string;
}

/** What takes the focus next; ids are text. */
export type FocusTarget = { readonly at: 'form' | 'add' } | { readonly at: 'address' | 'edit'; readonly id: string };

export type AddressBookState = StateOf<typeof createAddressBook>;

/** The addresses of a customer. */
export function createAddressBook(services: Services, { postcodeKey }: { readonly postcodeKey: string }) {
  const { call } = services;
  const book = signal<Book | null>(null);
  const notice = signal<Notice | null>(null);
  const focusTarget = signal<FocusTarget | null>(null);
  const forms = createForms(services, { book, postcodeKey, save });
  const isSaving = computed(() => !!forms.open.value?.form.shown.value.isSaving);
  const lock = createLock();
  const addresses = () => book.peek()?.addresses ?? [];

  function show(stored: readonly BookAddress[], is: Notice['is'], address: AddressFields | BookAddress) {
    const now = book.peek();
    if (now) book.value = { ...now, addresses: [...stored] };
    notice.value = { is, address: streetLineOf({ address: null, ...address }) || nameOf(address) };
  }

  /** The list after a change that has worked; what the answer leaves out is read, and else stays as it was. */
  async function after({ addresses: answered }: { readonly addresses: readonly BookAddress[] | null }) {
    return answered ?? (await call(readAddressBook).catch(() => ({ addresses: addresses() }))).addresses;
  }

  /** A change that fails shows no message, and can be tried again. */
  function change(work: () => Promise<void>) {
    return lock.run(() => {
      notice.value = null;
      return work().catch(() => {});
    });
  }

  async function save(fields: AddressFields, id: string | null) {
    const before = addresses();
    const stored = await after(await call(storeAddress, fields));
    const saved = id ?? idOf(added(before, stored));
    batch(() => {
      show(stored, 'saved', fields);
      forms.close(id);
      focusTarget.value = saved === null ? { at: 'add' } : { at: 'address', id: saved };
    });
  }

  function openForm(address: BookAddress | null) {
    if (isSaving.peek()) return;
    batch(() => {
      notice.value = null;
      forms.show(address);
      focusTarget.value = { at: 'form' };
    });
  }

  function removeFromList(address: BookAddress) {
    const next = nextAfter(addresses(), address);
    batch(() => {
      forms.close(idOf(address));
      show(
        addresses().filter((item) => idOf(item) !== idOf(address)),
        'removed',
        address,
      );
      focusTarget.value = next ? { at: 'address', id: idOf(next) } : { at: 'add' };
    });
  }

  return {
    /** Null until the shop has answered. */
    addresses: computed(() => book.value?.addresses ?? null),
    open: forms.open,
    /** A default or a removal is being sent; others are ignored until it is answered. */
    isBusy: lock.isBusy,
    /** The open form is being saved; no other one opens until it is known whether that worked. */
    isSaving,
    notice,
    focusTarget,
    /** The whole name, whether the shop sends it whole or in parts. */
    nameOf,
    /** With its number. */
    streetOf: streetLineOf,
    /** The name of its province; empty without one. */
    provinceOf({ country, province }: BookAddress) {
      return provinceName(formatOf(book.peek()?.allowedCountries ?? [], country), province);
    },
    /** By its name. */
    countryOf: (address: BookAddress) => countryOf(address, book.peek()?.allowedCountries ?? []),
    async start() {
      book.value = await call(readAddressBook);
      forms.restore();
    },
    add: () => openForm(null),
    edit: openForm,
    cancel() {
      const left = forms.open.peek();
      if (!left) return;
      batch(() => {
        forms.close(left.id);
        focusTarget.value = left.id === null ? { at: 'add' } : { at: 'edit', id: left.id };
      });
    },
    makeDefault: (address: BookAddress, type: 'shipping' | 'billing') =>
      change(async () => {
        const { id } = address;
        show(await after(await call(chooseDefaultAddress, { type, id })), type, address);
      }),
    /** The customer has agreed to it. */
    remove: (address: BookAddress) =>
      change(async () => {
        const { id } = address;
        await call(deleteAddress, { id }).then(
          () => removeFromList(address),
          () => {},
        );
        // Read the list again, whether the removal succeeded or not.
        book.value = await call(readAddressBook);
      }),
  };
}
