import * as z from 'zod/mini';
import { readOrderReturn } from '../../shared/contract/returns.ts';
import { callInput } from '../../shared/runtime/url-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { serverMarkupInput } from '../../shared/runtime/server-markup-input.ts';
import { headingInput } from '../../shared/runtime/heading-input.ts';
import { readForm } from './read-server-markup.ts';
import { ReturnOrderForm } from './ReturnOrderForm.tsx';
import { createReturnOrderForm } from './return-order-form.model.ts';
import './return-order-form.css';
import './return-lines.css';

const text = (expected: string) => z.string().check(z.minLength(1, expected));

export const island = defineIsland({
  name: 'return-order-form',
  inputs: z.object({
    /** The order code that the customer knows. */
    orderUniqid: text('a code'),
    orderId: text('an id'),
    /** The order number that the customer knows. */
    displayId: text('a number'),
    /** Where the browser sends the form. */
    action: callInput,
    /** The values of an earlier submission, by order line id. */
    old: z.optional(z.unknown()),
    /** Read from the server's form; it is not an attribute. */
    printed: serverMarkupInput(),
    /** Error messages by `rmaLines.<id>.<field>` and `rmaLines`. */
    errors: z.optional(z.unknown()),
    /** The level of its main heading; `none` leaves it out, for a page with a heading of its own. */
    headingLevel: headingInput,
  }),
  readServerMarkup: readForm,
  firstCall: readOrderReturn,
  load: 'eager',
  textParts: ['quantity'],
  // After a failed call, the server's form stays without a message.
  isQuiet: true,
  model: createReturnOrderForm,
  View: ReturnOrderForm,
});
