import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { optionalText, sparse } from './wire.ts';

/** Contract of content that a link shows over the page. */

export const ModalContent = z.object({
  /** Markup. */
  modalTitle: optionalText,
  /** Markup; it may contain videos of known hosts. */
  modalContent: optionalText,
});
export type ModalContent = z.infer<typeof ModalContent>;

/** Sent to the host of the content; without cookies and tokens if that is not the shop's host. */
export const readModalContent = endpoint({
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
