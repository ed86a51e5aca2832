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
    /** The most that the dialog takes: a number of pixels, or a CSS length such as `32rem`. */
    width: z._default(z.string().check(z.refine(isWidth, 'a number of pixels or a CSS length')), '500'),
    /** Markup of the heading, in place of ours. */
    title: z.optional(z.string()),
    /** Markup above the fields. */
    content: z.optional(z.string()),
  }),
  // Nothing is shown before somebody asks for mail: the command wakes it.
  load: 'interaction',
  handles: ['back-in-stock-open'],
  // It is woken by somebody who is about to send.
  send,
  model: createBackInStock,
  View: BackInStockModal,
});
