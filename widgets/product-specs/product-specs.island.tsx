import * as z from 'zod/mini';
import { list, missable } from '../../shared/contract/wire.ts';
import { linkInput } from '../../shared/runtime/url-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { shopHtmlIn } from '../../shared/runtime/read-server-markup.ts';
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

export const island = defineIsland({
  name: 'product-specs',
  inputs: z.object({
    /** The rows, as a list of `{ name, value }`; read from the table inside the element when it is not given. */
    specs: z.pipe(present, z.pipe(z.transform(rowsIn), list(missable(Row)))),
    /** The address of the page with all specifications. */
    allUrl: z.optional(linkInput),
  }),
  readServerMarkup: (element) => readServerMarkup(shopHtmlIn(element)),
  load: 'visible 200px',
  slots: ['end'],
  model: createProductSpecs,
  View: ProductSpecs,
});
