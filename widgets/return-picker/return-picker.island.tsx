import * as z from 'zod/mini';
import { PickerProduct } from '../../shared/contract/returns.ts';
import { optionalList } from '../../shared/contract/wire.ts';
import { callInput } from '../../shared/runtime/url-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { headingInput } from '../../shared/runtime/heading-input.ts';
import { ReturnPicker } from './ReturnPicker.tsx';
import { createReturnPicker } from './return-picker.model.ts';
import './return-picker.css';

export const island = defineIsland({
  name: 'return-picker',
  inputs: z.object({
    /** A list of `{ id, name, category, image, manual, manuals, amount, reserved, order_number, ordered_at }`. */
    products: z.pipe(
      z.unknown().check(z.refine((value) => typeof value === 'object', 'a list of products')),
      optionalList(PickerProduct),
    ),
    /** Where the selection is sent. */
    submitUrl: callInput,
    /** The level of its main heading; `none` leaves it out, for a page with a heading of its own. */
    headingLevel: headingInput,
  }),
  load: 'eager',
  textParts: ['quantity'],
  model: createReturnPicker,
  View: ReturnPicker,
});
