import * as z from 'zod/mini';
import { pictures, videoOrCode } from '../../shared/contract/product-media.ts';
import type { WrittenItem } from '../../shared/rules/ecommerce.ts';
import { missable, optionalList } from '../../shared/contract/wire.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { shopHtmlIn } from '../../shared/runtime/read-server-markup.ts';
import { readServerMarkup } from './read-server-markup.ts';
import { createProductGallery } from './product-gallery.model.ts';
import type { PrintedPicture } from './product-gallery.rules.ts';
import { ProductGallery } from './ProductGallery.tsx';
import './product-gallery.css';
import './gallery-states.css';

/** An empty list is valid, a missing list is not. */
const required = z.unknown().check(z.refine((value) => value !== undefined, 'a list of pictures'));

const isPicture = (value: unknown) => (value as Partial<PrintedPicture> | null)?.element instanceof Element;

const isItem = ({ item_id, item_name, price = 0 }: WrittenItem) => Boolean(item_id || item_name) && Number(price) >= 0;

const loadTracker = () =>
  importWithRecovery('track-view', () => import('../../shared/runtime/track-view.ts')).catch(() => undefined);

export const island = defineIsland({
  name: 'product-gallery',
  inputs: z.object({
    /** Pictures as in the contract, or their addresses. */
    images: z.pipe(required, pictures),
    /** Videos as in the contract, or their codes. */
    videos: optionalList(missable(videoOrCode)),
    /** What the pictures show; by default the alternative text of the picture in the markup. */
    name: z._default(z.string(), ''),
    /** The product of the page for the tag manager, with the keys of Google Analytics 4. */
    item: z.optional(z.looseObject({}).check(z.refine(isItem, 'item_id or item_name, and a price as a number'))),
    /** The picture in the server markup; not an attribute. */
    picture: z.optional(z.custom<PrintedPicture>(isPicture)),
  }),
  readServerMarkup: (element) => readServerMarkup(shopHtmlIn(element)),
  load: 'eager',
  textParts: ['gallery'],
  slots: ['end'],
  model: (services, inputs) => createProductGallery({ ...services, loadTracker }, inputs),
  View: ProductGallery,
});
