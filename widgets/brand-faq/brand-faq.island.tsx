import * as z from 'zod/mini';
import { readBrandFaq } from '../../shared/contract/faq.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { shopHtmlIn } from '../../shared/runtime/read-server-markup.ts';
import { serverMarkupInput } from '../../shared/runtime/server-markup-input.ts';
import { BrandFaq } from './BrandFaq.tsx';
import { createBrandFaq, type PrintedGroup } from './brand-faq.model.ts';
import { readServerMarkup } from './read-server-markup.ts';
import './brand-faq.css';

export const island = defineIsland({
  name: 'brand-faq',
  inputs: z.object({
    /** The id of the brand, sent as it is. */
    brandId: z.string().check(z.minLength(1, 'an id')),
    /** The groups in the server markup; not an attribute. */
    printed: serverMarkupInput<readonly PrintedGroup[]>(),
  }),
  readServerMarkup: (element) => readServerMarkup(shopHtmlIn(element)),
  firstCall: readBrandFaq,
  // Early, because tabs are lower than the server markup: what follows must not move while it is visible.
  load: 'visible 800px',
  // On failure the server markup stays, without a message.
  isQuiet: true,
  model: createBrandFaq,
  View: BrandFaq,
});
