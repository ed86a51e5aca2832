import * as z from 'zod/mini';
import { FaqItem } from '../../shared/contract/faq.ts';
import { list, missable } from '../../shared/contract/wire.ts';
import { pictureInput } from '../../shared/runtime/url-inputs.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { shopHtmlIn } from '../../shared/runtime/read-server-markup.ts';
import { FaqBlock } from './FaqBlock.tsx';
import { createFaqBlock } from './faq-block.model.ts';
import { readServerMarkup } from './read-server-markup.ts';
import './faq-block.css';

const element = z.custom<Element>((value) => value instanceof Element);

const printedQuestion = z.object({
  anchor: z.string(),
  question: z.string(),
  answer: element,
  isOpen: z.boolean(),
});

export const island = defineIsland({
  name: 'faq-block',
  inputs: z.object({
    /** The heading. */
    title: z.string().check(z.minLength(1, 'a heading')),
    /** A list of `{ question, answer, id? }`; the answer is HTML. */
    items: z.pipe(
      z.unknown().check(z.refine((items) => typeof items === 'object' && items !== null, 'a list of questions')),
      list(missable(z.union([printedQuestion, FaqItem]))),
    ),
    /** The address of a picture, or its element in the server markup. */
    image: z.optional(z.union([pictureInput, element])),
    /** For windows of 640 px and less. */
    mobileImage: z.optional(pictureInput),
    imageAlt: z._default(z.string(), ''),
  }),
  readServerMarkup: (element) => readServerMarkup(shopHtmlIn(element)),
  load: 'visible 200px',
  model: createFaqBlock,
  View: FaqBlock,
});
