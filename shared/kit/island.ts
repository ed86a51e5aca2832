/** `eiland/kit/island`: what the definition of an island is made of. Its schema comes from `zod/mini`. */
export { defineIsland } from '../runtime/define-island.tsx';
export type { IslandDefinition } from '../runtime/define-island.tsx';
export { headingInput } from '../runtime/heading-input.ts';
export { keepMarkup, openerIn, openerInput } from '../runtime/opener.ts';
export { callInput, linkInput, pictureInput } from '../runtime/url-inputs.ts';
