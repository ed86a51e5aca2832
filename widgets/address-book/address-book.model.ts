import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import {
  chooseDefaultAddress,
  deleteAddress,
  readAddressBook,
  storeAddress,
  type AddressFields,
  type AddressBook as Book,
  type BookAddress,
} from '../../shared/contract/address-book.ts';
import type { WireId } from '../../shared/contract/wire.ts';
import { createAddressForm, type AddressForm, type AddressFormValues } from '../../shared/island/address-form.ts';
import type { Services } from '../../shared/island/services.ts';
import { DEFAULT_COUNTRY, streetLineOf } from '../../shared/rules/address.ts';
import { added, nameOf, nextAfter } from './address-book.rules.ts';
import { createKept } from './kept.model.ts';

export type { BookAddress } from '../../shared/contract/address-book.ts';

/** The one form that is open; a new address has no id. */
export interface OpenForm {
  readonly id: WireId | null;
  readonly form: AddressForm;
  /** What stands in it was typed before the page was loaded. */
  readonly isRestored: boolean;
}

/** What has just happened to whose address. */
export interface News {
  readonly is: 'saved' | 'removed' | 'shipping' | 'billing';
  readonly name: string;
}

/** Where the customer goes on. */
export type Place = { readonly at: 'form' | 'add' } | { readonly at: 'address' | 'edit'; readonly id: WireId };

export interface AddressBookState {
  /** Null until the shop has said what it knows. */
  readonly addresses: ReadonlySignal<readonly BookAddress[] | null>;
  readonly open: ReadonlySignal<OpenForm | null>;
  /** A default or a removal is on its way; others are ignored until it is answered. */
  readonly isBusy: ReadonlySignal<boolean>;
  readonly news: ReadonlySignal<News | null>;
  readonly place: ReadonlySignal<Place | null>;
  /** As one text, whether the shop says it so or in parts. */
  nameOf(address: BookAddress): string;
  /** With its number. */
  streetOf(address: BookAddress): string;
  start(): Promise<void>;
  add(): void;
  edit(address: BookAddress): void;
  cancel(): void;
  makeDefault(address: BookAddress, type: 'shipping' | 'billing'): Promise<void>;
  /** The customer has agreed to it. */
  remove(address: BookAddress): Promise<void>;
}

/** The addresses of a customer (specification 001 §2.6 and §4.6). */
export function createAddressBook(
  services: Services,
  { postcodeKey }: { readonly postcodeKey: string },
): AddressBookState {
  const { call } = services;
  const book = signal<Book | null>(null);
  const open = signal<OpenForm | null>(null);
  const isBusy = signal(false);
  const news = signal<News | null>(null);
  const place = signal<Place | null>(null);
  const kept = createKept(services);
  /** Forms that were left for another one, with what was typed in them. */
  const forms = new Map<string, AddressForm>();

  const addresses = () => book.peek()?.addresses ?? [];

  function show(found: readonly BookAddress[]) {
    const now = book.peek();
    if (now) book.value = { ...now, addresses: [...found] };
  }

  function tell(is: News['is'], address: AddressFields | BookAddress) {
    news.value = { is, name: nameOf(address) };
  }

  function formOf(address: BookAddress | null, typed: Partial<AddressFormValues> = {}): AddressForm {
    const id = address?.id ?? null;
    const key = String(id);
    const known = forms.get(key);
    if (known) return known;
    const form = createAddressForm(services, {
      address,
      kept: typed,
      countries: computed(() => book.value?.allowedCountries ?? []),
      defaultCountry: book.peek()?.defaultCountry || DEFAULT_COUNTRY,
      postcodeKey,
      changed: (values) => kept.keep(id, values, addresses()),
      save: (fields) => save(fields, id),
    });
    forms.set(key, form);
    return form;
  }

  async function save(fields: AddressFields, id: WireId | null) {
    const before = addresses();
    const { addresses: found } = await call(storeAddress, fields);
    const saved = id ?? added(before, found)?.id;
    batch(() => {
      show(found);
      close(id);
      tell('saved', fields);
      place.value = saved === undefined ? { at: 'add' } : { at: 'address', id: saved };
    });
  }

  /** The form is done with. Another one may be open by now. */
  function close(id: WireId | null) {
    forms.delete(String(id));
    kept.forget(id);
    if (open.peek()?.id === id) open.value = null;
  }

  function unfold(address: BookAddress | null) {
    batch(() => {
      news.value = null;
      open.value = { id: address?.id ?? null, form: formOf(address), isRestored: false };
      place.value = { at: 'form' };
    });
  }

  function restore(): OpenForm | null {
    const found = kept.read(addresses());
    if (!found) return null;
    const address = addresses().find(({ id }) => String(id) === String(found.id)) ?? null;
    return { id: address?.id ?? null, form: formOf(address, found.values), isRestored: true };
  }

  /** One at a time; what fails is not spoken of (specification 001 §7), and can be tried again. */
  async function change(work: () => Promise<void>) {
    if (isBusy.peek()) return;
    isBusy.value = true;
    news.value = null;
    await work().catch(() => {});
    isBusy.value = false;
  }

  return {
    addresses: computed(() => book.value?.addresses ?? null),
    open,
    isBusy,
    news,
    place,
    nameOf,
    streetOf: streetLineOf,
    async start() {
      book.value = await call(readAddressBook);
      open.value = restore();
    },
    add: () => unfold(null),
    edit: unfold,
    cancel() {
      const left = open.peek();
      if (!left) return;
      batch(() => {
        close(left.id);
        place.value = left.id === null ? { at: 'add' } : { at: 'edit', id: left.id };
      });
    },
    makeDefault: (address, type) =>
      change(async () => {
        const { addresses: found } = await call(chooseDefaultAddress, { type, id: address.id });
        show(found);
        tell(type, address);
      }),
    remove: (address) =>
      change(async () => {
        const next = nextAfter(addresses(), address);
        const isRemoved = await call(deleteAddress, { id: address.id }).then(
          () => true,
          () => false,
        );
        if (isRemoved)
          batch(() => {
            close(address.id);
            show(addresses().filter(({ id }) => id !== address.id));
            tell('removed', address);
            place.value = next ? { at: 'address', id: next.id } : { at: 'add' };
          });
        // Whether it worked or not, the shop says what there is.
        const now = await call(readAddressBook);
        book.value = now;
      }),
  };
}
