import * as z from 'zod/mini';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { send } from '../../shared/http/send.ts';
import { BackInStockModal } from './BackInStockModal.tsx';
import { createBackInStock } from './back-in-stock-modal.model.ts';
import { isWidth } from './width.rules.ts';
import './back-in-stock-modal.css';

export const island = defineIsland({
  name: 'back-in-stock-modal',
  inputs: z.object({
    /** Maximum width of the dialog: a number of pixels, or a CSS length such as `32rem`. */
    width: z._default(z.string().check(z.refine(isWidth, 'a number of pixels or a CSS length')), '500'),
    /** Markup that replaces the title. */
    title: z.optional(z.string()),
    /** Markup above the fields. */
    content: z.optional(z.string()),
  }),
  // The widget shows nothing until the command opens it.
  load: 'interaction',
  textParts: ['request'],
  handles: ['back-in-stock-open'],
  // The shopper opens it to send, so the code that sends belongs to the widget's file.
  send,
  model: createBackInStock,
  View: BackInStockModal,
});
