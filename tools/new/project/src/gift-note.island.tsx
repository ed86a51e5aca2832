import { defineIsland } from 'eiland/kit/island';
import * as z from 'zod/mini';
import { GiftNote } from './GiftNote.tsx';
import { createGiftNote } from './gift-note.model.ts';
import './gift-note.css';

export const island = defineIsland({
  name: 'acme-gift-note',
  inputs: z.object({
    /** The largest number of characters. */
    length: z._default(z.int().check(z.minimum(10), z.maximum(500)), 200),
  }),
  load: 'visible',
  slots: ['below'],
  model: createGiftNote,
  View: GiftNote,
});
