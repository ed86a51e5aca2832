import * as z from 'zod/mini';
import { WithdrawalOrder } from '../../shared/contract/withdrawal.ts';
import { optionalList } from '../../shared/contract/wire.ts';
import { optionalCallInput } from '../../shared/runtime/url-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { serverMarkupInput } from '../../shared/runtime/server-markup-input.ts';
import { readForm } from './read-server-markup.ts';
import { Withdrawal } from './Withdrawal.tsx';
import { createWithdrawal } from './withdrawal.model.ts';
import './withdrawal.css';

export const island = defineIsland({
  name: 'withdrawal',
  inputs: z.object({
    /** The orders of the customer who is signed in, with their lines. */
    orders: optionalList(WithdrawalOrder),
    /** Where orders, name and e-mail address are read, if the page does not contain orders. */
    ordersUrl: z._default(optionalCallInput, ''),
    /** The order from whose page the consumer came. */
    orderNumber: z._default(z.string(), ''),
    /** The name of the customer who is signed in. */
    name: z._default(z.string(), ''),
    /** The e-mail address of the customer who is signed in. */
    email: z._default(z.string(), ''),
    /** Error messages by field about a form that was posted. */
    errors: z.optional(z.unknown()),
    /** Read from the server's form; it is not an attribute. */
    printed: serverMarkupInput(),
  }),
  readServerMarkup: readForm,
  load: 'eager',
  slots: ['receipt-end'],
  model: createWithdrawal,
  View: Withdrawal,
});
