import * as z from 'zod/mini';
import { readBrandFaq } from '../../shared/contract/faq.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import type { UnreadMarkup } from '../../shared/rules/unread-markup.ts';
import { BrandFaq } from './BrandFaq.tsx';
import { createBrandFaq, type PrintedGroup } from './brand-faq.model.ts';
import { readServerMarkup } from './read-server-markup.ts';
import './brand-faq.css';

export const island = defineIsland({
  name: 'brand-faq',
  inputs: z.object({
    /** The brand, as text; it is sent as it stands here. */
    brandId: z.string().check(z.minLength(1, 'an id')),
    /** Groups as the server printed them inside the element; nobody writes them as an attribute. */
    printed: z.optional(z.custom<readonly PrintedGroup[] | UnreadMarkup>((groups) => typeof groups === 'object')),
  }),
  readServerMarkup,
  firstCall: { method: readBrandFaq.method, path: readBrandFaq.path, body: { brand_id: null } },
  // Early: tabs are not as high as the printed groups, and what follows is not to move in sight.
  load: 'visible 800px',
  // What the shop printed stays without a word.
  isQuiet: true,
  model: createBrandFaq,
  View: BrandFaq,
});
