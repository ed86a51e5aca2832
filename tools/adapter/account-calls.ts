import * as z from 'zod/mini';
import * as contract from '../../shared/contract/address-book.ts';
import { CheckoutFields } from '../../shared/contract/checkout-data.ts';
import { fieldText, wireId } from '../../shared/contract/wire.ts';
import { addressIn } from './addresses.ts';
import { call, type CallContext, readBody, write } from './call.ts';
import type { Customer, Id } from './model.ts';
import { requireValidAddress } from './validate.ts';
import { writeBook } from './write-checkout.ts';

/** The customer has not signed in. */
export class Guest extends Error {}

async function requireCustomer({ shop, session }: CallContext): Promise<Customer> {
  const customer = await shop.customer(session);
  if (!customer) throw new Guest();
  return customer;
}

async function answerBook(context: CallContext): Promise<unknown> {
  const customer = await requireCustomer(context);
  return write(contract.AddressBook, writeBook(customer, await context.shop.countries(context.session)));
}

/** The id as the shop has it; undefined for an address of somebody else. */
const ownId = ({ addresses }: Customer, id: unknown): Id | undefined =>
  addresses.find((address) => String(address.id) === String(id))?.id;

async function store(context: CallContext): Promise<unknown> {
  const { shop, session, body } = context;
  const customer = await requireCustomer(context);
  const typed = readBody(CheckoutFields, body, session.locale);
  requireValidAddress(typed, await shop.countries(session), session.locale);
  const id = body['id'] === undefined || body['id'] === null ? null : ownId(customer, body['id']);
  if (id === undefined) throw new Guest();
  await shop.storeAddress(session, { ...addressIn(typed), id });
  return answerBook(context);
}

async function chooseDefault(context: CallContext): Promise<unknown> {
  const { shop, session, body } = context;
  const { id, type } = readBody(z.object({ id: wireId, type: fieldText }), body, session.locale);
  const own = ownId(await requireCustomer(context), id);
  if (own === undefined) throw new Guest();
  await shop.chooseDefaultAddress(session, own, type === 'billing' ? 'billing' : 'shipping');
  return answerBook(context);
}

async function remove(context: CallContext): Promise<unknown> {
  const own = ownId(await requireCustomer(context), context.parts[0]);
  if (own !== undefined) await context.shop.deleteAddress(context.session, own);
  return {};
}

const BOOK = ['customer', 'countries'] as const;

export const accountCalls = [
  call(contract.readAddressBook.path, BOOK, answerBook),
  call(contract.storeAddress.path, [...BOOK, 'storeAddress'], store),
  call(contract.chooseDefaultAddress.path, [...BOOK, 'chooseDefaultAddress'], chooseDefault),
  call(contract.deleteAddress.path, ['customer', 'deleteAddress'], remove, 'DELETE'),
];
