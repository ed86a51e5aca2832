import * as z from 'zod/mini';
import { readAddressBook } from '../../shared/contract/address-book.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { AddressBook } from './AddressBook.tsx';
import { createAddressBook } from './address-book.model.ts';
import './address-book.css';

export const island = defineIsland({
  name: 'address-book',
  inputs: z.object({
    /** The shop's key for its address search; without one, the shopper enters every address by hand. */
    postcodeKey: z._default(z.string(), ''),
  }),
  load: 'eager',
  firstCall: readAddressBook,
  textParts: ['address', 'address-entry'],
  // If the call fails, the shop's own HTML stays, without a message.
  isQuiet: true,
  slots: ['top'],
  model: createAddressBook,
  View: AddressBook,
});
