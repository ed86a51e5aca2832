import * as z from 'zod/mini';
import { linkInput } from '../../shared/runtime/url-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { ProductSpecs } from './ProductSpecs.tsx';
import { readServerMarkup } from './read-server-markup.ts';
import { createProductSpecs } from './product-specs.model.ts';
import { readSpecs } from './product-specs.rules.ts';
import './product-specs.css';

export const island = defineIsland({
  name: 'product-specs',
  inputs: z.object({
    /** The rows, as a list of `{ name, value }`; read from the table inside the element when it is not given. */
    specs: z.unknown().check(z.refine((specs) => readSpecs(specs) !== null, 'a list of { name, value }')),
    /** The address of the page with all specifications. */
    allUrl: z.optional(linkInput),
  }),
  readServerMarkup,
  load: 'visible 200px',
  slots: ['end'],
  model: createProductSpecs,
  View: ProductSpecs,
});
