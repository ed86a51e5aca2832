import * as z from 'zod/mini';
import { readOrderReturn } from '../../shared/contract/returns.ts';
import { callInput } from '../../shared/runtime/address-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { printed } from './read-server-markup.ts';
import { ReturnOrderForm } from './ReturnOrderForm.tsx';
import { createReturnOrderForm } from './return-order-form.model.ts';
import './return-order-form.css';

const text = (what: string) => z.string().check(z.minLength(1, what));

export const island = defineIsland({
  name: 'return-order-form',
  inputs: z.object({
    /** The code by which the customer knows the order. */
    orderUniqid: text('a code'),
    orderId: text('an id'),
    /** The number of the order as it is written in its papers. */
    displayId: text('a number'),
    /** Where the browser sends the form. */
    action: callInput,
    /** What was sent before, by the id of its order line. */
    old: z.optional(z.unknown()),
    /** Read from the form that the page printed; nobody writes it as an attribute. */
    printed: z.optional(z.unknown()),
    /** Messages by `rmaLines.<id>.<field>` and `rmaLines`. */
    errors: z.optional(z.unknown()),
  }),
  readServerMarkup: printed,
  firstCall: readOrderReturn,
  load: 'eager',
  // An order that cannot be read is not spoken of (specification 001 §7): the page's own form stays.
  isQuiet: true,
  model: createReturnOrderForm,
  View: ReturnOrderForm,
});
