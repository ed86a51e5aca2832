import * as z from 'zod/mini';
import { MEDIA_TYPES } from '../../shared/contract/media.ts';
import { callBaseInput } from '../../shared/runtime/url-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { MediaField } from './MediaField.tsx';
import { createMediaField } from './media-field.model.ts';
import { readInput } from './read-server-markup.ts';
import './media-field.css';

const isType = (text: string) => MEDIA_TYPES.some((type) => type === text);
const isWholeNumber = (text: string) => /^\d*$/.test(text.trim());
const isJson = (value: unknown) => typeof value !== 'string' || value.trim() === '' || parsesAsJson(value);

function parsesAsJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export const island = defineIsland({
  name: 'media-field',
  inputs: z.object({
    /** Name of the form value; `media-` with random letters and digits when it is empty. */
    name: z.optional(z.string()),
    /** `image`, `pdf` or `video`. */
    type: z._default(z.string().check(z.refine(isType, MEDIA_TYPES.join(' or '))), 'image'),
    multiple: z._default(z.boolean(), false),
    /** Maximum number of files with `multiple`; no limit when it is empty. */
    maxItems: z.optional(z.nullable(z.union([z.string().check(z.refine(isWholeNumber, 'a whole number')), z.int()]))),
    useAlt: z._default(z.boolean(), true),
    useTitle: z._default(z.boolean(), false),
    /** Lets the editor set the width of a picture in percent. */
    useSize: z._default(z.boolean(), false),
    /** Shows the accepted types and sizes. */
    showSpecs: z._default(z.boolean(), true),
    /** The initial records: JSON text, a list, or one record. */
    value: z.optional(z.union([z.string(), z.unknown()]).check(z.refine(isJson, 'JSON'))),
    /** Sends every file in chunks of 8,000,000 bytes. */
    enableChunking: z._default(z.boolean(), false),
    /** Base path of the upload calls. */
    uploadBase: z._default(callBaseInput, '/media'),
  }),
  readServerMarkup: readInput,
  changes: {
    value: 'live',
    // A new start would lose files that are in no record yet.
    name: 'fixed',
    type: 'fixed',
    multiple: 'fixed',
    maxItems: 'fixed',
    useAlt: 'fixed',
    useTitle: 'fixed',
    useSize: 'fixed',
    showSpecs: 'fixed',
    enableChunking: 'fixed',
    uploadBase: 'fixed',
  },
  load: 'eager',
  textParts: ['upload'],
  model: createMediaField,
  View: MediaField,
});
