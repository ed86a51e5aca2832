import * as z from 'zod/mini';
import { pictures, videoOrCode } from '../../shared/contract/product-media.ts';
import { missable, optionalList } from '../../shared/contract/wire.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { shopHtmlIn } from '../../shared/runtime/read-server-markup.ts';
import { readServerMarkup } from './read-server-markup.ts';
import { createProductGallery } from './product-gallery.model.ts';
import type { PrintedPicture } from './product-gallery.rules.ts';
import { ProductGallery } from './ProductGallery.tsx';
import './product-gallery.css';

/** An empty list is valid, a missing list is not. */
const required = z.unknown().check(z.refine((value) => value !== undefined, 'a list of pictures'));

const isPicture = (value: unknown) => (value as Partial<PrintedPicture> | null)?.element instanceof Element;

export const island = defineIsland({
  name: 'product-gallery',
  inputs: z.object({
    /** Pictures as in the contract, or their addresses. */
    images: z.pipe(required, pictures),
    /** Videos as in the contract, or their codes. */
    videos: optionalList(missable(videoOrCode)),
    /** What the pictures show; by default the alternative text of the picture in the markup. */
    name: z._default(z.string(), ''),
    /** The picture in the server markup; not an attribute. */
    picture: z.optional(z.custom<PrintedPicture>(isPicture)),
  }),
  readServerMarkup: (element) => readServerMarkup(shopHtmlIn(element)),
  load: 'eager',
  textParts: ['gallery'],
  slots: ['end'],
  model: createProductGallery,
  View: ProductGallery,
});
