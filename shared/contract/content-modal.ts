import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { optionalText, sparse } from './wire.ts';

/** Contract of content that a link shows over the page (specification 002 §2.14 and §7). */

export const ModalContent = z.object({
  /** Markup. */
  modalTitle: optionalText,
  /** Markup; videos of known hosts may stand in it. */
  modalContent: optionalText,
});
export type ModalContent = z.infer<typeof ModalContent>;

/** Goes to the host of the content; to another one than the shop's, without cookies and tokens. */
export const readModalContent = endpoint({
  method: 'post',
  path: '/modal',
  safe: true,
  input: z.object({
    /** Of the content, such as `content.example.nl`. */
    host: z.string(),
    /** Path and query of the link. */
    path: z.string(),
  }),
  target: ({ host, path }) => ({ path: `//${host}/modal${path}` }),
  answer: sparse(ModalContent),
});
