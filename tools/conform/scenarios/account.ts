import * as book from '../../../shared/contract/address-book.ts';
import type { AddressFields, BookAddress } from '../../../shared/contract/address-book.ts';
import type { Country } from '../../../shared/contract/address.ts';
import { formatOf } from '../../../shared/rules/address-format.ts';
import { readPowerCredits, redeemCredits } from '../../../shared/contract/power-credits.ts';
import { deleteStockReminder, readStockReminders } from '../../../shared/contract/stock-reminders.ts';
import { Broken, type Clause, type Scenario } from '../clause.ts';
import { isSuccess } from '../exchange.ts';
import { requirePart, type Shared, type Visit } from '../visit.ts';
import { targetOf, type Visitor } from '../visitor.ts';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile.ts';
import { writtenFor } from './checkout-form.ts';
import { customer } from './order.ts';

const NOWHERE = 999_999_999;

/** The customer, with a session of their own, in a shop with an address book. */
const owner: Shared<Visitor> = (visit) => {
  requirePart(visit, 'address-book');
  return visit.given(customer);
};

/** The countries of the form. */
const countries: Shared<readonly Country[]> = async (visit) => {
  const visitor = await visit.given(owner);
  return (await visitor.ask(book.readAddressBook)).allowedCountries;
};

async function fieldsOf(visit: Visit, changed: Partial<AddressFields> = {}): Promise<AddressFields> {
  const { address, phone } = visit.file;
  const format = formatOf(await visit.given(countries), address.country);
  return {
    first_name: 'Conny',
    middle_name: '',
    last_name: `Form ${crypto.randomUUID().slice(0, 8)}`,
    phone,
    type: 'private',
    company: '',
    vat_number: '',
    ignore_vat: false,
    ...writtenFor(format, address),
    ...changed,
  };
}

/** Stores an address, works with it, and deletes it again. */
async function withAddress(
  visit: Visit,
  work: (visitor: Visitor, stored: BookAddress, typed: AddressFields) => Promise<void>,
) {
  const visitor = await visit.given(owner);
  const typed = await fieldsOf(visit);
  await visitor.ask(book.storeAddress, typed);
  const { last } = visitor;
  const { addresses } = await visitor.ask(book.readAddressBook);
  const stored = addresses.find(({ last_name: name }) => name === typed.last_name);
  if (!stored) throw new Broken('The stored address is not in the book.', last);
  try {
    await work(visitor, stored, typed);
  } finally {
    await removeAddress(visitor, stored.id).catch(() => undefined);
  }
}

function removeAddress(visitor: Visitor, id: string | number) {
  return visitor.send(book.deleteAddress, undefined, { path: targetOf(book.deleteAddress, { id }).path });
}

async function read(visitor: Visitor, id: string | number): Promise<BookAddress | undefined> {
  const { addresses } = await visitor.ask(book.readAddressBook);
  return addresses.find((address) => String(address.id) === String(id));
}

const addressBook: Clause[] = [
  {
    id: 'address-read',
    rule: 'A customer reads the address book.',
    mend: 'Answer POST /dashboard/addresses/vue/data as its example.',
    async check(visit) {
      const visitor = await visit.given(owner);
      const { addresses } = await visitor.ask(book.readAddressBook);
      const ids = addresses.map(({ id }) => String(id));
      visitor.verify(new Set(ids).size === ids.length, `An id is there twice: ${ids.join(', ')}.`);
    },
  },
  {
    id: 'address-countries',
    rule: 'The address book lists the countries of its form.',
    mend: 'Answer allowedCountries and defaultCountry.',
    async check(visit) {
      const visitor = await visit.given(owner);
      const { allowedCountries } = await visitor.ask(book.readAddressBook);
      visitor.verify(allowedCountries.length > 0, 'allowedCountries is empty.');
    },
  },
  {
    id: 'address-store',
    rule: 'A new address is in the book.',
    mend: 'Store what POST /dashboard/addresses/vue/store sends without an id.',
    check: (visit) => withAddress(visit, async () => {}),
  },
  {
    id: 'address-as-typed',
    rule: 'An address is as it was typed: street, house number and addition in their own keys.',
    mend: 'Store the parts as they were sent; write the whole into `address`.',
    check: (visit) =>
      withAddress(visit, async (visitor, stored, typed) => {
        const names = [
          'first_name',
          'country',
          'street',
          'house_number',
          'house_number_addition',
          'city',
          'phone',
        ] as const;
        const changed = names.find((name) => stored[name] !== typed[name]);
        visitor.verify(!changed, `${changed} was ${changed && typed[changed]}, and is ${changed && stored[changed]}.`);
      }),
  },
  {
    id: 'address-change',
    rule: 'An address that is sent with its id is changed, and no other is added.',
    mend: 'Look for the id among the addresses of the customer.',
    check: (visit) =>
      withAddress(visit, async (visitor, { id }, typed) => {
        const before = (await visitor.ask(book.readAddressBook)).addresses.length;
        await visitor.ask(book.storeAddress, { ...typed, id, city: 'Zeewolde' });
        const sent = visitor.last;
        const after = await visitor.ask(book.readAddressBook);
        visitor.verify(
          after.addresses.length === before,
          `There were ${before}, and are ${after.addresses.length}.`,
          sent,
        );
        const changed = after.addresses.find((address) => String(address.id) === String(id));
        visitor.verify(changed?.city === 'Zeewolde', `The city is ${changed?.city}.`, sent);
      }),
  },
  {
    id: 'address-delete',
    rule: 'A deleted address is not in the book any more.',
    mend: 'Delete the address with the id of the path.',
    check: (visit) =>
      withAddress(visit, async (visitor, { id }) => {
        const answer = await removeAddress(visitor, id);
        visitor.verify(isSuccess(answer), `It answers ${answer.status}.`);
        visitor.verify((await read(visitor, id)) === undefined, 'The address is there.', answer);
      }),
  },
  {
    id: 'address-delete-again',
    rule: 'An address that is not there can be deleted: a second tab does it.',
    mend: 'Answer 2xx or 404.',
    async check(visit) {
      const visitor = await visit.given(owner);
      const { path } = targetOf(book.deleteAddress, { id: NOWHERE });
      await visitor.survives(book.deleteAddress, undefined, { path });
    },
  },
  ...(['shipping', 'billing'] as const).map((type): Clause => ({
    id: `address-default-${type}`,
    rule: `One address is the default for ${type === 'shipping' ? 'delivery' : 'invoices'}: the one that was chosen last.`,
    mend: 'Take the mark from the other addresses of the customer.',
    check: (visit) =>
      withAddress(visit, async (visitor, { id }) => {
        const isDefault = (address: BookAddress) => (type === 'shipping' ? address.defaultShip : address.defaultBill);
        const before = (await visitor.ask(book.readAddressBook)).addresses.find(isDefault);
        await visitor.ask(book.chooseDefaultAddress, { type, id });
        const { addresses } = await visitor.ask(book.readAddressBook);
        const ids = addresses.filter(isDefault).map((address) => String(address.id));
        if (before) await visitor.send(book.chooseDefaultAddress, { type, id: before.id });
        visitor.verify(ids.length === 1 && ids[0] === String(id), `The default is ${ids.join(' and ') || 'none'}.`);
      }),
  })),
  {
    id: 'address-unknown',
    rule: 'A change of an address that is not of the customer is refused.',
    mend: 'Look for the id among the addresses of the customer; answer 404 or 422.',
    async check(visit) {
      const visitor = await visit.given(owner);
      await visitor.refused(book.storeAddress, { ...(await fieldsOf(visit)), id: NOWHERE });
      await visitor.refused(book.chooseDefaultAddress, { type: 'shipping', id: NOWHERE });
    },
  },
  ...(['first_name', 'last_name', 'street', 'zip_code', 'city'] as const).map((field): Clause => ({
    id: `address-required-${field.replaceAll('_', '-')}`,
    rule: `An address without \`${field}\` is refused at \`${field}\`.`,
    mend: 'Answer 422 with errors by the name of the field.',
    async check(visit) {
      const visitor = await visit.given(owner);
      await visitor.refused(book.storeAddress, await fieldsOf(visit, { [field]: '' }), { field });
    },
  })),
  {
    id: 'address-hostile',
    rule: 'Addresses with markup, zero bytes, long texts or values of another type do not fail.',
    mend: 'Refuse what your database cannot store with 422 at its field.',
    async check(visit) {
      const visitor = await visit.given(owner);
      for (const value of [...HOSTILE_TEXTS, ...HOSTILE_VALUES]) {
        // The e-mail and the name stay valid; the country does not, so that nothing is stored.
        await visitor.survives(book.storeAddress, { ...(await fieldsOf(visit)), country: 'zz', street: value });
        await visitor.survives(book.storeAddress, { ...(await fieldsOf(visit)), country: value });
      }
    },
  },
  {
    id: 'address-guest',
    rule: 'A guest stores no address.',
    mend: 'Answer 401 to calls of the account without a customer.',
    async check(visit) {
      requirePart(visit, 'address-book');
      const visitor = await visit.visitor();
      await visitor.refused(book.storeAddress, await fieldsOf(visit));
    },
  },
];

const credits: Clause[] = [
  {
    id: 'credits-read',
    rule: 'A customer reads the Power Credits: whole numbers from 0.',
    mend: 'Answer POST /dashboard/power_credits/vue/data as its example.',
    async check(visit) {
      requirePart(visit, 'power-credits');
      const visitor = await visit.given(customer);
      const { creditsToSpend, powerCreditSettings } = await visitor.ask(readPowerCredits);
      visitor.verify(creditsToSpend >= 0, `creditsToSpend is ${creditsToSpend}.`);
      visitor.verify(
        powerCreditSettings.every(({ credits: costs }) => costs > 0),
        'A step costs no credits.',
      );
    },
  },
  {
    id: 'credits-not-offered',
    rule: 'Credits are exchanged only in the steps that the shop offers.',
    mend: 'Compare the number with your steps; answer 422.',
    async check(visit) {
      requirePart(visit, 'power-credits');
      const visitor = await visit.given(customer);
      const before = await visitor.ask(readPowerCredits);
      const steps: unknown[] = before.powerCreditSettings.map(({ credits: costs }) => costs);
      for (const number of [0, -500, 7, 1e9, 'veel', null].filter((value) => !steps.includes(value)))
        await visitor.refused(redeemCredits, { credits: number });
      const after = await visitor.ask(readPowerCredits);
      visitor.verify(after.creditsToSpend === before.creditsToSpend, 'The credits have changed.');
    },
  },
  {
    id: 'credits-too-many',
    rule: 'A step that costs more credits than the customer has is refused.',
    mend: 'Compare the step with the credits in the transaction that takes them.',
    async check(visit) {
      requirePart(visit, 'power-credits');
      const visitor = await visit.given(customer);
      const { creditsToSpend, powerCreditSettings } = await visitor.ask(readPowerCredits);
      const tooMany = powerCreditSettings.find(({ credits: costs }) => costs > creditsToSpend);
      await visitor.refused(redeemCredits, { credits: tooMany?.credits ?? creditsToSpend + 1 });
    },
  },
  {
    id: 'credits-guest',
    rule: 'A guest reads no credits.',
    mend: 'Answer 401 to calls of the account without a customer.',
    async check(visit) {
      requirePart(visit, 'power-credits');
      await (await visit.visitor()).refused(readPowerCredits);
    },
  },
];

const reminders: Clause[] = [
  {
    id: 'reminders-read',
    rule: 'A customer reads the stock reminders.',
    mend: 'Answer POST /dashboard/stock_reminders/vue/data as its example.',
    async check(visit) {
      requirePart(visit, 'stock-reminders');
      const visitor = await visit.given(customer);
      const { reminders: all } = await visitor.ask(readStockReminders);
      visitor.verify(
        all.every(({ product }) => product.name !== ''),
        'A reminder names no product.',
      );
    },
  },
  {
    id: 'reminders-delete-unknown',
    rule: 'A reminder that is not there can be deleted.',
    mend: 'Answer 2xx or 404.',
    async check(visit) {
      requirePart(visit, 'stock-reminders');
      const visitor = await visit.given(customer);
      const { path } = targetOf(deleteStockReminder, { id: NOWHERE });
      await visitor.survives(deleteStockReminder, undefined, { path });
    },
  },
  {
    id: 'reminders-guest',
    rule: 'A guest reads no reminders.',
    mend: 'Answer 401 to calls of the account without a customer.',
    async check(visit) {
      requirePart(visit, 'stock-reminders');
      await (await visit.visitor()).refused(readStockReminders);
    },
  },
];

export const account: Scenario = {
  name: 'account',
  title: 'The account',
  chapter: 'answers.md#the-account',
  clauses: [...addressBook, ...credits, ...reminders],
};
