import * as z from 'zod/mini';
import { list, missable } from '../../shared/contract/wire.ts';
import { linkInput } from '../../shared/runtime/url-inputs.ts';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { loadWithRetries } from '../../shared/runtime/retry-later.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { shopHtmlIn } from '../../shared/runtime/read-server-markup.ts';
import { prepareSafety } from './LazySafety.tsx';
import { ProductSpecs } from './ProductSpecs.tsx';
import { readServerMarkup } from './read-server-markup.ts';
import { createProductSpecs } from './product-specs.model.ts';
import { rowsIn, specOf, type Spec } from './product-specs.rules.ts';
import './product-specs.css';

const EXPECTED = 'a list of { name, value }';

const present = z.unknown().check(z.refine((specs) => typeof specs === 'object' && specs !== null, EXPECTED));

const Row = z.pipe(
  z.transform(specOf),
  z.custom<Spec>((spec) => spec !== null, '{ name, value }'),
);

const loadReader = () => loadWithRetries(() => importWithRecovery('read-safety', () => import('./read-safety.ts')));

export const island = defineIsland({
  name: 'product-specs',
  inputs: z.object({
    /** The rows, as a list of `{ name, value }`; read from the table inside the element when it is not given. */
    specs: z.pipe(present, z.pipe(z.transform(rowsIn), list(missable(Row)))),
    /** The address of the page with all specifications. */
    allUrl: z.optional(linkInput),
    /** What the offer has to say of the product's safety; read from `[data-product-safety]` when it is not given. */
    safety: z.optional(z.unknown()),
    /** The address of the battery's passport. */
    batteryPassportUrl: z.optional(linkInput),
  }),
  readServerMarkup: (element) => readServerMarkup(shopHtmlIn(element)),
  load: 'visible 200px',
  slots: ['end'],
  model: (_, inputs) => createProductSpecs({ prepareSafety, loadReader }, inputs),
  View: ProductSpecs,
});
